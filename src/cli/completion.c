/* completion.c - boardwalk completion: completes command lines in a shell.
 *
 * The scripts hold no lists of their own. Each asks `boardwalk completion
 * words`, so that what is completed always matches the installed program.
 * The protocol between the two: one candidate a line, then a tab and its
 * description; ":files" and ":folders" ask the shell for its own completion.
 * A candidate that ends with = gets no space after it.
 *
 * tests/cli/completion.sh runs the scripts in the shells themselves.
 */
#include <stdio.h>

#include "cli/command.h"
#include "cli/completion_words.h"

/* Bash splits words at = and :, and replaces only the last part; so the script
 * takes the whole line apart itself and removes the part that bash keeps
 * (head) from every candidate. */
static const char bash_script[] =
"# boardwalk in bash; written by 'boardwalk completion bash'\n"
"_boardwalk() {\n"
"    local program=$1 line=${COMP_LINE:0:COMP_POINT} candidate head=\n"
"    local -a words\n"
"    line=${line#*\"$1\"}\n"
"    read -ra words <<<\"$line\"\n"
"    [[ $line == *[[:space:]] ]] && words+=('')\n"
"    type -P -- \"$program\" >/dev/null || program=boardwalk\n"
"    candidate=${words[${#words[@]} - 1]}\n"
"    [[ $candidate == *[=:]* ]] && head=${candidate%\"${candidate##*[=:]}\"}\n"
"    COMPREPLY=()\n"
"    while IFS= read -r candidate; do\n"
"        candidate=${candidate%%$'\\t'*}\n"
"        case $candidate in\n"
"        :files)   compopt -o default ;;\n"
"        :folders) compopt -o dirnames ;;\n"
"        *=)       compopt -o nospace; COMPREPLY+=(\"${candidate#\"$head\"}\")"
" ;;\n"
"        *)        COMPREPLY+=(\"${candidate#\"$head\"}\") ;;\n"
"        esac\n"
"    done < <(\"$program\" completion words -- \"${words[@]}\" 2>/dev/null)\n"
"}\n"
"complete -F _boardwalk boardwalk\n";

/* Works both as an autoloaded function (#compdef) and when it is sourced; a
 * colon in a candidate has to be escaped for _describe. */
static const char zsh_script[] =
"#compdef boardwalk\n"
"# boardwalk in zsh; written by 'boardwalk completion zsh'\n"
"_boardwalk() {\n"
"    local program=${(Q)words[1]} line name\n"
"    local -a whole open\n"
"    whence -p -- $program >/dev/null || program=boardwalk\n"
"    for line in \"${(@f)$($program completion words -- \\\n"
"            \"${(@Q)words[2,CURRENT-1]}\" \"${(Q)PREFIX}\" 2>/dev/null)}\"; "
"do\n"
"        name=${${line%%$'\\t'*}//:/\\\\:}\n"
"        case $line in\n"
"        '')       ;;\n"
"        :files)   compset -P '--*='; _files ;;\n"
"        :folders) compset -P '--*='; _files -/ ;;\n"
"        *=$'\\t'*) open+=(\"$name:${line#*$'\\t'}\") ;;\n"
"        *)        whole+=(\"$name:${line#*$'\\t'}\") ;;\n"
"        esac\n"
"    done\n"
"    (( $#whole )) && _describe boardwalk whole\n"
"    (( $#open )) && _describe boardwalk open -S ''\n"
"}\n"
"if [[ $funcstack[1] == _boardwalk ]]; then\n"
"    _boardwalk \"$@\"\n"
"else\n"
"    compdef _boardwalk boardwalk\n"
"fi\n";

/* Fish does not complete the value of --name=value as a path by itself, so the
 * part before it is put in front of every path. */
static const char fish_script[] =
"# boardwalk in fish; written by 'boardwalk completion fish'\n"
"function __boardwalk_candidates\n"
"    set -l words (commandline -opc)\n"
"    set -l program $words[1]\n"
"    set -e words[1]\n"
"    set -l last (commandline -ct)\n"
"    set -l head (string match -r -- '^--[^=]*=' $last)\n"
"    set -l path (string replace -r -- '^--[^=]*=' '' $last)\n"
"    type -q -- $program; or set program boardwalk\n"
"    for line in ($program completion words -- $words \"$last\" "
"2>/dev/null)\n"
"        switch $line\n"
"            case ':files'\n"
"                string replace -r '^' -- \"$head\" "
"(__fish_complete_path \"$path\" '')\n"
"            case ':folders'\n"
"                string replace -r '^' -- \"$head\" "
"(__fish_complete_directories \"$path\" '')\n"
"            case '*'\n"
"                echo $line\n"
"        end\n"
"    end\n"
"end\n"
"complete -c boardwalk -f -a '(__boardwalk_candidates)'\n";

static const struct arg_def no_options[] = {{0}};

static const struct command command_bash, command_zsh, command_fish,
    command_words;

static int print_script(const struct command *command,
                        const struct args *args, const char *script)
{
    const char *error = args_refuse_words(args, NULL);

    if (error)
        return command_misused(command, error);
    fputs(script, stdout);
    return 0;
}

static int print_bash_script(const struct args *args)
{
    return print_script(&command_bash, args, bash_script);
}

static int print_zsh_script(const struct args *args)
{
    return print_script(&command_zsh, args, zsh_script);
}

static int print_fish_script(const struct args *args)
{
    return print_script(&command_fish, args, fish_script);
}

/* An incomplete command line is never an error here: it is being typed. */
static int print_candidates(const struct args *args)
{
    completion_words_print(args->word_count, args->word);
    return 0;
}

static const struct command command_bash = {
    .name = "bash",
    .group = "completion",
    .usage = "",
    .summary = "print the script for bash",
    .more = "In ~/.bashrc:  eval \"$(boardwalk completion bash)\"\n",
    .options = no_options,
    .run = print_bash_script,
};

static const struct command command_zsh = {
    .name = "zsh",
    .group = "completion",
    .usage = "",
    .summary = "print the script for zsh",
    .more = "In ~/.zshrc, after compinit:  "
            "eval \"$(boardwalk completion zsh)\"\n",
    .options = no_options,
    .run = print_zsh_script,
};

static const struct command command_fish = {
    .name = "fish",
    .group = "completion",
    .usage = "",
    .summary = "print the script for fish",
    .more = "In ~/.config/fish/config.fish:  "
            "boardwalk completion fish | source\n",
    .options = no_options,
    .run = print_fish_script,
};

static const struct command command_words = {
    .name = "words",
    .group = "completion",
    .usage = "-- [WORD]...",
    .summary = "print what the last word of a command line may become",
    .more = "Used by the scripts. Prints a line for each candidate, followed "
            "by a tab and a\ndescription; ':files' and ':folders' ask the "
            "shell for those.\n",
    .options = no_options,
    .run = print_candidates,
};

static const struct command *const verbs[] = {
    &command_bash,
    &command_zsh,
    &command_fish,
    &command_words,
    NULL,
};

const struct command command_completion = {
    .name = "completion",
    .usage = "SHELL",
    .summary = "complete command lines in bash, zsh and fish",
    .more = "'make install' puts the scripts where shells look for them; "
            "without it, see\n'boardwalk help completion bash'.\n",
    .verbs = verbs,
};
