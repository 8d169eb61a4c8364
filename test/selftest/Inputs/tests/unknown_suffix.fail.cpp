// [exec.just]/1
//
// A file that nobody would run.

int main(int, char**) {
  return 1;
}
