/* completion.c - boardwalk completion: what the Tab key of a shell asks for.
 *
 * The script of each shell only asks this program, so that it knows every
 * command, option, machine and mind of the program that is being typed.
 */
#include <stdio.h>

#include "cli/command.h"
#include "cli/completion_words.h"

/* Bash breaks words at = and :, and replaces what stands behind them. */
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
    if (args->word_count)
        return command_misused(command, "it takes no words");
    fputs(script, stdout);
    return 0;
}

static int run_bash(const struct args *args)
{
    return print_script(&command_bash, args, bash_script);
}

static int run_zsh(const struct args *args)
{
    return print_script(&command_zsh, args, zsh_script);
}

static int run_fish(const struct args *args)
{
    return print_script(&command_fish, args, fish_script);
}

static int run_words(const struct args *args)
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
    .run = run_bash,
};

static const struct command command_zsh = {
    .name = "zsh",
    .group = "completion",
    .usage = "",
    .summary = "print the script for zsh",
    .more = "In ~/.zshrc, after compinit:  "
            "eval \"$(boardwalk completion zsh)\"\n",
    .options = no_options,
    .run = run_zsh,
};

static const struct command command_fish = {
    .name = "fish",
    .group = "completion",
    .usage = "",
    .summary = "print the script for fish",
    .more = "In ~/.config/fish/config.fish:  "
            "boardwalk completion fish | source\n",
    .options = no_options,
    .run = run_fish,
};

static const struct command command_words = {
    .name = "words",
    .group = "completion",
    .usage = "-- [WORD]...",
    .summary = "print what the last word of a command line may become",
    .more = "The scripts ask this. A line for each candidate, with a tab and "
            "what it is behind\nit; ':files' and ':folders' ask the shell for "
            "those.\n",
    .options = no_options,
    .run = run_words,
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
