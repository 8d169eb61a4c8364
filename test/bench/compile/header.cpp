// The header alone.

#include "execution.h"
