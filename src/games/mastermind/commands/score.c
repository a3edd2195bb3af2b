/* score.c - boardwalk mastermind score: judges a guess against a code.
 *
 * The smallest verb: the judge of rules/mastermind.c for one code and one
 * guess, without a game around it.
 */
#include <string.h>

#include "cli/command.h"
#include "games/mastermind/commands/game.h"

static const struct arg_def options[] = {
    MASTERMIND_GAME_OPTIONS,
    {0},
};

/* The code itself tells the pegs, and the judge need not know how many
 * colours there are. */
static const char *read_game_of_code(struct mastermind_setup *setup,
                                     const struct args *args)
{
    size_t pegs = strlen(args->word[0]);

    *setup = mastermind_game_usual;
    setup->game.pegs = pegs <= MASTERMIND_PEGS_MAX ? (int)pegs
                                                   : MASTERMIND_PEGS_MAX;
    setup->game.colours = MASTERMIND_COLOURS_MAX;
    return mastermind_game_read(setup, args);
}

static const char *read_codes(const struct mastermind_setup *setup,
                              const struct args *args,
                              uint32_t *code, uint32_t *guess)
{
    const char *error;

    if ((error = mastermind_read_code(&setup->game, setup->letters,
                                      args->word[0], code))
        || (error = mastermind_read_code(&setup->game, setup->letters,
                                         args->word[1], guess)))
        return error;
    if (!mastermind_may_be_secret(&setup->game, *code))
        return text_error("the code ", args->word[0], " has a colour twice, "
                          "but --distinct forbids it", (char *)0);
    return NULL;
}

static int score_guess(const struct args *args)
{
    struct mastermind_setup setup;
    uint32_t code, guess;
    const char *error;

    if (args->word_count != 2)
        return command_misused(&command_mastermind_score,
                               "name a code and a guess");
    error = read_game_of_code(&setup, args);
    if (!error)
        error = read_codes(&setup, args, &code, &guess);
    if (error)
        return command_misused(&command_mastermind_score, error);
    mastermind_game_print_marks(&setup,
        mastermind_marks(setup.game.rule, setup.game.pegs, code, guess));
    return 0;
}

const struct command command_mastermind_score = {
    .name = "score",
    .group = "mastermind",
    .usage = "CODE GUESS [OPTION]...",
    .summary = "judge a guess against a code",
    .more = "The rule counts tells how many pegs are right and how many "
            "colours stand\nelsewhere. The others have a mark for each peg: "
            "counting marks a colour only as\noften as the code has it, "
            "membership whenever the code has it at all.\n"
            "Without options the code says how many pegs there are, and "
            "there are 16 colours.\n",
    .options = options,
    .run = score_guess,
};
