// A header with an error that nothing in the including file explains.

static_assert(sizeof(char) == 2);
