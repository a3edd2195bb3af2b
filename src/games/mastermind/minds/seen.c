/* seen.c - what can be concluded from the guesses so far.
 *
 * Plain functions over all codes of a game: a walk of colours^pegs codes, each
 * judged against every past guess. The searches do this once, for the codes
 * left, and then work with sets.
 */
#include "games/mastermind/minds/seen.h"

int mastermind_fits(const struct mastermind_seen *seen, uint32_t code)
{
    for (int i = 0; i < seen->tries; i++)
        if (mastermind_marks(seen->game.rule, seen->game.pegs, code,
                             seen->past[i].guess) != seen->past[i].marks)
            return 0;
    return mastermind_may_be_secret(&seen->game, code);
}

size_t mastermind_left(const struct mastermind_seen *seen, uint32_t *codes,
                       size_t room)
{
    struct mastermind_walk walk;
    uint32_t code;
    size_t count = 0;

    mastermind_walk_begin(&walk, &seen->game, 0);
    while (mastermind_walk_next(&walk, &code)) {
        if (!mastermind_fits(seen, code))
            continue;
        if (count < room)
            codes[count] = code;
        count++;
    }
    return count;
}

unsigned mastermind_absent(const struct mastermind_game *game,
                           const uint32_t *codes, size_t count)
{
    unsigned present = 0, all = (1u << game->colours) - 1;

    for (size_t i = 0; i < count && present != all; i++)
        present |= mastermind_colours_of(game->pegs, codes[i]);
    return all & ~present;
}

/* In the order of play, since each pair of guess and marks can only remove
 * symmetries. */
void mastermind_twins_seen(struct mastermind_twins *twins,
                           const struct mastermind_seen *seen)
{
    mastermind_twins_begin(twins, &seen->game);
    for (int i = 0; i < seen->tries; i++) {
        struct mastermind_twins before = *twins;

        mastermind_twins_narrow(twins, &before, seen->past[i].guess,
                                seen->past[i].marks);
    }
}
