/* think.c - the search with a clock, threads and a large tree.
 *
 * Threads play games in rounds. A round ends when somebody is to be told
 * something, when the memory is full, or when it is enough; between rounds
 * the tree stands still. Only when time is over, or somebody has called, is
 * the move decided while threads may still play.
 */
#define _DEFAULT_SOURCE                 /* for madvise */

#include "games/go/engine/think.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "games/go/minds/book.h"
#include "games/go/minds/search.h"
#include "os/alarm.h"
#include "os/clock.h"

enum {
    BATCH = 64,                         /* games between two looks, */
    BATCH_TIMED = 8,                    /* and where there is a clock */
    LOOK_MS = 5,                        /* between looks at what comes in */
    JUDGE_GAMES = 2000,
    PAGE = 2 << 20,
};

struct helper {
    struct go_thinker *thinker;
    struct go_worker *worker;
    pthread_t thread;
    int is_running;                     /* to be waited for */
};

struct go_thinker {
    int threads;
    void *memory;
    struct go_mcts *tree;
    struct go_worker *worker[GO_THREADS_MAX];
    struct helper helper[GO_THREADS_MAX];
    struct alarm alarm;
    struct go_game judged;              /* as somebody would like it */

    /* One thought at a time; whoever asked may be gone already. */
    struct go_game game;
    struct go_effort effort;
    int64_t begin_ms, deadline_ms, tell_at_ms;
    uint64_t told;                      /* games that were told of */
    atomic_uint_fast64_t begun;         /* games; */
    atomic_uint_fast64_t played;
    atomic_int playing;                 /* threads */
    atomic_int is_round_over, is_over;
};

/* When it is enough */

/* Games that may still come: those of the effort, or of the time at the
 * pace so far. */
static uint64_t games_left(const struct go_thinker *self, int64_t now_ms)
{
    const struct go_effort *effort = &self->effort;
    uint64_t played = atomic_load(&self->played), left = UINT64_MAX / 2;
    int64_t passed_ms = now_ms - self->begin_ms;

    if (effort->playouts)
        left = effort->playouts > played ? effort->playouts - played : 0;
    if (effort->time_ms && passed_ms >= 20 && now_ms < self->deadline_ms) {
        uint64_t by_time = played * (uint64_t)(self->deadline_ms - now_ms)
                         / (uint64_t)passed_ms;

        left = by_time < left ? by_time : left;
    }
    return left;
}

/* The first thread looks for all. */
static void look_up(struct go_thinker *self)
{
    if (!self->effort.is_patient
        && go_mcts_is_settled(self->tree, games_left(self, clock_ms())))
        atomic_store(&self->is_over, 1);
}

static int is_stopped(struct go_thinker *self)
{
    return atomic_load(&self->is_over) || atomic_load(&self->is_round_over);
}

static int batch_of(const struct go_thinker *self)
{
    return self->effort.time_ms ? BATCH_TIMED : BATCH;
}

/* How many games to begin next; 0 if all are begun. */
static int take_batch(struct go_thinker *self, int batch)
{
    uint64_t most = self->effort.playouts;
    uint64_t begun = atomic_fetch_add(&self->begun, (uint64_t)batch);

    if (!most || begun + (uint64_t)batch <= most)
        return batch;
    return begun < most ? (int)(most - begun) : 0;
}

/* A batch that the memory cut short is begun again by somebody. */
static int play_batch(struct go_thinker *self, struct go_worker *worker,
                      int batch)
{
    int games = take_batch(self, batch);
    int played = games ? go_mcts_play(self->tree, worker, games) : 0;

    atomic_fetch_add(&self->played, (uint64_t)played);
    atomic_fetch_sub(&self->begun, (uint64_t)(batch - played));
    return games && played == games;
}

/* Whoever would notice too late that time is over stops a little earlier, and
 * the others with him. */
static int is_time_up(struct go_thinker *self,
                      struct punctual_worker *punctual)
{
    if (!punctual_is_time_to_stop(punctual, clock_ms(), self->deadline_ms))
        return 0;
    atomic_store(&self->is_over, 1);
    return 1;
}

static void *play_games(void *context)
{
    struct helper *self = context;
    struct go_thinker *thinker = self->thinker;
    int batch = batch_of(thinker), is_first = self == thinker->helper;
    struct punctual_worker punctual = {0};

    while (!is_stopped(thinker) && !is_time_up(thinker, &punctual)
           && play_batch(thinker, self->worker, batch))
        if (is_first)
            look_up(thinker);
    atomic_fetch_sub(&thinker->playing, 1);
    alarm_ring(&thinker->alarm);
    return NULL;
}

static void rest(struct go_thinker *self)
{
    atomic_store(&self->is_round_over, 1);
    for (int i = 0; i < self->threads; i++) {
        if (self->helper[i].is_running)
            pthread_join(self->helper[i].thread, NULL);
        self->helper[i].is_running = 0;
    }
}

static int should_stop(const struct go_thinker *self)
{
    const struct go_effort *effort = &self->effort;

    return effort->should_stop && effort->should_stop(effort->context);
}

/* Where the system has no thread left; as punctual as that can be. */
static void play_here(struct go_thinker *self)
{
    while (!is_stopped(self) && clock_ms() < self->deadline_ms
           && !should_stop(self)
           && play_batch(self, self->worker[0], BATCH_TIMED))
        look_up(self);
    if (clock_ms() >= self->deadline_ms || should_stop(self))
        atomic_store(&self->is_over, 1);
}

static void begin_round(struct go_thinker *self)
{
    int running = 0;

    atomic_store(&self->is_round_over, 0);
    atomic_store(&self->playing, self->threads);
    for (int i = 0; i < self->threads; i++) {
        struct helper *helper = &self->helper[i];

        *helper = (struct helper){self, self->worker[i], 0, 0};
        helper->is_running = !pthread_create(&helper->thread, NULL,
                                             play_games, helper);
        running += helper->is_running;
        if (!helper->is_running)
            atomic_fetch_sub(&self->playing, 1);
    }
    if (!running)
        play_here(self);
}

/* What the one who asked does meanwhile */

static int is_news_due(const struct go_thinker *self, int64_t now_ms)
{
    return self->effort.tell && now_ms >= self->tell_at_ms
        && atomic_load(&self->played) > self->told;
}

static int64_t sooner(int64_t a, int64_t b) { return a < b ? a : b; }

/* Until all threads have ended, time is over, or somebody calls. */
static void watch_round(struct go_thinker *self)
{
    int64_t now_ms;

    while (atomic_load(&self->playing) > 0) {
        now_ms = clock_ms();
        if (now_ms >= self->deadline_ms || should_stop(self)) {
            atomic_store(&self->is_over, 1);
            return;
        }
        if (is_news_due(self, now_ms))
            atomic_store(&self->is_round_over, 1);
        alarm_wait(&self->alarm, sooner(self->deadline_ms,
                                        now_ms + LOOK_MS));
    }
    rest(self);
}

static int is_enough(const struct go_thinker *self)
{
    uint64_t most = self->effort.playouts;

    return atomic_load(&self->is_over)
        || (most && atomic_load(&self->played) >= most);
}

/* Tells in its time; the tree stands still. */
static void tell(struct go_thinker *self)
{
    if (!is_news_due(self, clock_ms()))
        return;
    self->told = atomic_load(&self->played);
    self->effort.tell(self->effort.context, self);
    self->tell_at_ms = clock_ms() + self->effort.tell_ms;
}

/* A move known by heart needs no games. */
static int recall(const struct go_game *game, const struct go_aim *aim,
                  struct go_thought *thought)
{
    *thought = (struct go_thought){.is_from_book = 1};
    return aim->has_book && go_book_find(game, &thought->move);
}

static void begin_thought(struct go_thinker *self,
                          const struct go_game *game,
                          const struct go_effort *effort)
{
    rest(self);
    self->game = *game;
    self->effort = *effort;
    self->begin_ms = effort->begun_ms ? effort->begun_ms : clock_ms();
    self->deadline_ms = effort->time_ms
        ? self->begin_ms + punctual_ms(&self->alarm.punctual,
                                       effort->time_ms, effort->slack_ms)
        : INT64_MAX;
    self->tell_at_ms = self->begin_ms + effort->tell_ms;
    self->told = 0;
    atomic_store(&self->begun, 0);
    atomic_store(&self->played, 0);
    atomic_store(&self->is_over, 0);
}

/* Round by round, until it is enough. */
static void play_rounds(struct go_thinker *self)
{
    for (;;) {
        uint64_t before = atomic_load(&self->played);

        if (go_mcts_is_full(self->tree))
            go_mcts_prune(self->tree);
        begin_round(self);
        watch_round(self);
        if (is_enough(self))
            return;
        if (atomic_load(&self->played) == before
            && !is_news_due(self, clock_ms()))
            return;                     /* the tree takes no more games */
        tell(self);
    }
}

void go_thinker_think(struct go_thinker *self, const struct go_game *game,
                      const struct go_aim *aim,
                      const struct go_effort *effort,
                      struct go_thought *thought)
{
    begin_thought(self, game, effort);
    go_mcts_aim(self->tree, &self->game, aim);
    if (recall(&self->game, aim, thought))
        return;
    if (go_mcts_is_full(self->tree))    /* of the thought before */
        go_mcts_prune(self->tree);
    /* Something to answer with, whenever that shall be. */
    play_batch(self, self->worker[0], effort->time_ms ? 1 : BATCH);
    look_up(self);
    if (!is_enough(self))
        play_rounds(self);
    go_mcts_decide(self->tree, thought);
}

const struct go_mcts *go_thinker_tree(struct go_thinker *self)
{
    rest(self);
    return self->tree;
}

/* The game is his by half a point, if it is his turn and all stones live: so
 * he will not throw any away. */
static void offer(struct go_game *game, enum go_colour turn)
{
    game->turn = (uint8_t)turn;
    game->rules.count = GO_COUNT_AREA;
    game->rules.komi = 0;
    game->rules.komi = (int16_t)(go_game_margin(game, NULL)
                                 + (turn == GO_BLACK ? -1 : 1));
}

/* Half of what is to be known: even so some stones of his die. */
static void judge_for(struct go_thinker *self, enum go_colour turn,
                      uint8_t dead[GO_POINTS], int16_t owner[GO_POINTS])
{
    struct go_aim aim = {.must_clean_up = 1};
    struct go_effort effort = {.playouts = JUDGE_GAMES, .is_patient = 1};
    struct go_thought thought;
    uint8_t dead_now[GO_POINTS];
    int16_t owner_now[GO_POINTS];

    offer(&self->judged, turn);
    go_thinker_think(self, &self->judged, &aim, &effort, &thought);
    rest(self);
    go_mcts_dead(self->tree, dead_now);
    go_mcts_owners(self->tree, owner_now);
    for (int i = 0; i < GO_POINTS; i++) {
        if (self->judged.now.colour[i] == turn)
            dead[i] = dead_now[i];
        owner[i] = (int16_t)(owner[i] + owner_now[i] / 2);
    }
}

/* Whoever has lost throws at last even stones in a seki away, as if they had
 * been dead. So each is judged on his own turn, and with a game to win. */
void go_thinker_judge(struct go_thinker *self, const struct go_game *game,
                      uint8_t dead[GO_POINTS], int16_t owner[GO_POINTS])
{
    memset(dead, 0, GO_POINTS);
    memset(owner, 0, GO_POINTS * sizeof *owner);
    self->judged = *game;
    judge_for(self, GO_BLACK, dead, owner);
    judge_for(self, GO_WHITE, dead, owner);
}

/* Memory */

/* Large pages, where the system has them: nodes are looked at everywhere. */
static int make_tree(struct go_thinker *self, int mib)
{
    size_t size = (size_t)mib << 20;

    if ((size_t)mib > SIZE_MAX >> 20
        || posix_memalign(&self->memory, PAGE, size)) {
        self->memory = NULL;
        return 0;
    }
#ifdef MADV_HUGEPAGE
    madvise(self->memory, size, MADV_HUGEPAGE);
#endif
    self->tree = go_mcts_make(self->memory, size);
    return 1;
}

static int make_workers(struct go_thinker *self)
{
    for (int i = 0; i < self->threads; i++) {
        self->worker[i] = malloc(go_worker_size());
        if (!self->worker[i])
            return 0;
    }
    return 1;
}

const char *go_thinker_open(struct go_thinker **self, int threads,
                            int tree_mib)
{
    const char *error;

    if (threads < 1 || threads > GO_THREADS_MAX)
        return "1 to 64 threads";
    *self = calloc(1, sizeof **self);
    if (!*self)
        return "there is not enough memory to think";
    (*self)->threads = threads;
    (*self)->alarm.in = (*self)->alarm.out = -1;
    if (!make_workers(*self) || !make_tree(*self, tree_mib))
        error = "there is not enough memory for a tree of that size";
    else
        error = alarm_open(&(*self)->alarm);
    if (!error) {
        go_thinker_clear(*self, 0);
        return NULL;
    }
    go_thinker_close(*self);
    *self = NULL;
    return error;
}

void go_thinker_close(struct go_thinker *self)
{
    if (!self)
        return;
    rest(self);
    alarm_close(&self->alarm);
    for (int i = 0; i < self->threads; i++)
        free(self->worker[i]);
    free(self->memory);
    free(self);
}

void go_thinker_clear(struct go_thinker *self, uint64_t seed)
{
    rest(self);
    go_search_clear(self->tree, self->worker, self->threads, seed);
}
