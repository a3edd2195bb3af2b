/* gtp_engine.c - boardwalk go gtp: a Go program for others, by the Go
 * Text Protocol.
 *
 * One thread reads and answers: a thought asks now and then whether it shall
 * end, and that is when the input is looked at.
 */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/seed.h"
#include "games/go/commands/args.h"
#include "games/go/engine/gtp.h"
#include "os/clock.h"
#include "os/inbox.h"

enum {
    LOOK_MS = 1000,                     /* an analysis that a script wants */
    PATIENCE_MS = 50,                   /* a script comes in at once */
};

struct engine {
    struct inbox inbox;
    int is_live;                        /* somebody waits for the answers,
                                         * and does not just pipe them in */
    int is_leaving;                     /* quit, or the end, has come */
    int is_interrupted;                 /* this thought shall end */
    char seed[GO_GTP_SEED_MAX];
    struct go_gtp gtp;
};

/* What comes in while it thinks */

/* "12 quit # bye", with or without the number and the comment */
static int is_quit(const char *line)
{
    line += strspn(line, " \t0123456789");
    if (strncmp(line, "quit", 4) != 0)
        return 0;
    line += 4;
    return !*line || strchr(" \t#", *line) != NULL;
}

static int is_interrupt(const char *line)
{
    static const char word[] = "interrupt";

    line += strspn(line, " \t");
    if (*line != '#')
        return 0;
    line += 1 + strspn(line + 1, " \t");
    return strncmp(line, word, strlen(word)) == 0;
}

/* All lines are answered, and in their order: an early one is kept. */
static void hear_meanwhile(struct engine *self, const char *line)
{
    if (is_interrupt(line)) {
        self->is_interrupted = 1;
        return;
    }
    self->is_leaving |= is_quit(line);
    inbox_keep(&self->inbox, line);
}

/* What does not fit waits outside. */
static void take_in(struct engine *self)
{
    char *line;

    while (!self->inbox.is_deaf && inbox_has_room(&self->inbox)) {
        enum lines_news news = inbox_hear(&self->inbox, &line);

        if (news == LINES_LATE)
            return;
        if (news == LINES_LINE)
            hear_meanwhile(self, line);
        else
            self->is_leaving = 1;
    }
}

/* Any line ends an analysis. One that a script asks for shall tell something
 * although the next line is there already. */
static int ends_analysis(const struct engine *self, const struct go_gtp *gtp)
{
    if (!inbox_has_any(&self->inbox, 0))
        return 0;
    return self->is_live || gtp->told
        || clock_ms() - gtp->begun_ms >= LOOK_MS;
}

/* Who pipes a script in, with quit at its end, wants the moves that are asked
 * for in it, and no worse ones; whoever waits for answers wants an end. */
static int is_called(void *context, const struct go_gtp *gtp)
{
    struct engine *self = context;

    if (ferror(stdout))
        return 1;
    if (gtp->is_analysis)
        return ends_analysis(self, gtp);
    take_in(self);
    return self->is_interrupted || (self->is_live && self->is_leaving);
}

/* Talking */

/* Behind the line of a script there is another one, or the end. */
static void notice_life(struct engine *self)
{
    if (!self->is_live)
        self->is_live = !inbox_has_any(&self->inbox,
                                       clock_ms() + PATIENCE_MS);
}

static void converse(struct engine *self)
{
    char *line;

    while (!self->gtp.is_over && !ferror(stdout)
           && (line = inbox_next(&self->inbox)) != NULL) {
        notice_life(self);
        self->is_interrupted = 0;
        go_gtp_hear(&self->gtp, line, self->inbox.is_cut);
    }
}

/* The command */

static const struct arg_def options[] = {
    {"level", 'l', "N", "1 to 7; else 5"},
    {"threads", 'j', "N", "threads that think; else 1"},
    {"playouts", 'p', "N", "games for each move; else those of the level"},
    {"time", 't', "S", "seconds for each move"},
    {"memory", 'm', "MIB", "for the tree; else 128"},
    {"seed", 's', "S", "the same games again, with one thread and no time"},
    {"clean-up", 0, NULL, "take dead stones before a pass, always"},
    {"no-book", 0, NULL, "think about the first moves, too"},
    GO_ARGS_SIZE,
    GO_ARGS_KOMI,
    GO_ARGS_RULES,
    {0},
};

static const char *read_seed(struct engine *self, const struct args *args)
{
    const char *seed = args_value(args, "seed");
    struct text to;

    text_begin(&to, self->seed, sizeof self->seed);
    if (!seed)
        return seed_put_fresh(&to);
    if (strlen(seed) >= sizeof self->seed)
        return "--seed: a seed has 63 characters at most";
    text_put(&to, seed);
    return NULL;
}

static const char *read_args(struct engine *self, const struct args *args,
                             struct go_gtp_terms *terms)
{
    const char *error;

    if (args->word_count > 0)
        return text_error("'", args->word[0], "' is one word too many",
                          (char *)0);
    if ((error = args_int(args, "level", 1, GO_LEVELS, &terms->player.level))
        || (error = args_int(args, "threads", 1, GO_THREADS_MAX,
                             &terms->player.threads))
        || (error = args_number(args, "playouts", 1, UINT64_MAX / 2,
                                &terms->playouts))
        || (error = go_args_seconds(args, "time", &terms->time_ms))
        || (error = args_int(args, "memory", 1, GO_TREE_MIB_MAX,
                             &terms->player.tree_mib))
        || (error = go_args_rules(args, &terms->rules)))
        return error;
    terms->has_level = args_has(args, "level");
    terms->must_clean_up = args_has(args, "clean-up");
    terms->has_book = !args_has(args, "no-book");
    terms->seed = self->seed;
    return read_seed(self, args);
}

static int talk(struct engine *self, const struct go_gtp_terms *terms)
{
    const char *error = go_gtp_open(&self->gtp, terms, stdout);

    if (error)
        return command_failed(error);
    self->gtp.is_called = is_called;
    self->gtp.context = self;
    self->is_live = isatty(STDIN_FILENO);
    inbox_begin(&self->inbox, STDIN_FILENO);
    converse(self);
    go_gtp_close(&self->gtp);
    return 0;
}

static int run(const struct args *args)
{
    struct go_gtp_terms terms = {
        .player = {.level = GO_LEVEL_STANDARD, .threads = 1,
                   .tree_mib = GO_TREE_MIB},
    };
    struct engine *self = calloc(1, sizeof *self);
    const char *error;
    int status;

    if (!self)
        return command_failed("not enough memory");
    go_args_standard(&terms.rules);
    error = read_args(self, args, &terms);
    status = error ? command_misused(&command_go_gtp, error)
                   : talk(self, &terms);
    free(self);
    return status;
}

const struct command command_go_gtp = {
    .name = "gtp",
    .group = "go",
    .usage = "[OPTION]...",
    .summary = "play for another program, by the Go Text Protocol",
    .more =
"GTP version 2, for GoGui, Sabaki, Lizzie, KGS, CGOS and scripts. Commands\n"
"come in, one to a line; '=' and an answer go out, or '?' and what is wrong,\n"
"and an empty line. list_commands lists them.\n"
"\n"
"A move is thought about for as many games as the level or --playouts say,\n"
"for --time, or as long as the clock of the game allows (time_settings,\n"
"kgs-time_settings, time_left): the first limit ends it. By a clock it uses\n"
"its time, whatever the standard level says; --level holds it back.\n"
"\n"
"quit, the end of the input and '# interrupt' end a thought; a script that\n"
"is piped in is answered as if there were no such end. lz-analyze and\n"
"kata-analyze go on until the next line.\n"
"\n"
"    boardwalk go gtp --level 6 --threads 2\n"
"    printf 'play b E5\\ngenmove w\\nshowboard\\n' | boardwalk go gtp\n",
    .options = options,
    .run = run,
};
