# refstd_use_cxx26(<target>): whoever links to the interface library <target> is compiled as C++26.
#
# The consumer's compiler decides how, so this runs where the library is used and is never exported. A compiler may
# well have C++26 and CMake not know it (3.25 does not know it of any); then the flag has to do.

function(refstd_use_cxx26 target)
  if(cxx_std_26 IN_LIST CMAKE_CXX_COMPILE_FEATURES)
    target_compile_features(${target} INTERFACE $<BUILD_INTERFACE:cxx_std_26>)
  elseif(NOT MSVC)
    target_compile_options(${target} INTERFACE $<BUILD_INTERFACE:$<$<COMPILE_LANGUAGE:CXX>:-std=c++26>>)
  endif()
endfunction()
