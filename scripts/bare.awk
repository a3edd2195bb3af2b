# bare.awk - a script or style sheet of the page without its comments, which no
# browser has to fetch.
#
# It knows what the files of web/ have: comments between slashes and stars, and
# none of these signs in a string.
function without_comment(line,    kept, at)
{
    for (;;) {
        if (!in_comment) {
            at = index(line, "/*")
            if (!at)
                return kept line
            kept = kept substr(line, 1, at - 1)
            line = substr(line, at + 2)
            in_comment = 1
        }
        at = index(line, "*/")
        if (!at)
            return kept
        line = substr(line, at + 2)
        in_comment = 0
    }
}

{
    line = without_comment($0)
    sub(/[ \t]+$/, "", line)
    if (line != "")
        print line
}
