/* sgf_game.c - game records replayed: set-up and moves made on a board.
 *
 * A game has no way back, so the way from the root to the present node is kept
 * as steps (sgf_game_make.c). When a variation ends, the steps are cut back to
 * where its tree began, and the game is replayed from the root when the next
 * node needs it: SGF_STEPS_MAX steps for each variation at worst.
 */
#include "games/go/notation/sgf_game.h"

#include <string.h>

#include "games/go/notation/sgf_game_node.h"

enum { SIZE_UNSAID = 19 };

const char *sgf_info_name(enum sgf_info info)
{
    static const char *const names[] = {
#define SGF_INFO(name, letters) letters,
        SGF_INFOS(SGF_INFO)
#undef SGF_INFO
    };

    return names[info];
}

/* Events */

static void queue_event(struct sgf_game *self, const struct sgf_event *event)
{
    self->pending[self->count++] = *event;
}

/* The text is copied, since text_error() has one buffer only and several
 * faults may wait. */
void sgf_game_fault(struct sgf_game *self, int line, int column,
                    const char *message, int is_minor)
{
    struct sgf_event event = {.kind = SGF_FAULT, .line = line,
                              .column = column,
                              .depth = self->reader.depth,
                              .is_minor = (uint8_t)is_minor};
    struct text to;

    self->defects += !is_minor;
    if (self->count == SGF_FAULTS_MAX)
        return;
    text_begin(&to, self->message[self->count], TEXT_ERROR_MAX);
    text_put(&to, message);
    event.message = to.start;
    queue_event(self, &event);
}

/* Games, variations, nodes */

static void reset_for_game(struct sgf_game *self)
{
    struct go_rules rules = self->standard;

    rules.size = SIZE_UNSAID;
    go_game_begin(&self->game, &rules);
    self->columns = self->rows = SIZE_UNSAID;
    self->is_playable = self->is_main = 1;
    self->plies = self->is_lost = self->handicap = self->has_root = 0;
    self->charset = SGF_UNSAID;
    memset(self->info, 0, sizeof self->info);
    self->result = (struct go_result){GO_END_UNKNOWN, GO_EMPTY, 0};
    self->step_count = self->is_stale = self->is_wanting = 0;
}

static void enter_variation(struct sgf_game *self, int depth)
{
    if (depth == 1)
        reset_for_game(self);
    self->level[depth] = (struct sgf_level){self->step_count, self->plies,
                                            self->is_lost};
}

/* The game itself is taken back only when something needs it: many trees may
 * close in a row, and a caller that wants the last position of a line still
 * finds it after SGF_CLOSE. */
static void leave_variation(struct sgf_game *self, int depth)
{
    const struct sgf_level *level = &self->level[depth];

    self->is_stale = 1;
    self->is_main = 0;
    self->step_count = level->steps;
    self->plies = level->plies;
    self->is_lost = level->is_lost;
}

/* edit[] is large and cleared only if the node before used it. */
static void enter_node(struct sgf_game *self, const struct sgf_event *event)
{
    if (self->is_stale)
        sgf_game_rebuild(self);
    self->is_stale = 0;
    self->is_root = !self->has_root;
    self->has_root = 1;
    self->line = event->line;
    self->column = event->column;
    self->move_count = 0;
    self->next = GO_EMPTY;
    if (self->has_setup)
        memset(self->edit, 0, sizeof self->edit);
    self->has_setup = 0;
}

/* Reads one event of the file and acts on it. Faults that this makes are queued
 * before it. */
static void fetch_events(struct sgf_game *self)
{
    struct sgf_event event;

    self->first = self->count = 0;
    switch (sgf_next(&self->reader, &event)) {
    case SGF_OPEN:     enter_variation(self, event.depth);  break;
    case SGF_CLOSE:    leave_variation(self, event.depth); break;
    case SGF_NODE:     enter_node(self, &event);      break;
    case SGF_VALUE:    sgf_game_take(self, &event);   break;
    case SGF_NODE_END: sgf_game_make(self);           break;
    default:                                          break;
    }
    queue_event(self, &event);
}

/* All */

void sgf_game_begin(struct sgf_game *self, const char *text, size_t length,
                    const struct go_rules *standard)
{
    memset(self, 0, sizeof *self);
    sgf_begin(&self->reader, text, length);
    self->standard = *standard;
    reset_for_game(self);
}

enum sgf_kind sgf_game_next(struct sgf_game *self, struct sgf_event *event)
{
    if (self->first == self->count)
        fetch_events(self);
    *event = self->pending[self->first++];
    return event->kind;
}

void sgf_game_info(const struct sgf_game *self, enum sgf_info info,
                   char *buffer, size_t size)
{
    sgf_show(self->info[info], self->charset, 0, buffer, size);
}

/* One game */

static const char *error_at_place(const struct sgf_event *event)
{
    char place[GO_WORD_MAX * 2];
    struct text to;

    text_begin(&to, place, sizeof place);
    text_put_number(&to, (uint64_t)event->line);
    text_put_char(&to, ':');
    text_put_number(&to, (uint64_t)event->column);
    return text_error(place, ": ", event->message, (char *)0);
}

/* The first tree that closes ends the main line. */
static int is_load_done(const struct sgf_game *self,
                        const struct sgf_event *event, int moves)
{
    return event->kind == SGF_CLOSE
        || (event->kind == SGF_NODE_END && moves >= 0
            && self->plies >= moves);
}

/* Faults of the brackets are ignored as long as the moves are legal: only
 * defects on the board count. */
const char *sgf_game_load(struct sgf_game *self, const char *text,
                          size_t length, const struct go_rules *standard,
                          int moves)
{
    struct sgf_event event;

    sgf_game_begin(self, text, length, standard);
    while (sgf_game_next(self, &event)) {
        if (event.kind == SGF_FAULT && self->defects)
            return error_at_place(&event);
        if (is_load_done(self, &event, moves))
            return NULL;
    }
    return "no game found; a game begins with (;";
}
