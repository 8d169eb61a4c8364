# find_package(refstd) gives the target refstd::execution.

include(CMakeFindDependencyMacro)
find_dependency(Threads)
include(${CMAKE_CURRENT_LIST_DIR}/refstd-targets.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/refstd-cxx26.cmake)
refstd_use_cxx26(refstd::execution)
