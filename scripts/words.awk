# words.awk - finds the texts that players read, in C and in JavaScript.
#
#   awk -v js=0 -f words.awk FILE...    prints entries of a .po file
#
# A text is a string inside the parentheses of words_of and WORDS, in the
# first argument of words_error, the second of words_put, the third and fourth
# of words_count, and the first of t() on the page; strings side by side (on
# the page: with + between) are one. What is inside another call there is not a text. Run it with
# LC_ALL=C: it puts together the bytes of escapes.

BEGIN {
    wanted["words_of"] = wanted["WORDS"] = "*"
    wanted["words_put"] = "2"
    wanted["words_error"] = "1"
    wanted["words_count"] = "34"
    if (js) {
        delete wanted
        wanted["t"] = "1"
    }
    for (i = 1; i < 256; i++)
        byte[i] = sprintf("%c", i)
}

function hex(digits,   i, n) {
    for (i = 1; i <= length(digits); i++)
        n = n * 16 + index("0123456789abcdef",
                           tolower(substr(digits, i, 1))) - 1
    return n
}

function utf8(n) {
    if (n < 128)
        return byte[n]
    if (n < 2048)
        return byte[192 + int(n / 64)] byte[128 + n % 64]
    return byte[224 + int(n / 4096)] byte[128 + int(n / 64) % 64] \
           byte[128 + n % 64]
}

# The escapes of a string undone.
function plain(text,   to, at) {
    while ((at = index(text, "\\"))) {
        to = to substr(text, 1, at - 1)
        text = substr(text, at + 1)
        at = 1
        if (match(text, /^x[0-9A-Fa-f][0-9A-Fa-f]/)) {
            to = to (js ? utf8(hex(substr(text, 2, 2))) \
                        : byte[hex(substr(text, 2, 2))])
            at = 3
        } else if (match(text, /^u[0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f]/)) {
            to = to utf8(hex(substr(text, 2, 4)))
            at = 5
        } else
            to = to (text ~ /^n/ ? "\n" : substr(text, 1, 1))
        text = substr(text, at + 1)
    }
    return to text
}

function put(text) {
    gsub(/["\\]/, "\\\\&", text)
    gsub(/\n/, "\\n", text)
    printf "#: %s\nmsgid \"%s\"\nmsgstr \"\"\n\n", FILENAME, text
}

# The string that was read last is whole.
function flush() {
    if (is_pending && pending != "")
        put(pending)
    is_pending = 0
    pending = ""
}

function is_text() {
    return args[depth] == "*" || (args[depth] != "" &&
                                  index(args[depth], arg[depth]))
}

function string(text) {
    if (!is_text())
        return
    if (is_pending && last != (js ? "+" : "string"))
        flush()
    pending = pending plain(text)
    is_pending = 1
}

# A parenthesis behind a name opens the arguments of a call; one behind
# nothing goes on with what it is in.
function open_paren() {
    args[depth + 1] = last == "name" ? wanted[name] : args[depth]
    arg[depth + 1] = last == "name" ? 1 : arg[depth]
    is_call[++depth] = last == "name"
}

function mark(sign) {
    if (sign != "+" || !js)
        flush()
    if (sign == "(")
        open_paren()
    else if (sign == "[" || sign == "{") {
        args[++depth] = ""
        arg[depth] = 1
    } else if (index("])}", sign) && depth > 0)
        depth--
    else if (sign == ",")
        arg[depth]++
}

# Takes what the line begins with; returns how much of it that is.
function take(line,   size) {
    if (is_comment) {
        if (!match(line, /\*\//))
            return length(line)
        is_comment = 0
        return RSTART + 1
    }
    if (is_template)
        return take_template(line)
    if (match(line, /^[ \t]+/) || match(line, /^\/\/.*/))
        return RLENGTH
    if (line ~ /^\/\*/) {
        is_comment = 1
        return 2
    }
    if (match(line, /^"([^"\\]|\\.)*"/) ||
        (js && match(line, /^'([^'\\]|\\.)*'/))) {
        size = RLENGTH                  # reading it matches, too
        string(substr(line, 2, size - 2))
        last = "string"
        return size
    }
    if (!js && match(line, /^'([^'\\]|\\.)+'/)) {
        flush()
        last = "char"
        return RLENGTH
    }
    if (js && last !~ /^(name|string|char|\)|\])$/ &&
        match(line, /^\/([^\/\\\[]|\\.|\[([^\]\\]|\\.)*\])+\//)) {
        flush()
        last = "char"
        return RLENGTH
    }
    if (js && line ~ /^`/) {
        flush()
        is_template = 1
        last = "char"
        return 1
    }
    if (match(line, /^[A-Za-z_0-9$]+/)) {
        flush()
        name = (last == "." ? "." : "") substr(line, 1, RLENGTH)
        last = name ~ /^(return|typeof|case)$/ ? name : "name"
        return RLENGTH
    }
    take_mark(substr(line, 1, 1))
    return 1
}

# A brace that closes one of ${} is in the midst of a template.
function take_mark(sign) {
    if (js && sign == "}" && templates && hole[templates] == depth) {
        flush()
        templates--
        is_template = 1
        depth--
        last = "char"
        return
    }
    mark(sign)
    last = sign
}

function take_template(line) {
    if (!match(line, /`|\$\{|\\./))
        return length(line)
    if (substr(line, RSTART, 1) == "\\")
        return RSTART + 1
    is_template = 0
    if (substr(line, RSTART, 1) == "`")
        return RSTART
    mark("{")
    hole[++templates] = depth
    last = "{"
    return RSTART + 1
}

FNR == 1 {
    flush()
    depth = templates = is_comment = is_template = 0
    args[0] = last = ""
}

{
    line = $0
    sub(/\r$/, "", line)
    while (line != "")
        line = substr(line, take(line) + 1)
}

END { flush() }
