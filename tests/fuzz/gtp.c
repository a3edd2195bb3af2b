/* gtp.c - any bytes as a conversation by the Go Text Protocol, under
 * sanitizers (libFuzzer).
 *
 * The first byte says who plays: the simplest mind, or the search, which may
 * play a few games only. Every line that asks for something is answered, once
 * and in the form of the protocol, and the board stays a board.
 */
#include <stdalign.h>

#include "disk/file.h"
#include "games/go/engine/gtp.h"
#include "target.h"

enum { GAMES_MAX = 3, TREE_BYTES = 1 << 20, LINES_MAX = 200 };

/* What go_think.h promises, in few games and without threads. */

struct go_thinker {
    alignas(max_align_t) char tree[TREE_BYTES];
    struct go_mcts *mcts;
    struct go_worker *worker;
    int is_open;
};

/* A player and an examiner. They are kept: a tree takes long to make. */
static struct go_thinker thinkers[2];

const char *go_thinker_open(struct go_thinker **self, int threads,
                            int tree_mib)
{
    struct go_thinker *one = &thinkers[thinkers[0].is_open];

    (void)threads;
    (void)tree_mib;
    MUST(!one->is_open);
    one->is_open = 1;
    if (!one->mcts) {
        one->mcts = go_mcts_make(one->tree, TREE_BYTES);
        one->worker = malloc(go_worker_size());
    }
    go_thinker_clear(one, 0);
    *self = one;
    return NULL;
}

void go_thinker_close(struct go_thinker *self)
{
    self->is_open = 0;
}

void go_thinker_clear(struct go_thinker *self, uint64_t seed)
{
    go_mcts_clear(self->mcts);
    self->worker = go_worker_make(self->worker, seed);
}

void go_thinker_think(struct go_thinker *self, const struct go_game *game,
                      const struct go_aim *aim,
                      const struct go_effort *effort,
                      struct go_thought *thought)
{
    go_mcts_aim(self->mcts, game, aim);
    if (go_mcts_is_full(self->mcts))
        go_mcts_prune(self->mcts);
    (void)go_mcts_play(self->mcts, self->worker, GAMES_MAX);
    if (effort->tell)
        effort->tell(effort->context, self);
    if (effort->should_stop)
        (void)effort->should_stop(effort->context);
    go_mcts_decide(self->mcts, thought);
}

const struct go_mcts *go_thinker_tree(struct go_thinker *self)
{
    return self->mcts;
}

void go_thinker_judge(struct go_thinker *self, const struct go_game *game,
                      uint8_t dead[GO_POINTS], int16_t owner[GO_POINTS])
{
    struct go_aim aim = {.must_clean_up = 1};
    struct go_effort effort = {0};
    struct go_thought thought;

    go_thinker_think(self, game, &aim, &effort, &thought);
    (void)go_mcts_dead(self->mcts, dead);
    go_mcts_owners(self->mcts, owner);
}

/* No file of this machine is opened. A name is its own text, so that the
 * fuzzer writes the records, too. */
const char *file_read(const char *path, size_t most, char **text,
                      size_t *length)
{
    (void)most;
    *length = strlen(path);
    *text = target_string((const uint8_t *)path, *length);
    return text_same(path, "none") ? "cannot read none" : NULL;
}

/* The protocol: "=" or "?", the number, text, an empty line. */
static void check_answer(const char *answer, size_t size, const char *id)
{
    size_t length = strlen(id);

    MUST(strlen(answer) == size && size >= 3 + length);
    MUST(*answer == '=' || *answer == '?');
    MUST(strncmp(answer + 1, id, length) == 0);
    MUST(answer[1 + length] == ' ' || answer[1 + length] == '\n');
    MUST(strstr(answer, "\n\n") == answer + size - 2);
}

static void check_board(const struct go_game *game)
{
    int free_points = 0;

    MUST(game->count >= 0 && game->count <= GO_MOVES_MAX);
    MUST(game->turn == GO_BLACK || game->turn == GO_WHITE);
    for (int p = 0; p < GO_POINTS; p++) {
        unsigned colour = game->now.colour[p];

        free_points += colour == GO_EMPTY;
        if (colour == GO_BLACK || colour == GO_WHITE)
            MUST(go_liberties(&game->now, (go_point)p, 1) == 1);
    }
    MUST(free_points == game->now.free_count);
}

static void talk(struct go_gtp *gtp, char *line)
{
    struct gtp_line read;
    char *again = target_string((const uint8_t *)line, strlen(line));
    char *answer = NULL;
    size_t size = 0;

    gtp_read(&read, again);
    gtp->out = open_memstream(&answer, &size);
    if (!gtp->out)
        abort();
    go_gtp_hear(gtp, line, 0);
    fclose(gtp->out);
    if (read.command)
        check_answer(answer, size, read.id);
    else
        MUST(size == 0);
    check_board(&gtp->game);
    free(answer);
    free(again);
}

static int is_called(void *context, const struct go_gtp *self)
{
    (void)context;
    MUST(self->game.turn == GO_BLACK || self->game.turn == GO_WHITE);
    return 1;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct go_gtp gtp;
    struct go_gtp_terms terms = {
        .player = {.level = size && bytes[0] % 2 ? 4 : 1, .threads = 1,
                   .tree_mib = 1},
        .seed = "fuzz",
        .rules = {.size = 5, .ko = GO_KO_POSITIONAL, .komi = 15},
    };
    char *text = target_string(bytes, size), *at = text, *end;

    MUST(!go_gtp_open(&gtp, &terms, NULL));
    gtp.is_called = is_called;
    for (int i = 0; at && i < LINES_MAX && !gtp.is_over; at = end, i++) {
        end = strchr(at, '\n');
        if (end)
            *end++ = 0;
        talk(&gtp, at);
    }
    go_gtp_close(&gtp);
    free(text);
    return 0;
}
