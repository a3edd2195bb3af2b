#!/bin/sh
# words.sh list | check | update CODE - the texts that players read.
#
#   list          prints all of them, as a template for a language (.pot)
#   check         compares them with every language in po/; prints TAP
#   update CODE   brings po/CODE.po up to date, with an empty text for what is
#                 new; makes it if there is none
#
# A text is what stands in words_of, words_put, words_error, words_count or
# WORDS in C, in t() on the page, between the tags of index.html, or in one of
# its attributes aria-label, title and alt. It needs gettext, the tools of
# translators.
set -eu
export LC_ALL=C.UTF-8
cd "$(dirname "$0")/.."

# c_texts, page_texts, html_texts: each prints entries of a .po file.
c_texts() {
    git ls-files --cached --others --exclude-standard 'src/*.c' 'src/*.h' |
        LC_ALL=C xargs awk -v js=0 -f scripts/words.awk
}

page_texts() {
    git ls-files --cached --others --exclude-standard 'web/*.js' |
        LC_ALL=C xargs awk -v js=1 -f scripts/words.awk
}

# One tag or text a line first; then texts of tags, and of attributes. What is
# between tags counts with its spaces made one, as the page shows it.
html_texts() {
    sed -e 's/<!--.*-->//' web/index.html | tr '\n' ' ' |
        sed -e 's/<!--[^>]*-->//g' -e 's/</\n</g' -e 's/>/>\n/g' |
        awk '
        function put(text) {
            gsub(/[ \t]+/, " ", text); sub(/^ /, "", text)
            sub(/ $/, "", text)
            gsub(/&amp;/, "\\&", text); gsub(/&nbsp;/, " ", text)
            if (text !~ /[A-Za-z][a-z]/ || seen[text]++)
                return
            gsub(/["\\]/, "\\\\&", text)
            printf "#: web/index.html\nmsgid \"%s\"\nmsgstr \"\"\n\n", text
        }
        /^<(script|style)/ { skip = 1 }
        /^<\/(script|style)/ { skip = 0 }
        /^</ {
            rest = $0
            while (match(rest, /(aria-label|title|alt)="[^"]*"/)) {
                text = substr(rest, RSTART, RLENGTH)
                sub(/^[a-z-]*="/, "", text); sub(/"$/, "", text)
                put(text)
                rest = substr(rest, RSTART + RLENGTH)
            }
            next
        }
        !skip { put($0) }'
}

list() {
    {
        printf 'msgid ""\nmsgstr ""\n'
        printf '"Content-Type: text/plain; charset=UTF-8\\n"\n\n'
        c_texts
        page_texts
        html_texts
    } | msguniq --no-wrap --use-first - | sed '/^#, /d'
}

# texts FILE: its msgids and msgstrs, a line each: text, tab, translation.
texts() {
    awk '
    function unquote(line) { sub(/^[^"]*"/, "", line); sub(/"$/, "", line)
                             return line }
    function flush() { if (id != "") print id "\t" str; id = str = "" }
    /^msgid /  { flush(); is_id = 1; id = unquote($0); next }
    /^msgstr / { is_id = 0; str = unquote($0); next }
    /^"/       { if (is_id) id = id unquote($0); else str = str unquote($0) }
    END        { flush() }' "$1" | grep -v "^$(printf '\t')" || true
}

# holes: leaves of each line the holes of both sides, if they differ.
wrong_holes() {
    awk -F '\t' '
    function holes(text,   all) {
        for (n = 1; n <= 9; n++)
            if (index(text, "{" n "}")) all = all n
        return all
    }
    $2 != "" && holes($1) != holes($2) { print $1 }'
}

tests=0 bad=0
tell() {        # SENTENCE FILE: fails if the file has lines, and shows them
    tests=$((tests + 1))
    if [ -s "$2" ]; then
        echo "not ok $tests - $1"
        head -n 20 "$2" | sed 's/^/# /'
        bad=1
    else
        echo "ok $tests - $1"
    fi
}

check() {
    command -v msguniq >/dev/null 2>&1 ||
        { echo '1..0 # SKIP gettext is not installed'; return; }
    git ls-files >/dev/null 2>&1 ||
        { echo '1..0 # SKIP this is not a git checkout'; return; }
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    list >"$work/all.pot"
    texts "$work/all.pot" | cut -f 1 | sort -u >"$work/english"
    for po in po/*.po; do
        code=$(basename "$po" .po)
        msgfmt -o /dev/null "$po" 2>"$work/report" || true
        tell "words: $code: the file is one of gettext's" "$work/report"
        texts "$po" >"$work/pairs"
        awk -F '\t' '$2 != "" { print $1 }' "$work/pairs" | sort >"$work/has"
        comm -23 "$work/english" "$work/has" >"$work/report"
        tell "words: $code: every text has its translation" "$work/report"
        cut -f 1 "$work/pairs" | sort | comm -13 "$work/english" - \
            >"$work/report"
        tell "words: $code: no translation is obsolete" \
            "$work/report"
        wrong_holes <"$work/pairs" >"$work/report"
        tell "words: $code: holes are those of the English" "$work/report"
    done
    echo "1..$tests"
    return $bad
}

update() {
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    list >"$work/all.pot"
    [ -e "po/$1.po" ] || printf 'msgid ""\nmsgstr ""\n"Language: %s\\n"\n%s\n' \
        "$1" '"Content-Type: text/plain; charset=UTF-8\n"' >"po/$1.po"
    msgmerge -q --no-fuzzy-matching --no-wrap -o "$work/new.po" "po/$1.po" \
        "$work/all.pot"
    msgattrib --no-obsolete --no-wrap "$work/new.po" >"po/$1.po"
}

case ${1-} in
list)   list ;;
check)  check ;;
update) update "${2:?words.sh update CODE}" ;;
*)      echo "usage: words.sh list | check | update CODE" >&2; exit 2 ;;
esac
