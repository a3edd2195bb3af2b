# twin_env.sh - read by others: where twins that are fuzzed are built, and by
# which compiler: libFuzzer counts what the Verilog reaches as it counts what
# the C does. Words and no script: a twin is built where only its sources and
# the system's programs can be read.
# shellcheck shell=sh disable=SC2154  # out is the folder of whoever reads it
export XDG_CACHE_HOME
XDG_CACHE_HOME=$(cd "$out" && pwd)/fuzz_twins
CXX="clang++ -fsanitize=fuzzer-no-link,address"
export CXX="$CXX -Wl,--no-as-needed -latomic"
