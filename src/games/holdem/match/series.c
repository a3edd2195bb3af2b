/* series.c - the hands of a match, deal by deal.
 *
 * Records are written to memory first: threads finish in any order, and the
 * match runner appends results to the file in the order of their numbers.
 */
#include "games/holdem/match/series.h"

#include "base/text.h"

enum {
    DUPLICATE = 2,                      /* hands with the same cards */
    SEED_MAX = 64,
};

/* A series that carries its stacks on cannot repeat a deal: after the first
 * time the stacks would be others. */
int poker_series_hands(const struct poker_series *self)
{
    return self->is_carried ? 1 : DUPLICATE;
}

/* The user's seed may be of any length; its hash is not. Each result gets a
 * seed of its own, whatever thread plays it. */
static const char *own_seed(const struct poker_series *series, int number,
                            char seed[SEED_MAX])
{
    struct text to;

    text_begin(&to, seed, SEED_MAX);
    text_put_hex(&to, rng_hash(series->seed), 16);
    text_put_char(&to, '/');
    text_put_number(&to, (uint64_t)number);
    return seed;
}

/* A carried series is one contest over all its hands; any other begins a new
 * one for each deal. */
static const char *start_contest(const struct poker_series *series,
                                 struct poker_contest *contest, int number)
{
    char seed[SEED_MAX];
    const char *error;

    if (series->is_carried && number > 0)
        return NULL;
    error = poker_contest_begin(contest, &series->rules, series->stack,
                                own_seed(series, number, seed));
    contest->match.is_duplicate = !series->is_carried
                               && !series->rules.is_machine;
    contest->match.is_carried = (uint8_t)series->is_carried;
    contest->has_luck = series->has_luck;
    return error;
}

/* Sections are numbered by hands, not by deals, from where the file ended. */
static void write_hand_record(const struct poker_series *series,
                              struct poker_contest *contest, uint32_t number,
                              FILE *phh)
{
    if (phh)
        poker_record_write(&contest->record, series->first_section + number,
                           phh);
}

/* Sides count over their whole life, so the caller takes differences. */
static int count_corrected(const struct poker_contest *contest)
{
    return poker_side_corrected(contest->side[0])
         + poker_side_corrected(contest->side[1]);
}

/* The machine's game has no button that could be exchanged: the same deal
 * begins once more, and the sides have changed seats. */
static const char *exchange_seats(const struct poker_series *series,
                                  struct poker_contest *contest, int number)
{
    struct poker_side *first = contest->side[0];

    contest->side[0] = contest->side[1];
    contest->side[1] = first;
    return start_contest(series, contest, number);
}

/* One hand; what the player on this seat has won in it is added. Without an
 * error, 0 if a player is broke. */
static int play_hand(const struct poker_series *series,
                     struct poker_contest *contest, int number, int seat,
                     struct poker_result *result, const char **error)
{
    int64_t before = contest->match.gain[seat];
    char seed[SEED_MAX];

    if (!poker_contest_hand(contest, own_seed(series, number, seed), error))
        return 0;
    result->chips += contest->match.gain[seat] - before;
    if (series->has_luck)
        result->luck += poker_contest_luck(contest, seat);
    return 1;
}

/* Without an error, result stays `not played` if a player is broke. */
static const char *play_hands(const struct poker_series *series,
                              struct poker_contest *contest, int number,
                              struct poker_result *result, FILE *phh)
{
    int hands = poker_series_hands(series), seat = 0;
    int corrected = count_corrected(contest);
    const char *error = start_contest(series, contest, number);

    for (int i = 0; !error && i < hands; i++) {
        if (i > 0 && series->rules.is_machine) {
            error = exchange_seats(series, contest, number);
            seat = 1;
        }
        if (error || !play_hand(series, contest, number, seat, result, &error))
            return error;
        write_hand_record(series, contest, (uint32_t)(number * hands + i),
                          phh);
    }
    if (error)
        return error;
    result->game.is_played = 1;
    result->corrected = count_corrected(contest) - corrected;
    return NULL;
}

/* result->game.record belongs to the caller, who frees it after it is written,
 * also after an error. */
const char *poker_series_play(const struct poker_series *self,
                              struct poker_contest *contest, int number,
                              struct poker_result *result)
{
    const char *error;
    FILE *phh;

    if (!self->is_recorded)
        return play_hands(self, contest, number, result, NULL);
    phh = open_memstream(&result->game.record, &result->game.record_length);
    if (!phh)
        return "out of memory";
    error = play_hands(self, contest, number, result, phh);
    if (fclose(phh) != 0 && !error)
        error = "out of memory";
    return error;
}
