# say.sh - what tests of the source itself share. To be sourced from the
# source's folder.
n=0
bad=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# say SENTENCE COMMAND...: one test.
say() {
    sentence=$1
    shift
    n=$((n + 1))
    if "$@" >"$work/out" 2>&1; then
        echo "ok $n - $sentence"
    else
        echo "not ok $n - $sentence"
        head -n 40 "$work/out" | sed 's/^/# /'
        bad=$((bad + 1))
    fi
}

fails() {
    ! "$@"
}
