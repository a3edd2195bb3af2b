/* game.c - the options that choose a game of Mastermind.
 *
 * The options that all verbs share, read in an order in which the more
 * specific ones win: a machine sets everything, then letters, pegs, colours,
 * rule, goal and limit replace single values. The whole is checked at the end,
 * because options depend on each other.
 */
#include "games/mastermind/commands/game.h"

#include <inttypes.h>
#include <string.h>

#include "games/mastermind/minds/minds.h"

const struct mastermind_setup mastermind_game_usual = {
    .game = {4, 6, MASTERMIND_COUNTS, 0},
    .letters = MASTERMIND_LETTERS,
    .goal = MASTERMIND_STRATEGY_MEAN,
};

/* The machines' games. A colour of pegs is named as its light looks, black
 * first (M1-09); a letter of the duel is what its digits can show. */
static const struct {
    const char *name;
    struct mastermind_setup setup;
} machines[] = {
    {"pegs", {{4, 8, MASTERMIND_COUNTS, 0}, "KBGCRMYW",
              MASTERMIND_STRATEGY_MEAN, 8}},
    {"duel", {{4, 7, MASTERMIND_MEMBERSHIP, 0}, "ACEFHLU",
              MASTERMIND_STRATEGY_WIN, 3}},
};

enum { MACHINES = sizeof machines / sizeof *machines };

static const char *game_name_at(const void *at, int i)
{
    (void)at;
    return i < MACHINES ? machines[i].name : NULL;
}

static const char *read_machine(struct mastermind_setup *setup,
                                const char *name)
{
    for (int i = 0; i < MACHINES; i++)
        if (text_same(machines[i].name, name)) {
            *setup = machines[i].setup;
            return NULL;
        }
    return text_unknown("Mastermind machine", name, "", game_name_at, NULL,
                        "there are pegs and duel");
}

/* 1000 stands for all larger numbers: it is out of every range, so the checks
 * below report it, and it fits an int. */
static const char *read_count_option(const struct args *args, const char *name,
                                     int *number)
{
    const char *value = args_value(args, name);
    uint64_t n;

    if (!value)
        return NULL;
    if (!text_number(value, &n))
        return text_error("--", name, " ", value, ": not a number",
                          (char *)0);
    *number = n < 1000 ? (int)n : 1000;
    return NULL;
}

/* Letters say how many colours there are, unless --colours does. */
static const char *read_letters(struct mastermind_setup *setup,
                                const struct args *args)
{
    const char *value = args_value(args, "letters");
    const char *error;

    if (!value)
        return NULL;
    error = mastermind_check_letters(value);
    if (error)
        return text_error("--letters: ", error, (char *)0);
    setup->letters = value;
    setup->game.colours = (int)strlen(value);
    return NULL;
}

/* "mean", "worst" or "win=K". A goal on the command line drops the limit of a
 * machine; --limit is read after it and may set another. */
static const char *read_goal(struct mastermind_setup *setup,
                             const struct args *args)
{
    const char *value = args_value(args, "goal");
    uint64_t tries;

    if (!value)
        return NULL;
    setup->limit = 0;                   /* a machine's is for its own goal */
    if (text_same(value, "mean")) {
        setup->goal = MASTERMIND_STRATEGY_MEAN;
    } else if (text_same(value, "worst")) {
        setup->goal = MASTERMIND_STRATEGY_WORST;
    } else if (strncmp(value, "win=", 4) == 0
               && text_number(value + 4, &tries)
               && tries >= 1 && tries <= MASTERMIND_TRIES_MAX) {
        setup->goal = MASTERMIND_STRATEGY_WIN;
        setup->limit = (int)tries;
    } else {
        return text_error("--goal ", value, ": a goal is mean, worst or "
                          "win=K, to find the code within K tries, 1 to 16",
                          (char *)0);
    }
    return NULL;
}

static const char *read_rule_option(struct mastermind_setup *setup,
                                    const struct args *args)
{
    const char *value = args_value(args, "rule");

    return value ? mastermind_read_rule(value, &setup->game.rule) : NULL;
}

/* More letters than colours are an error only if --letters gave them: those of
 * a machine or the default may be longer. */
static const char *check_letters(const struct mastermind_setup *setup,
                                 const struct args *args)
{
    int count = (int)strlen(setup->letters);

    if (count < setup->game.colours)
        return text_error("the letters ", setup->letters, " are too few for "
                          "so many colours; give more with --letters",
                          (char *)0);
    if (args_value(args, "letters") && count > setup->game.colours)
        return text_error("--letters ", setup->letters, " names more colours "
                          "than --colours", (char *)0);
    return NULL;
}

static const char *check_limit(const struct mastermind_setup *setup,
                               const struct args *args)
{
    if (setup->limit > MASTERMIND_TRIES_MAX)
        return "--limit: at most 16 tries, or 0 for any number";
    if (setup->goal != MASTERMIND_STRATEGY_WIN)
        return NULL;
    if (setup->limit == 0)
        return "--limit 0: the goal win needs a limit, 1 to 16 tries";
    if (args_value(args, "goal") && args_value(args, "limit"))
        return "--goal win=K sets the limit itself; leave out --limit";
    return NULL;
}

const char *mastermind_game_read(struct mastermind_setup *setup,
                                 const struct args *args)
{
    const char *machine = args_value(args, "machine");
    const char *error;

    if ((machine && (error = read_machine(setup, machine)))
        || (error = read_letters(setup, args))
        || (error = read_count_option(args, "pegs", &setup->game.pegs))
        || (error = read_count_option(args, "colours", &setup->game.colours))
        || (error = read_rule_option(setup, args))
        || (error = read_goal(setup, args))
        || (error = read_count_option(args, "limit", &setup->limit)))
        return error;
    if (args_has(args, "distinct"))
        setup->game.is_distinct = 1;
    if ((error = mastermind_check(&setup->game))
        || (error = check_letters(setup, args)))
        return error;
    return check_limit(setup, args);
}

/* Words to print */

/* Four buffers in turn, so that one printf can have several words. Commands
 * are single-threaded. */
static struct text *next_print_buffer(void)
{
    static char word[4][MASTERMIND_WORD_MAX];
    static struct text to;
    static unsigned turn;

    text_begin(&to, word[turn++ % 4], MASTERMIND_WORD_MAX);
    return &to;
}

const char *mastermind_game_code(const struct mastermind_setup *setup,
                                 uint32_t code)
{
    struct text *to = next_print_buffer();

    mastermind_write_code(&setup->game, setup->letters, code, to);
    return to->start;
}

const char *mastermind_game_marks(const struct mastermind_setup *setup,
                                  unsigned marks)
{
    struct text *to = next_print_buffer();

    mastermind_write_marks(&setup->game, marks, to);
    return to->start;
}

void mastermind_game_print_marks(const struct mastermind_setup *setup,
                                 unsigned marks)
{
    int right, elsewhere;

    mastermind_count_marks(&setup->game, marks, &right, &elsewhere);
    printf("%s: %d right, %d elsewhere\n",
           mastermind_game_marks(setup, marks), right, elsewhere);
}

/* Whole numbers, so that the output is the same everywhere. */
void mastermind_game_print_ratio(uint64_t part, uint64_t whole)
{
    uint64_t n = (2000 * part + whole) / (2 * whole);

    printf("%" PRIu64 ".%03d", n / 1000, (int)(n % 1000));
}
