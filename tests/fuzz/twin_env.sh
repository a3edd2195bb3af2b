# twin_env.sh - read by others: where twins that are fuzzed are built, and by
# which compiler.
# shellcheck shell=sh disable=SC2154  # out is the folder of whoever reads it
export XDG_CACHE_HOME
XDG_CACHE_HOME=$(cd "$out" && pwd)/fuzz_twins
export CXX="$PWD/tests/fuzz/twin_cxx.sh"
