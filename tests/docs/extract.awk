# extract.awk - every command of a document, as files for commands.sh.
#
# awk -v out=FOLDER -v name=README.md -f extract.awk README.md
#
# Step N of the document is FOLDER/N.kind and, by its kind,
#   command   N.line is the line for the shell; N.want the output promised
#             in full, N.has a text that it promises; N.status the status
#   script, pdn, sgf, phh   N.text is what to check
#   named     N.line is a command in the middle of a sentence
#   bad       N.line says what is wrong with the document
# and N.where says in which line it stands.
#
# In Markdown the language of a block says what it is: sh has commands, one
# to a line; console commands behind "$ ", and below each what it prints;
# boardwalk a script; pdn, sgf and phh files of games. All others have no
# commands. In a manual page .Dl and the literal blocks of EXAMPLES have.
#
# Behind a command, "-> TEXT" in a remark promises TEXT somewhere in a line of
# its output, and "exit status N" another status than 0.

function put(what, text,    file)
{
    file = out "/" step "." what
    print text >file
    close(file)
}

function begin(kind, line)
{
    step++
    put("kind", kind)
    put("where", name ":" (line ? line : FNR))
}

function wrong(text)
{
    begin("bad")
    put("line", text)
}

# Where the remark of a line for the shell begins, or 0.
function remark_at(line,    i, c, quote)
{
    quote = ""
    for (i = 1; i <= length(line); i++) {
        c = substr(line, i, 1)
        if (quote != "")
            quote = c == quote ? "" : quote
        else if (c == "'" || c == "\"")
            quote = c
        else if (c == "#" && (i == 1 || substr(line, i - 1, 1) ~ /[ \t]/))
            return i
    }
    return 0
}

function command(line,    at, remark)
{
    at = remark_at(line)
    remark = at ? substr(line, at) : ""
    line = at ? substr(line, 1, at - 1) : line
    sub(/[ \t]+$/, "", line)
    if (line == "")
        return
    begin("command")
    put("line", line)
    if (match(remark, /-> /))
        put("has", substr(remark, RSTART + 3))
    if (match(remark, /exit status [0-9]+/))
        put("status", substr(remark, RSTART + 12, RLENGTH - 12))
}

# A line of commands; one that ends with a backslash goes on.
function shell(line)
{
    if (sub(/\\$/, "", line)) {
        begun = begun line
        return
    }
    command(begun line)
    begun = ""
}

function console_end()
{
    if (waits)
        put("want", want)
    waits = 0
    want = ""
}

function console(line)
{
    if (sub(/^\$ /, "", line)) {
        console_end()
        shell(line)
        waits = begun == ""
    } else if (begun != "") {
        sub(/^> /, "", line)
        shell(line)
        waits = begun == ""
    } else if (waits) {
        want = want line "\n"
    } else {
        wrong("output in front of the first command: " line)
    }
}

function looks_like_command(line)
{
    return line ~ /^ *(\$ )?(build\/)?boardwalk( *$| +(#|-|[a-z]))/ \
        || line ~ /^ *(\$ )?make [a-z]/
}

# A block that is checked as a whole

function whole(line)
{
    all = all line "\n"
}

function whole_end(kind)
{
    begin(kind)
    put("text", all)
    all = ""
}

function block_line(line)
{
    if (language == "sh")
        shell(line)
    else if (language == "console")
        console(line)
    else if (language ~ /^(boardwalk|pdn|sgf|phh)$/)
        whole(line)
    else if (looks_like_command(line))
        wrong("a command in a block that is not run: " line)
}

function block_end()
{
    if (begun != "")
        wrong("a command that is not ended: " begun)
    begun = ""
    if (language == "console")
        console_end()
    if (language ~ /^(boardwalk|pdn|sgf|phh)$/)
        whole_end(language == "boardwalk" ? "script" : language)
}

# Commands in the middle of sentences, which may go on on the next line

function names(end,    line, part, count, i)
{
    count = split(paragraph, part, "`")
    line = end - gsub(/\n/, "", paragraph)
    for (i = 1; i <= count; i++) {
        if (i % 2 == 0 && part[i] ~ /^(boardwalk|make)[ \n][a-z]/) {
            begin("named", line)
            put("line", one_line(part[i]))
        }
        line += gsub(/\n/, "", part[i])
    }
    paragraph = ""
}

function one_line(text)
{
    gsub(/[ \n]+/, " ", text)
    return text
}

# Manual pages

function plain(line)
{
    gsub(/\\&/, "", line)
    gsub(/\\e/, "\\", line)
    return line
}

function literal_end()
{
    if (all ~ /(^|\n)boardwalk 1\n/)
        whole_end("script")
    else if (examples)
        literal_commands()
    all = ""
}

function literal_commands(    line, count, i)
{
    count = split(all, line, "\n")
    for (i = 1; i < count; i++)
        shell(line[i])
}

man && /^\.Sh / { examples = $0 ~ /EXAMPLES/ }
man && /^\.Dl / {
    sub(/^\.Dl /, "")
    if (examples)
        shell(plain($0))
}
man && /^\.Bd -literal/ { inside = 1; next }
man && /^\.Ed/ { if (inside) literal_end(); inside = 0 }
man { if (inside) whole(plain($0)); next }

/^ *(```.*)?$/ && !inside { names(FNR) }
/^ *```/ {
    inside = !inside
    if (!inside) {
        block_end()
        next
    }
    language = $0
    sub(/^ *```/, "", language)
    if (language == "")
        wrong("a block without a language")
    next
}
inside { block_line($0); next }
looks_like_command($0) { wrong("a command outside of a block: " $0) }
{ paragraph = paragraph $0 "\n" }
END {
    names(FNR + 1)
    if (inside)
        wrong("a block that is not closed")
}
