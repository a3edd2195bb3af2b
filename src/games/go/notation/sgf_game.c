/* sgf_game.c - game records replayed: set-up and moves made on a board. */
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

static void push(struct sgf_game *self, const struct sgf_event *event)
{
    self->pending[self->count++] = *event;
}

/* The text is kept: several may wait. */
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
    push(self, &event);
}

/* Games, variations, nodes */

static void begin_game(struct sgf_game *self)
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

static void open_tree(struct sgf_game *self, int depth)
{
    if (depth == 1)
        begin_game(self);
    self->level[depth] = (struct sgf_level){self->step_count, self->plies,
                                            self->is_lost};
}

/* The game itself is taken back when something needs it: many trees may be
 * closed in a row, and whoever looked for the last position still has it. */
static void close_tree(struct sgf_game *self, int depth)
{
    const struct sgf_level *level = &self->level[depth];

    self->is_stale = 1;
    self->is_main = 0;
    self->step_count = level->steps;
    self->plies = level->plies;
    self->is_lost = level->is_lost;
}

static void begin_node(struct sgf_game *self, const struct sgf_event *event)
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

static void pull(struct sgf_game *self)
{
    struct sgf_event event;

    self->first = self->count = 0;
    switch (sgf_next(&self->reader, &event)) {
    case SGF_OPEN:     open_tree(self, event.depth);  break;
    case SGF_CLOSE:    close_tree(self, event.depth); break;
    case SGF_NODE:     begin_node(self, &event);      break;
    case SGF_VALUE:    sgf_game_take(self, &event);   break;
    case SGF_NODE_END: sgf_game_make(self);           break;
    default:                                          break;
    }
    push(self, &event);
}

/* All */

void sgf_game_begin(struct sgf_game *self, const char *text, size_t length,
                    const struct go_rules *standard)
{
    memset(self, 0, sizeof *self);
    sgf_begin(&self->reader, text, length);
    self->standard = *standard;
    begin_game(self);
}

enum sgf_kind sgf_game_next(struct sgf_game *self, struct sgf_event *event)
{
    if (self->first == self->count)
        pull(self);
    *event = self->pending[self->first++];
    return event->kind;
}

void sgf_game_info(const struct sgf_game *self, enum sgf_info info,
                   char *buffer, size_t size)
{
    sgf_show(self->info[info], self->charset, 0, buffer, size);
}

/* One game */

static const char *at_place(const struct sgf_event *event)
{
    char place[GO_WORD_MAX * 2];
    struct text to;

    text_begin(&to, place, sizeof place);
    text_put_number(&to, (uint64_t)event->line);
    text_put_char(&to, ':');
    text_put_number(&to, (uint64_t)event->column);
    return text_error(place, ": ", event->message, (char *)0);
}

static int is_done(const struct sgf_game *self,
                   const struct sgf_event *event, int moves)
{
    return event->kind == SGF_CLOSE
        || (event->kind == SGF_NODE_END && moves >= 0
            && self->plies >= moves);
}

/* Brackets that are missing do no harm as long as the moves are legal. */
const char *sgf_game_load(struct sgf_game *self, const char *text,
                          size_t length, const struct go_rules *standard,
                          int moves)
{
    struct sgf_event event;

    sgf_game_begin(self, text, length, standard);
    while (sgf_game_next(self, &event)) {
        if (event.kind == SGF_FAULT && self->defects)
            return at_place(&event);
        if (is_done(self, &event, moves))
            return NULL;
    }
    return "there is no game; one begins with (;";
}
