# leap_scaling_svg.awk ROWS - the table of leap_scaling.sh as a picture: on the
# left the cost of a clock against the size of the design, in the middle from
# netlist to first clock, on the right the cost against activity. Both axes are
# logarithmic.

function log10(v) { return log(v) / log(10) }

function put_text(x, y, anchor, words) {
    printf "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\">%s</text>\n", x, y,
           anchor, words
}

# A frame with a line for each power of ten.
function begin_plot(left, title, x_low, x_high, y_low, y_high, x_words,    v) {
    at = left; x0 = x_low; x1 = x_high; y0 = y_low; y1 = y_high
    put_text(left + 110, 24, "middle", title)
    put_text(left + 110, 330, "middle", x_words)
    for (v = y0; v <= y1; v++) {
        printf "<path class=\"grid\" d=\"M%.1f %.1fh220\"/>\n", left, y_of(v)
        put_text(left - 6, y_of(v) + 4, "end", label(v))
    }
    for (v = x0; v <= x1; v++) {
        printf "<path class=\"grid\" d=\"M%.1f 40v260\"/>\n", x_of(v)
        put_text(x_of(v), 314, "middle", label(v))
    }
}

function label(v) {
    return v == 0 ? "1" : v == 1 ? "10" : v == 2 ? "100" : v == 3 ? "1 k" \
         : v == 4 ? "10 k" : v == 5 ? "100 k" : v == 6 ? "1 M" \
         : v == 7 ? "10 M" : "0"
}

function x_of(v) { return at + 220 * (v - x0) / (x1 - x0) }
function y_of(v) { return 300 - 260 * (v - y0) / (y1 - y0) }

# line CLASS X Y: of rows that were chosen; a dash is no point.
function put_line(class, x, y,    i, path, n) {
    for (i = 1; i <= chosen; i++) {
        if (field[i, y] == "-" || field[i, y] <= 0)
            continue
        px = x_of(log10(field[i, x] > 0 ? field[i, x] : 0.1))
        py = y_of(log10(field[i, y]))
        path = path (n++ ? "L" : "M") sprintf("%.1f %.1f", px, py)
        dots = dots sprintf("<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\"" \
                            " r=\"2.5\"/>\n", class, px, py)
    }
    if (n)
        printf "<path class=\"line %s\" d=\"%s\"/>\n%s", class, path, dots
    dots = ""
}

# The rows with this value in a column, by what is in the other.
function choose(column, value, by,    i, k, c, swap) {
    chosen = 0
    for (i = 1; i <= rows; i++)
        if (cell[i, column] == value) {
            chosen++
            for (k = 1; k <= 9; k++)
                field[chosen, k] = cell[i, k]
        }
    for (i = 2; i <= chosen; i++)
        for (k = i; k > 1 && field[k, by] < field[k - 1, by]; k--)
            for (c = 1; c <= 9; c++) {
                swap = field[k, c]
                field[k, c] = field[k - 1, c]
                field[k - 1, c] = swap
            }
}

function put_key(x, class, words) {
    printf "<path class=\"line %s\" d=\"M%d 356h24\"/>\n", class, x
    put_text(x + 30, 360, "start", words)
}

{
    rows++
    for (k = 1; k <= 9; k++)
        cell[rows, k] = k > NF ? "-" : $k == "-" ? $k : $k + 0
}

END {
    print "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 900 376\">"
    print "<style>text { font: 12px sans-serif; fill: #333 }" \
          " .grid { stroke: #ddd; fill: none }" \
          " .line { fill: none; stroke-width: 2 }" \
          " path.plain { stroke: #8a6d3b } circle.plain { fill: #8a6d3b }" \
          " path.leaps { stroke: #2a7f3f } circle.leaps { fill: #2a7f3f }" \
          " path.compiled { stroke: #1f5fbf }" \
          " circle.compiled { fill: #1f5fbf }" \
          " path.verilator { stroke: #c0392b }" \
          " circle.verilator { fill: #c0392b }</style>"
    print "<rect width=\"900\" height=\"376\" fill=\"#fff\"/>"
    choose(2, 10, 1)
    begin_plot(60, "ns for a clock, 10 % of the cells busy", 3, 5.5, 1, 7,
               "cells")
    put_line("plain", 1, 4)
    put_line("compiled", 1, 6); put_line("verilator", 1, 7)
    begin_plot(360, "ms from netlist to first clock", 3, 5.5, 0, 4, "cells")
    put_line("plain", 1, 3)
    choose(1, 3000, 2)
    begin_plot(660, "ns for a clock, 3,000 cells", -1, 2, 1, 7,
               "per cent of the cells busy")
    put_line("plain", 2, 4); put_line("leaps", 2, 5)
    put_line("compiled", 2, 6); put_line("verilator", 2, 7)
    put_key(60, "plain", "interpreted, every clock")
    put_key(270, "leaps", "interpreted, with leaps")
    put_key(480, "compiled", "compiled, every clock")
    put_key(690, "verilator", "Verilator")
    print "</svg>"
}
