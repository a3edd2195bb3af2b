/* play.c - boardwalk mastermind play: find the code, in text.
 *
 * A text dialogue that works in a pipe as well as at a terminal: the prompt is
 * shown only at a terminal, and every answer is flushed. The secret depends on
 * the seed alone, so a game can be repeated.
 */
#include <string.h>
#include <unistd.h>

#include "base/rng.h"
#include "base/utf8.h"
#include "bench/session.h"
#include "cli/command.h"
#include "cli/seed.h"
#include "disk/print.h"
#include "games/mastermind/commands/tell.h"

enum { LIMIT_USUAL = 12, LINE_SIZE = 100, ENDLESS = 1 << 20 };

static const struct arg_def options[] = {
    MASTERMIND_GAME_OPTIONS,
    MASTERMIND_LIMIT_OPTION,
    {"seed", 's', "S", "seed of the random bits (default: a new one)"},
    {0},
};

/* A game in progress; seen holds all that was guessed. */
struct table {
    struct mastermind_setup setup;
    struct mastermind_seen seen;
    uint32_t secret;
    int is_over;
    int is_endless;                     /* a line of the input */
};

/* Every secret is equally likely, and a colour may come again (M1-14,
 * M1-15), unless the game forbids it: then another code is drawn. */
static uint32_t draw_secret(const struct mastermind_game *game,
                            const char *seed)
{
    struct rng rng;
    uint32_t code;

    rng_seed(&rng, seed);
    do
        code = mastermind_code(game, rng_below(&rng, mastermind_codes(game)));
    while (!mastermind_may_be_secret(game, code));
    return code;
}

/* Saying */

static void greet(const struct table *self)
{
    const struct mastermind_setup *setup = &self->setup;

    printf("Find the code: %d pegs of the colours %.*s%s. You have %d tries."
           "\n", setup->game.pegs, setup->game.colours, setup->letters,
           setup->game.is_distinct ? ", none of them twice" : "",
           setup->limit);
    printf("%s\n", setup->game.rule == MASTERMIND_COUNTS
           ? "X is a peg that is right, O a colour that stands elsewhere."
           : "Each peg is marked: X right, O its colour stands elsewhere, "
             "- neither.");
    printf("Type a guess, ? for a hint, history, give up, or quit.\n");
}

static void tell_secret(const struct table *self)
{
    printf("The code was %s.\n",
           mastermind_game_code(&self->setup, self->secret));
}

static void tell_turn(const struct table *self, int turn)
{
    printf("%2d. %s  ", turn + 1,
           mastermind_game_code(&self->setup,
                                self->seen.past[turn].guess));
    mastermind_game_print_marks(&self->setup, self->seen.past[turn].marks);
}

static void tell_history(const struct table *self)
{
    if (self->seen.tries == 0)
        printf("No guess yet.\n");
    for (int i = 0; i < self->seen.tries; i++)
        tell_turn(self, i);
}

/* A hint costs no try, and sees no more than the player does. */
static void tell_hint(const struct table *self)
{
    struct mastermind_advice advice;
    const char *error = mastermind_tell_ask(&self->seen, &advice);

    if (error) {
        printf("No hint: %s.\n", error);
        return;
    }
    mastermind_tell_left(&advice);
    printf(".\n");
    mastermind_tell_guess(&self->setup, &advice);
}

/* Doing */

/* A wrong guess counts even if it contradicts earlier marks: that is for the
 * player to see. */
static void judge_typed_guess(struct table *self, uint32_t guess)
{
    const struct mastermind_game *game = &self->setup.game;
    struct mastermind_seen *seen = &self->seen;
    uint16_t marks = mastermind_marks(game->rule, game->pegs, self->secret,
                                      guess);

    seen->past[seen->tries].guess = guess;
    seen->past[seen->tries].marks = marks;
    tell_turn(self, seen->tries++);
    if (marks == mastermind_solved(game)) {
        printf("Found in %d %s.\n", seen->tries,
               seen->tries == 1 ? "try" : "tries");
        self->is_over = 1;
    } else if (seen->tries == self->setup.limit) {
        printf("That was the last try. ");
        tell_secret(self);
        self->is_over = 1;
    }
}

/* Commands are lower case, so that a code that is spelt like one can still be
 * given in capitals. Blanks were removed, so "give up" is one word. */
static void do_typed_word(struct table *self, const char *word)
{
    uint32_t guess;
    const char *error;

    if (text_same(word, "?")) {
        tell_hint(self);
    } else if (text_same(word, "history")) {
        tell_history(self);
    } else if (text_same(word, "giveup")) {
        tell_secret(self);
        self->is_over = 1;
    } else if (text_same(word, "quit")) {
        self->is_over = 1;
    } else {
        error = mastermind_read_code(&self->setup.game, self->setup.letters,
                                     word, &guess);
        if (error)
            print_visible(stdout, "Not counted: %s.\n", error);
        else
            judge_typed_guess(self, guess);
    }
}

/* Reads a line without its blanks; 0 at the end of the input. Of a line that
 * is too long the rest is skipped, as no guess has that length; after a MiB
 * without an end the input is given up (a device such as /dev/zero). */
static int read_line(struct table *self, char line[LINE_SIZE])
{
    struct text to;
    int c, length = 0;

    text_begin(&to, line, LINE_SIZE);
    while ((c = getchar()) != EOF && c != '\n' && length++ < ENDLESS)
        if (c != ' ' && c != '\t' && c != '\r')
            text_put_char(&to, (char)c);
    to.used = utf8_mark(line, to.used);
    memmove(line, line + to.used, strlen(line + to.used) + 1);
    self->is_endless = length > ENDLESS;
    return !self->is_endless && (c != EOF || length > 0);
}

/* Until the game is over or the input ends; then the code is told, as after
 * giving up. */
static void take_guesses(struct table *self)
{
    int has_prompt = isatty(STDIN_FILENO);
    char line[LINE_SIZE];

    greet(self);
    while (!self->is_over) {
        if (has_prompt)
            printf("%d of %d> ", self->seen.tries + 1, self->setup.limit);
        fflush(stdout);                 /* a program may be waiting */
        if (!read_line(self, line)) {
            if (has_prompt)
                printf("\n");
            tell_secret(self);
            return;
        }
        if (*line)
            do_typed_word(self, line);
    }
}

static const char *read_play_options(struct mastermind_setup *setup,
                                     const struct args *args)
{
    const char *seed = args_value(args, "seed");
    const char *error;

    *setup = mastermind_game_usual;
    setup->limit = LIMIT_USUAL;
    error = mastermind_game_read(setup, args);
    if (error)
        return error;
    if (setup->limit == 0)
        return "--limit 0: a game has 1 to 16 tries";
    return seed ? id_check_seed(seed) : NULL;
}

static int play_text_game(const struct args *args)
{
    struct table table = {0};
    const char *seed = args_value(args, "seed");
    char fresh[20];
    struct text to;
    const char *error = args_refuse_words(args,
                                          "guesses are read from standard "
                                          "input");

    if (!error)
        error = read_play_options(&table.setup, args);
    if (error)
        return command_misused(&command_mastermind_play, error);
    text_begin(&to, fresh, sizeof fresh);
    if (!seed && (error = seed_put_fresh(&to)))
        return command_failed(error);
    table.seen = mastermind_tell_begin(&table.setup);
    table.secret = draw_secret(&table.setup.game, seed ? seed : fresh);
    take_guesses(&table);
    return table.is_endless
        ? command_failed("the input has a line of more than 1 MiB, which "
                         "cannot be a guess")
        : 0;
}

const struct command command_mastermind_play = {
    .name = "play",
    .group = "mastermind",
    .usage = "[OPTION]...",
    .summary = "find a code that the machine has made, in plain text",
    .more = "Guesses are read from standard input, one per line, so that it "
            "works in a pipe.\nThere are 12 tries, unless --limit or "
            "--machine says otherwise.\n",
    .options = options,
    .run = play_text_game,
};
