# promise.awk - is the output what the document promises?
#
# awk -f promise.awk WANT GOT: the exit status is 0 if it is, else the first
# promised line that did not come is printed. A line "..." stands for any
# number of lines, "..." in a line for anything in it. Spaces at the ends of
# lines and empty lines at the end do not count.

function fits(line, want,    part, count, i, at)
{
    count = split(want, part, /\.\.\./)
    if (count < 2)
        return line == want
    if (index(line, part[1]) != 1)
        return 0
    line = substr(line, length(part[1]) + 1)
    for (i = 2; i < count; i++) {
        at = index(line, part[i])
        if (!at)
            return 0
        line = substr(line, at + length(part[i]))
    }
    return length(line) >= length(part[count]) \
        && substr(line, length(line) - length(part[count]) + 1) == part[count]
}

function all_fit(w, g)
{
    if (w > farthest)
        farthest = w
    if (w > wanted)
        return g > got
    if (want[w] == "...")
        return all_fit(w + 1, g) || (g <= got && all_fit(w, g + 1))
    return g <= got && fits(line[g], want[w]) && all_fit(w + 1, g + 1)
}

{ sub(/[ \t]+$/, "") }
FILENAME == ARGV[1] { want[++count] = $0; if ($0 != "") wanted = count; next }
{ line[++lines] = $0; if ($0 != "") got = lines }
END {
    if (all_fit(1, 1))
        exit 0
    print (farthest > wanted ? "more output than promised" \
                             : "promised: " want[farthest])
    exit 1
}
