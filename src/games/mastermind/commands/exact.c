/* exact.c - the least that a game of Mastermind can cost, proven; for `solve`
 * and `verify --optimal`.
 *
 * The goals worst and win use the same search, which minimises codes not found
 * within a limit; worst raises the limit until nothing is missed. A campaign
 * is ended before the next begins, so only the last one can grow a tree.
 */
#include "games/mastermind/commands/exact.h"

#include <stdio.h>
#include <stdlib.h>

#include "disk/print.h"
#include "disk/state.h"

/* What is asked for */

const char *mastermind_exact_threads(struct mastermind_exact *self,
                                     const struct args *args)
{
    int threads = mastermind_campaign_cores();
    const char *error = args_int(args, "threads", 1, CAMPAIGN_THREADS_MAX,
                                 &threads);

    self->campaign.threads = threads;
    return error;
}

/* All codes in ascending order, as the table demands. */
const char *mastermind_exact_list(struct mastermind_exact *self)
{
    uint64_t all = mastermind_codes(&self->game);

    self->codes = malloc((size_t)all * sizeof *self->codes);
    if (!self->codes)
        return "out of memory for all codes";
    for (uint64_t n = 0; n < all; n++) {
        uint32_t code = mastermind_code(&self->game, n);

        if (mastermind_may_be_secret(&self->game, code))
            self->codes[self->count++] = code;
    }
    return NULL;
}

/* Notes: facts depend on the game, the goal, how many guesses are left, and
 * on how this program counts. */

/* The file name tells people what it is; the title is what counts, and holds
 * the version of the search as well. A path that cannot be had is reported and
 * the search runs without notes. */
static void name_notes(struct mastermind_exact *self,
                       const struct mastermind_task *task)
{
    const struct mastermind_game *game = &self->game;
    char name[NOTES_TITLE_MAX - 40], file[NOTES_TITLE_MAX];
    const char *error;

    snprintf(name, sizeof name, "mastermind-%dx%d-%s-%s-%s-%d", game->pegs,
             game->colours, mastermind_rule_name(game->rule),
             mastermind_strategy_secrets[game->is_distinct != 0],
             task->goal == MASTERMIND_WIN ? "win" : "mean",
             task->left == MASTERMIND_UNLIMITED ? 0 : task->left);
    snprintf(file, sizeof file, "%s.notes", name);
    snprintf(self->title, sizeof self->title, "boardwalk-notes 2 search %d %s",
             MASTERMIND_SEARCH_VERSION, name);
    error = state_path(file, self->notes);
    if (error)
        mastermind_campaign_lacks_notes(&self->campaign, error);
    self->campaign.notes = error ? NULL : self->notes;
    self->campaign.title = self->title;
}

static void tell_notes(const struct mastermind_exact *self)
{
    const struct mastermind_campaign *campaign = &self->campaign;

    if (campaign->is_damaged)
        print_visible(stderr, "boardwalk: %s: notes that do not match their "
                      "seal are ignored\n", self->notes);
    if (campaign->recalled)
        fprintf(stderr, "resumed from %ld facts proven before\n",
                campaign->recalled);
}

/* What an interrupted user wants to know: is the work lost? */
static const char *interrupted(const struct mastermind_exact *self)
{
    const struct mastermind_campaign *campaign = &self->campaign;

    if (campaign->noting.is_there)
        return text_error("interrupted; the same command cannot resume "
                          "from here: ", campaign->noting.text, (char *)0);
    return self->keeps_notes
        ? "interrupted; the same command resumes from here"
        : "interrupted; nothing is proven";
}

/* Searching */

/* Each search gets a campaign of its own, and notes named after its goal and
 * limit. */
static const char *search_once(struct mastermind_exact *self,
                               enum mastermind_goal goal, int left,
                               int budget)
{
    struct mastermind_task task = {&self->game, self->codes, self->count,
                                   goal, left};
    const char *error;

    mastermind_campaign_end(&self->campaign);
    if (self->keeps_notes)
        name_notes(self, &task);
    self->cost = MASTERMIND_NEVER;
    error = mastermind_campaign_run(&self->campaign, &task, budget,
                                    &self->cost);
    if (!error && self->campaign.is_interrupted)
        error = interrupted(self);
    return error;
}

/* The least worst case is the first in which nothing is missed. */
static const char *search_worst(struct mastermind_exact *self)
{
    for (int left = 1; left <= MASTERMIND_LEFT_MAX; left++) {
        const char *error = search_once(self, MASTERMIND_WIN, left, 1);

        if (error)
            return error;
        if (self->cost == 0) {
            self->limit = left;
            return NULL;
        }
    }
    return "no strategy finds every code within 16 guesses";
}

/* For the mean with a limit, a cost of NEVER means that the limit is too small
 * for any strategy that finds every code. */
static const char *search_goal(struct mastermind_exact *self)
{
    int left = self->limit ? self->limit : MASTERMIND_UNLIMITED;
    const char *error;

    if (self->goal == MASTERMIND_STRATEGY_WORST)
        return search_worst(self);
    if (self->goal == MASTERMIND_STRATEGY_WIN)
        return search_once(self, MASTERMIND_WIN, left, MASTERMIND_NEVER);
    error = search_once(self, MASTERMIND_MEAN, left, MASTERMIND_NEVER);
    if (!error && self->cost == MASTERMIND_NEVER)
        error = "no strategy finds every code within so few guesses; "
                "--goal win=K finds as many as it can";
    return error;
}

const char *mastermind_exact_search(struct mastermind_exact *self)
{
    const char *error = search_goal(self);

    tell_notes(self);
    return error;
}

void mastermind_exact_end(struct mastermind_exact *self)
{
    mastermind_campaign_end(&self->campaign);
    free(self->codes);
    self->codes = NULL;
}
