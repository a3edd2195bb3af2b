/* tally.c - the result of a match of Go: wins by each side, how, and how fast.
 *
 * Keeps the score by colour, since komi and the first move favour one of them,
 * and the time that sides took by what our own clock measured.
 */
#include "games/go/match/tally.h"

#include "disk/print.h"

void go_tally_begin(struct go_tally *self, const char *first,
                    const char *second)
{
    *self = (struct go_tally){.name = {first, second}};
    for (int i = 0; i < 2; i++)
        go_side_shorten(self->name[i], self->shown[i]);
}

/* Times are kept by side, not by colour. */
static void add_times(struct go_tally *self, int who, enum go_colour colour,
                      const struct go_outcome *outcome)
{
    self->spent_ms[who] += outcome->spent_ms[colour];
    self->asked[who] += outcome->asked[colour];
}

void go_tally_add(struct go_tally *self, const struct go_outcome *outcome,
                  enum go_colour first)
{
    enum go_colour winner = outcome->result.winner;

    score_add(&self->score[first],
              winner == GO_EMPTY ? 0 : winner == first ? 1 : -1);
    self->finish[outcome->finish]++;
    self->games++;
    self->moves += outcome->moves;
    add_times(self, 0, first, outcome);
    add_times(self, 1, go_other(first), outcome);
}

struct elo_score go_tally_score(const struct go_tally *self)
{
    const struct elo_score *black = &self->score[GO_BLACK];
    const struct elo_score *white = &self->score[GO_WHITE];

    return (struct elo_score){
        .wins = black->wins + white->wins,
        .draws = black->draws + white->draws,
        .losses = black->losses + white->losses,
    };
}

/* Only the ways in which games really ended are listed. */
static void print_finishes(const struct go_tally *self, FILE *to)
{
    static const char *const words[GO_FINISHES] = {
        [GO_FINISH_PASSES] = "by two passes",
        [GO_FINISH_RESIGNED] = "by resignation",
        [GO_FINISH_FORFEIT] = "by forfeit",
        [GO_FINISH_LIMIT] = "at the limit of moves",
    };
    const char *between = "";

    fprintf(to, "ended: ");
    for (int i = 0; i < GO_FINISHES; i++) {
        if (!self->finish[i])
            continue;
        fprintf(to, "%s%ld %s", between, self->finish[i], words[i]);
        between = ", ";
    }
    fprintf(to, "; %.1f moves a game\n",
            (double)self->moves / (double)self->games);
}

/* A side that was never asked, because the other forfeited at once, took no
 * time. */
static void print_mean_seconds(const struct go_tally *self, int who, FILE *to)
{
    double asked = self->asked[who] ? (double)self->asked[who] : 1;

    print_visible(to, "%s %.3f", self->shown[who],
                  (double)self->spent_ms[who] / 1000 / asked);
}

/* Names are shown without control characters: they come from the command
 * line. */
void go_tally_print(const struct go_tally *self, FILE *to)
{
    struct elo_score score = go_tally_score(self);

    if (self->games == 0)
        return;
    print_visible(to, "%s - %s: ", self->name[0], self->name[1]);
    score_print(&score, to);
    fprintf(to, "as Black: ");
    score_print(&self->score[GO_BLACK], to);
    fprintf(to, "as White: ");
    score_print(&self->score[GO_WHITE], to);
    score_print_elo(&score, to);
    print_finishes(self, to);
    fprintf(to, "seconds a move: ");
    print_mean_seconds(self, 0, to);
    fprintf(to, ", ");
    print_mean_seconds(self, 1, to);
    fprintf(to, "\n");
}
