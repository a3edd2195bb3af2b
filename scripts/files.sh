#!/bin/sh
# files.sh - docs/files.md: every file of the source, by what its head says.
#
# Prints it; tests/structure/structure.sh compares. A .c and a .h of one name
# share a line, with the words of the header. The modules of the page come
# last.
set -eu
cd "$(dirname "$0")/.."

# head FILE: the first sentence behind "name.c - ", on one line.
head_of() {
    awk 'NR == 1 { sub(/^\/\* [^ ]* - /, "") }
         NR > 1  { sub(/^ \*\/?/, ""); sub(/^ /, "") }
         { is_last = /\*\/$/ || /\.$/ || /^$/
           sub(/ *\*\/$/, ""); sub(/\.$/, "")
           text = text (text == "" || $0 == "" ? "" : " ") $0 }
         is_last { print text; exit }' "$1"
}

cat <<'END'
# Files of the source

Made by `scripts/files.sh` from the first lines of the files. [TOUR.md](../TOUR.md) says where to begin.
END

folder=
for stem in $(git ls-files 'src/*.c' 'src/*.h' 'fit/*.c' 'fit/*.h' |
              sed 's/\.[ch]$//' | LC_ALL=C sort -u); do
    if [ "$(dirname "$stem")" != "$folder" ]; then
        folder=$(dirname "$stem")
        printf '\n## %s\n\n' "$folder"
    fi
    name=${stem##*/}
    if [ -e "$stem.c" ] && [ -e "$stem.h" ]; then
        printf -- '- `%s.[ch]`: %s\n' "$name" "$(head_of "$stem.h")"
    elif [ -e "$stem.h" ]; then
        printf -- '- `%s.h`: %s\n' "$name" "$(head_of "$stem.h")"
    else
        printf -- '- `%s.c`: %s\n' "$name" "$(head_of "$stem.c")"
    fi
done

printf '\n## web\n\n'
for file in $(git ls-files 'web/*.js' | LC_ALL=C sort); do
    printf -- '- `%s`: %s\n' "${file##*/}" "$(head_of "$file")"
done
