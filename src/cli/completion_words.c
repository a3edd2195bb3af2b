/* completion_words.c - the candidates for the last word of a command line.
 *
 * All of it comes from the tables that `help` and `list` print: commands,
 * verbs, options, machines, minds and faces. What kind of word belongs in a
 * place follows from the name of the place in the usage line or in the table
 * of options (FILE, MACHINE, FACE); the table `sources` maps these names to
 * functions. A new option needs nothing here if its value has a known name.
 */
#include "cli/completion_words.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "cli/command.h"
#include "faces/faces.h"
#include "games/mind.h"
#include "boards/machines.h"
#include "boards/pinout.h"
#include "twin/engine.h"

enum { PLACE_MAX = 40, WORD_MAX = 200, WORDS_MAX = 1024 };

struct line {                           /* an incomplete command line */
    const struct command *command;      /* the verb, if it is of a group */
    struct args args;                   /* all but the last word */
    char *before[WORDS_MAX];            /* those words, for args */
    const char *last;                   /* what is being typed */
    char head[WORD_MAX];                /* "--face=", before every candidate */
};

/* Candidates */

/* Printed only if what is typed so far is its beginning. */
static void print_candidate(const struct line *self, const char *name,
                            const char *meaning)
{
    char whole[WORD_MAX];
    struct text to;

    text_begin(&to, whole, sizeof whole);
    text_put(&to, self->head);
    text_put(&to, name);
    if (text_begins(whole, self->last))
        printf("%s\t%s\n", whole, meaning ? meaning : "");
}

static void print_files(const struct line *self, const char *words)
{
    (void)self;
    (void)words;
    puts(":files");
}

static void print_folders(const struct line *self, const char *words)
{
    (void)self;
    (void)words;
    puts(":folders");
}

/* Fixed words, with spaces between them. */
static void print_words(const struct line *self, const char *words)
{
    char word[PLACE_MAX];

    while (text_word(&words, word, sizeof word) == 1)
        print_candidate(self, word, NULL);
}

/* A group's verbs, or all commands; a null list has none. */
static void print_commands(const struct line *self,
                           const struct command *const *list)
{
    for (; list && *list; list++)
        print_candidate(self, (*list)->name, (*list)->summary);
}

static void print_all_commands(const struct line *self, const char *words)
{
    (void)words;
    print_commands(self, commands);
}

/* For 'help go VERB': the verbs of the command that is named. */
static void print_verbs(const struct line *self, const char *words)
{
    (void)words;
    for (int i = 0; commands[i] && self->args.word_count; i++)
        if (text_same(commands[i]->name, self->args.word[0]))
            print_commands(self, commands[i]->verbs);
}

static void print_faces(const struct line *self, const char *words)
{
    (void)words;
    for (int i = 0; faces[i]; i++)
        print_candidate(self, faces[i]->name, faces[i]->title);
}

static void print_engines(const struct line *self, const char *words)
{
    (void)words;
    for (int i = 0; engine_kinds[i]; i++)
        print_candidate(self, engine_kinds[i], NULL);
}

/* Boards and machines */

static void print_boards(const struct line *self, const char *words)
{
    (void)words;
    for (int i = 0; pinout_at(i); i++)
        print_candidate(self, pinout_at(i)->name, pinout_at(i)->title);
}

/* NAME:BOARD */
static void print_machine(const struct line *self,
                          const struct machine_type *machine)
{
    char whole[PLACE_MAX];
    struct text to;

    text_begin(&to, whole, sizeof whole);
    text_put(&to, machine->name);
    text_put_char(&to, ':');
    text_put(&to, machine->board->name);
    print_candidate(self, whole, machine->board->title);
}

/* Boards are offered only after a colon: usually the default board is wanted.
 * The boards of one machine follow each other in the list. */
static void print_machines(const struct line *self, const char *words)
{
    const struct machine_type *machine;
    int has_board = strchr(self->last, ':') != NULL;

    (void)words;
    for (int i = 0; (machine = machines_at(i)); i++) {
        if (machine->is_template)
            continue;
        if (has_board)
            print_machine(self, machine);
        else if (i == 0 || !text_same(machine->name, machines_at(i - 1)->name))
            print_candidate(self, machine->name, machine->title);
    }
}

/* The machine that the line is about, as in `play duel --a`; null if there is
 * none or its name is unknown. */
static const struct machine_type *machine_named(const struct line *self)
{
    const struct machine_type *machine;

    if (!self->args.word_count || machines_find(self->args.word[0], &machine))
        return NULL;
    return machine;
}

/* An option with a list of values offers them; a number its default. */
static void print_option_values(const struct line *self,
                                const struct option_def *option)
{
    const char *values = option->values;
    char value[PLACE_MAX], whole[WORD_MAX];
    struct text to;

    text_begin(&to, value, sizeof value);
    options_value(option, option->standard, &to);
    while (!values || text_word(&values, value, sizeof value) == 1) {
        text_begin(&to, whole, sizeof whole);
        text_put(&to, option->name);
        text_put_char(&to, '=');
        text_put(&to, value);
        print_candidate(self, whole, option->help);
        if (!values)
            return;
    }
}

/* "repeat=" first, and its values once the = is typed. */
static void print_machine_options(const struct line *self, const char *words)
{
    const struct machine_type *machine = machine_named(self);
    const struct option_def *option = machine ? machine->top->options : NULL;
    int has_name = strchr(self->last + strlen(self->head), '=') != NULL;
    char name[PLACE_MAX];

    (void)words;
    for (; option && option->name; option++) {
        if (has_name) {
            print_option_values(self, option);
            continue;
        }
        snprintf(name, sizeof name, "%s=", option->name);
        print_candidate(self, name, option->help);
    }
}

/* Minds */

static void print_minds(const struct line *self,
                        const struct machine_type *machine)
{
    const struct mind_type *const *minds = robot_minds(machine);

    for (; *minds; minds++)
        print_candidate(self, (*minds)->name, (*minds)->title);
}

/* Machines of one game share their minds; they are printed for the first. */
static int are_minds_printed(int machine)
{
    const struct mind_type *const *minds = robot_minds(machines_at(machine));

    while (machine-- > 0)
        if (robot_minds(machines_at(machine)) == minds)
            return 1;
    return 0;
}

/* The minds of the machine that is named; those of all machines if it is in a
 * journal, which is not read here. "human" is a player, too. */
static void print_players(const struct line *self, const char *words)
{
    const struct machine_type *machine = machine_named(self);

    print_words(self, words);
    if (machine)
        print_minds(self, machine);
    for (int i = 0; !machine && machines_at(i); i++)
        if (!are_minds_printed(i))
            print_minds(self, machines_at(i));
}

/* The minds of a game's verbs are those of the first machine of that game. */
static void print_minds_of_group(const struct line *self, const char *words)
{
    const struct machine_type *machine;

    print_words(self, words);
    for (int i = 0; (machine = machines_at(i)); i++)
        if (machine->game && text_same(machine->game, self->command->group)) {
            print_minds(self, machine);
            return;
        }
}

/* What belongs in a place. The first row that matches counts, so a row for one
 * group stands before the general one. */
static const struct source {
    const char *place, *group;
    void (*print)(const struct line *self, const char *words);
    const char *words;
} sources[] = {
    {"BOARD", NULL, print_boards, ""},
    {"COMMAND", NULL, print_all_commands, ""},
    {"DIR", NULL, print_folders, ""},
    {"ENGINE", NULL, print_engines, ""},
    {"FACE", NULL, print_faces, ""},
    {"FILE", NULL, print_files, ""},
    {"FOLDER", NULL, print_folders, ""},
    {"FORMAT", NULL, print_words, "xdc ucf qsf cst pcf lpf plain"},
    {"GOAL", "mastermind", print_words, "mean worst win="},
    {"JOURNAL", NULL, print_files, ""},
    {"LIMIT", "poker", print_words, "no-limit fixed"},
    {"MACHINE", NULL, print_machines, ""},
    {"MIND", "mastermind", print_words, "optimal entropy parts knuth"},
    {"MIND", NULL, print_minds_of_group, ""},
    {"NAME", "mastermind", print_words, "duel pegs"},
    {"NAME=VALUE", NULL, print_machine_options, ""},
    {"PLAYER", "poker", print_minds_of_group, "acpc:"},
    {"PLAYER", NULL, print_minds_of_group, "gtp:"},
    {"R", "mastermind", print_words, "counts membership counting"},
    {"RULES", "checkers", print_words, "full simple"},
    {"RULES", "go", print_words,
     "Chinese Japanese Korean AGA NZ Tromp-Taylor Ing"},
    {"SCRIPT", NULL, print_files, ""},
    {"VERB", NULL, print_verbs, ""},
    {"WHO", NULL, print_players, "human"},
};

/* A place without a row (a number, a seed) has no candidates. */
static void print_place(const struct line *self, const char *place)
{
    const char *group = self->command->group;

    for (size_t i = 0; i < sizeof sources / sizeof *sources; i++) {
        const struct source *source = &sources[i];

        if (!text_same(source->place, place)
            || (source->group && !(group && text_same(source->group, group))))
            continue;
        source->print(self, source->words);
        return;
    }
}

/* Places in a usage line: "[FILE.pdn]... [-o FILE]" has one, FILE. */

/* Moves to the next place, past all brackets that belong to an option; they
 * may be nested. */
static const char *skip_options(const char *at)
{
    at += strspn(at, " ]|.");
    while (at[0] == '[' && at[1] == '-') {
        int depth = 0;

        do
            depth += (*at == '[') - (*at == ']');
        while (*at++ && depth);
        at += strspn(at, " ]|.");
    }
    return at + strspn(at, "[");
}

/* Capitals, and the = of NAME=VALUE. */
static int is_place_letter(char c)
{
    return (c >= 'A' && c <= 'Z') || c == '=';
}

/* The next place, and whether "..." says that it may be repeated; 0 at the
 * end. */
static int next_place(const char **from, char place[PLACE_MAX], int *repeats)
{
    const char *at = skip_options(*from);
    size_t length = 0, rest;

    while (is_place_letter(at[length]) && length + 1 < PLACE_MAX)
        length++;
    memcpy(place, at, length);
    place[length] = 0;
    rest = strcspn(at, " \n");
    *repeats = rest >= 3 && memcmp(at + rest - 3, "...", 3) == 0;
    *from = at + rest;
    return length > 0;
}

/* The place of the n-th word, from 0; one that repeats serves all that follow.
 * Only the first of several usage forms is used. */
static int place_of_word(const char *usage, int n, char place[PLACE_MAX])
{
    int repeats = 0;

    while (next_place(&usage, place, &repeats)) {
        if (text_same(place, "OPTION"))
            continue;
        if (n-- == 0 || repeats)
            return 1;
        if (strncmp(usage, " | ", 3) == 0)
            return 0;
    }
    return 0;
}

/* Options */

/* Long names only; a letter saves nothing that Tab does not. */
static void print_options(const struct line *self)
{
    const struct arg_def *def = self->command->options;
    char name[PLACE_MAX];

    for (; def && def->name; def++) {
        snprintf(name, sizeof name, "--%s", def->name);
        print_candidate(self, name, def->help);
    }
    print_candidate(self, "--help", "explain this command");
}

/* The option that a word names, if it takes a value; of combined letters the
 * last one counts. */
static const struct arg_def *option_taking_value(const struct command *command,
                                                 const char *word)
{
    const struct arg_def *def = command->options;
    size_t length = strlen(word);

    if (length < 2 || word[0] != '-')
        return NULL;
    for (; def->name; def++)
        if (word[1] == '-' ? text_same(def->name, word + 2)
                           : def->letter == word[length - 1])
            return def->value ? def : NULL;
    return NULL;
}

/* "--face=te": splits it into head and value and returns 1. *def is null if
 * there is no such option. */
static int splits_option(struct line *self, const struct arg_def **def)
{
    const char *equals = strchr(self->last, '=');
    size_t length = equals ? (size_t)(equals - self->last) : 0;

    if (strncmp(self->last, "--", 2) != 0 || !equals
        || length + 2 > sizeof self->head)
        return 0;
    memcpy(self->head, self->last, length);
    self->head[length] = 0;
    *def = option_taking_value(self->command, self->head);
    memcpy(self->head + length, "=", 2);
    return 1;
}

/* args_parse moves words about, so it gets a copy. */
static const char *parse_copy(struct line *self, int count,
                              const char *const *word)
{
    memcpy(self->before, word, (size_t)count * sizeof *word);
    return args_parse(&self->args, self->command->options, count,
                      self->before);
}

/* The option whose value is being typed, or null. The words before the last
 * one parse as they are; or they do not, because the last of them is an option
 * without its value. */
static const struct arg_def *option_waiting(struct line *self, int count,
                                            const char *const *word)
{
    if (!parse_copy(self, count, word) || !count)
        return NULL;
    if (parse_copy(self, count - 1, word))
        return NULL;
    return option_taking_value(self->command, word[count - 1]);
}

/* After -- a word that begins with a dash is no option. */
static int is_after_dashes(int count, const char *const *word)
{
    for (int i = 0; i < count; i++)
        if (text_same(word[i], "--"))
            return 1;
    return 0;
}

/* In this order: a value that is expected, an option, an argument. After --
 * everything is an argument. */
static void print_words_of_command(struct line *self, int count,
                                   const char *const *word)
{
    const struct arg_def *def;
    char place[PLACE_MAX];

    count = count < WORDS_MAX ? count : WORDS_MAX;
    def = option_waiting(self, count, word);
    if (!def && !is_after_dashes(count, word) && splits_option(self, &def)
        && !def)
        return;
    if (def)
        print_place(self, def->value);
    else if (*self->last == '-' && !is_after_dashes(count, word))
        print_options(self);
    else if (place_of_word(self->command->usage, self->args.word_count, place))
        print_place(self, place);
}

/* Commands and verbs */

/* Follows the words through groups and verbs; what remains belongs to the
 * command. The line is static because struct args is large. A word that names
 * no command has no completion after it. */
void completion_words_print(int count, const char *const *word)
{
    static struct line line;
    const struct command *const *list = commands;
    int used = 0;

    memset(&line, 0, sizeof line);
    line.last = count ? word[count - 1] : "";
    for (; list && used < count - 1; used++) {
        line.command = command_find(list, word[used]);
        if (!line.command)
            return;
        list = line.command->verbs;
    }
    if (!list) {
        print_words_of_command(&line, count - 1 - used, word + used);
        return;
    }
    print_commands(&line, list);
    if (!line.command)
        print_words(&line, "--help --version");
}
