# Targets and CTest tests that run the suite with lit: check-exec for all of clause [exec], check-exec.recv and so on
# for each top subclause that has tests, check-thread.stoptoken for stop tokens.

set(CONFORM_IMPL reference CACHE STRING "profile of the implementation under test: a name or a .toml file")
set(CONFORM_INCLUDE "" CACHE STRING "directories with the headers of the implementation under test")
set(CONFORM_STDLIB "" CACHE STRING "libc++ or libstdc++; empty: the compiler's usual one")
set(CONFORM_SANITIZE "" CACHE STRING "sanitizers of the tests: address, undefined, thread")

find_program(CONFORM_LIT NAMES lit-22 lit DOC "LLVM's test runner")
if(NOT CONFORM_LIT)
  message(STATUS "lit-22 was not found: there are no check-... targets (utils/conform --setup doctor installs it)")
  return()
endif()

list(JOIN CONFORM_INCLUDE ":" include)
list(JOIN CONFORM_SANITIZE "," sanitize)
set(conform_lit ${CONFORM_LIT} -sv
  --param build_dir=${PROJECT_BINARY_DIR}
  --param cxx=${CMAKE_CXX_COMPILER}
  --param impl=${CONFORM_IMPL}
  --param include=${include}
  --param stdlib=${CONFORM_STDLIB}
  --param sanitize=${sanitize})

# conform_add_check(<name> <folder>...): target check-<name> runs the tests in the folders.
function(conform_add_check name)
  add_custom_target(check-${name} COMMAND ${conform_lit} ${ARGN} USES_TERMINAL VERBATIM
    COMMENT "Testing ${CONFORM_IMPL}: ${name}")
endfunction()

set(tests ${PROJECT_SOURCE_DIR}/test)
file(GLOB folders LIST_DIRECTORIES true CONFIGURE_DEPENDS ${tests}/exec/* ${tests}/thread.stoptoken)
if(IS_DIRECTORY ${tests}/exec)
  conform_add_check(exec ${tests}/exec)
endif()
foreach(folder IN LISTS folders)
  if(IS_DIRECTORY ${folder})
    cmake_path(GET folder FILENAME name)
    conform_add_check(${name} ${folder})
    add_test(NAME ${name} COMMAND ${conform_lit} ${folder})
    # lit uses all cores by itself.
    set_tests_properties(${name} PROPERTIES RUN_SERIAL ON)
  endif()
endforeach()
