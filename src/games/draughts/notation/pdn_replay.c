/* pdn_replay.c - games of a file replayed: each move found and made. */
#include "games/draughts/notation/pdn_replay.h"

#include <string.h>

#include "games/draughts/notation/fen.h"
#include "games/draughts/notation/pdn_scan.h"
#include "games/draughts/notation/words.h"

enum {
    WORD_MAX = 400, TYPE_MAX = 40,
    SQUARES_10X10 = 50,                 /* of international draughts, */
    OPENING_FIRST = 31, OPENING_LAST = 35,      /* and whence it begins */
};

/* How a line has been lost: at its last move, whose place is still known, or
 * before. */
enum { FOLLOWED, LOST_HERE, LOST };

static struct pdn_line *line_of(struct pdn_replay *self)
{
    return &self->line[self->depth];
}

/* Faults come before the event that they are about. */
static void push(struct pdn_replay *self, const struct pdn_event *event)
{
    self->pending[self->count++] = *event;
}

static void push_fault(struct pdn_replay *self,
                       const struct pdn_event *about, const char *message,
                       int is_minor)
{
    struct pdn_event fault = {.kind = PDN_FAULT, .line = about->line,
                              .column = about->column, .message = message,
                              .is_minor = (uint8_t)is_minor};

    push(self, &fault);
}

/* A message that was just put together, at most one for each event. */
static void push_text(struct pdn_replay *self, const struct pdn_event *about,
                      const char *message, int is_minor)
{
    struct text to;

    text_begin(&to, self->message, sizeof self->message);
    text_put(&to, message);
    push_fault(self, about, self->message, is_minor);
}

/* The game */

static void set_start(struct pdn_replay *self, const struct checkers *start)
{
    self->line[0].before = self->line[0].now = *start;
}

static void begin_game(struct pdn_replay *self)
{
    struct checkers start;

    memset(self->line, 0, sizeof self->line[0]);
    self->depth = 0;
    self->has_start = self->wants_start = self->is_turn_open = 0;
    self->is_foreign = self->has_moves = self->is_over = 0;
    self->has_tag_result = self->has_result = 0;
    self->tag_result = self->result = PDN_UNKNOWN;
    checkers_begin(&start, self->rules);
    set_start(self, &start);
}

/* Other boards */

static int is_digit(char c) { return c >= '0' && c <= '9'; }

/* The highest number of a square in a move or a position; the counters H0 and
 * F1 behind a position are none. */
static int highest_square(struct slice text)
{
    const char *at = text.start, *end = at + text.length;
    int highest = 0;

    while (at < end) {
        int is_counter = at > text.start && ((at[-1] | 0x20) == 'h'
                                             || (at[-1] | 0x20) == 'f');
        int number = 0;

        for (; at < end && is_digit(*at); at++)
            if (number <= SQUARES_10X10)
                number = number * 10 + (*at - '0');
        if (!is_counter && number > highest)
            highest = number;
        at += at < end;
    }
    return highest;
}

static int is_of_10x10(int highest)
{
    return highest > CHECKERS_SQUARES && highest <= SQUARES_10X10;
}

/* On 10 x 10 squares White begins, from 31 to 35. No such move is legal at the
 * start of the smaller game, but it could be a misprint there: so somewhere
 * in the game a square must be beyond the smaller board. */
static int is_game_of_10x10(const struct pdn_replay *self,
                            const struct pdn_event *first)
{
    struct pdn ahead = self->reader;
    struct pdn_event event = *first;
    int highest = highest_square(event.text);

    if (highest < OPENING_FIRST || highest > OPENING_LAST)
        return 0;
    while (event.kind != PDN_GAME_END && event.kind != PDN_END) {
        int here = event.kind == PDN_MOVE ? highest_square(event.text) : 0;

        if (here > highest)
            highest = here;
        pdn_next(&ahead, &event);
    }
    return is_of_10x10(highest);
}

static void push_10x10(struct pdn_replay *self, const struct pdn_event *at)
{
    push_fault(self, at, "this game is on 10 x 10 squares (GameType 20), but "
               "only English draughts on 8 x 8 (21) is understood", 0);
    self->is_foreign = 1;
    self->line[0].is_lost = LOST;
}

/* Tags */

/* A part of a position would be another position. */
static const char *read_position(const struct pdn_replay *self,
                                 struct slice from,
                                 struct checkers *position)
{
    char text[WORD_MAX];
    const char *error = "too long for a position";

    if (from.length < sizeof text) {
        pdn_unescape(from, text, sizeof text);
        error = checkers_fen_read(position, text, self->rules);
    }
    return error ? text_error("in this FEN: ", error, (char *)0) : NULL;
}

static int is_turn_open(struct slice from)
{
    char text[WORD_MAX];

    pdn_unescape(from, text, sizeof text);
    return !checkers_fen_has_turn(text);
}

static void read_fen(struct pdn_replay *self, const struct pdn_event *tag)
{
    struct checkers start;
    const char *error;

    self->has_start = 1;
    if (self->is_foreign)
        return;
    if (is_of_10x10(highest_square(tag->text))) {
        push_10x10(self, tag);
        return;
    }
    error = read_position(self, tag->text, &start);
    if (error) {
        push_text(self, tag, error, 0);
        self->line[0].is_lost = LOST;
        return;
    }
    self->is_turn_open = is_turn_open(tag->text);
    set_start(self, &start);
}

/* "21" or "21,B,8,8,N1,0": the number of the game, who begins, the size,
 * numbers (N) or letters (A) and the corner where they begin, whether that
 * corner is light. */
static const char *check_game_type(const char *text)
{
    static const char *const known[] = {"21", "21,B,8,8,N1,0",
                                        "21,B,8,8,N1", "21,B,8,8,A0,0",
                                        "21,B,8,8,A0", "21,W,8,8,N1,0",
                                        "21,W,8,8,N1"};

    if (!*text || text_same(text, "?"))
        return NULL;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (text_same(text, known[i]))
            return NULL;
    if (strncmp(text, "21,", 3) == 0 || text_same(text, "21"))
        return "only the board of 21,B,8,8,N1,0 is understood";
    return "only English draughts (21) is understood";
}

/* Nor may a terminal obey what is told of it. */
static void remove_spaces(char *text)
{
    char *to = text;

    for (const char *at = text; *at; at++)
        if (!pdn_is_space(*at))
            *to++ = (char)(text_is_control(*at) ? '?' : *at);
    *to = 0;
}

static void read_game_type(struct pdn_replay *self,
                           const struct pdn_event *tag)
{
    char text[TYPE_MAX];
    const char *error;

    if (self->is_foreign)
        return;
    pdn_unescape(tag->text, text, sizeof text);
    remove_spaces(text);
    error = check_game_type(text);
    if (!error)
        return;
    push_text(self, tag, text_error("this is GameType \"", text, "\", but ",
                                    error, (char *)0), 0);
    self->is_foreign = 1;
    self->line[0].is_lost = LOST;
}

static void read_tag_result(struct pdn_replay *self,
                            const struct pdn_event *tag)
{
    if (tag->text.length == 0 || slice_same(tag->text, "?"))
        return;
    self->has_tag_result = pdn_read_result(tag->text, &self->tag_result);
    if (!self->has_tag_result)
        push_fault(self, tag, "this is no result; results are 1-0, 0-1, "
                              "1/2-1/2, 0-0 and *", 1);
}

static void take_tag(struct pdn_replay *self, const struct pdn_event *tag)
{
    if (slice_same(tag->name, "FEN"))
        read_fen(self, tag);
    else if (slice_same(tag->name, "GameType"))
        read_game_type(self, tag);
    else if (slice_same(tag->name, "Result"))
        read_tag_result(self, tag);
    else if (slice_same(tag->name, "SetUp"))
        self->wants_start = slice_same(tag->text, "1");
}

/* Move numbers */

/* Of a game that Black begins a number stands for Black's move and White's.
 * If White begins some count like that, and some from White's move on. */
static int number_fits(const struct pdn_line *line, uint32_t number,
                       uint32_t *wanted)
{
    int by_colour = (line->now.turn == CHECKERS_WHITE) ^ (line->plies & 1);
    int from = line->number_plies, to = line->plies;

    *wanted = line->number + (uint32_t)(to / 2 - from / 2);
    if (number == *wanted)
        return 1;
    return number == line->number
                     + (uint32_t)((to + by_colour) / 2
                                  - (from + by_colour) / 2);
}

static void take_number(struct pdn_replay *self,
                        const struct pdn_event *event)
{
    struct pdn_line *line = line_of(self);
    char digits[24];
    struct text number;
    uint32_t wanted;

    if (line->is_lost)
        return;
    if (!line->has_number && !self->has_start)
        line->number = 1;
    if ((line->has_number || !self->has_start)
        && !number_fits(line, event->number, &wanted)) {
        text_begin(&number, digits, sizeof digits);
        text_put_number(&number, wanted);
        push_text(self, event, text_error("this move has the number ",
                                          digits, (char *)0), 1);
    }
    line->has_number = 1;
    line->number = event->number;
    line->number_plies = line->plies;
}

/* Moves and variations */

static void lose(struct pdn_line *line)
{
    line->is_lost = line->is_lost ? LOST : LOST_HERE;
    line->before = line->now;
}

static const char *read_move(struct pdn_replay *self,
                             const struct pdn_event *event)
{
    char word[WORD_MAX];

    if (event->text.length >= sizeof word)
        return "too long for a move";
    slice_copy(event->text, word, sizeof word);
    return checkers_read_move(&line_of(self)->now, word, &self->move);
}

/* Where nobody has said who begins, the first move does. */
static const char *read_first_move(struct pdn_replay *self,
                                   const struct pdn_event *event)
{
    uint8_t *turn = &self->line[0].now.turn, said = *turn;
    const char *error = read_move(self, event);

    self->is_turn_open = 0;
    if (!error)
        return NULL;
    *turn = said == CHECKERS_BLACK ? CHECKERS_WHITE : CHECKERS_BLACK;
    if (!read_move(self, event))
        return NULL;
    *turn = said;
    return read_move(self, event);
}

static void refuse_move(struct pdn_replay *self,
                        const struct pdn_event *event, const char *error)
{
    struct pdn_line *line = line_of(self);

    if (self->depth == 0 && line->plies == 0 && !self->has_start
        && !line->is_lost && is_game_of_10x10(self, event)) {
        push_10x10(self, event);
        return;
    }
    push_text(self, event, error, 0);
    lose(line);
}

static void take_move(struct pdn_replay *self, const struct pdn_event *event)
{
    struct pdn_line *line = line_of(self);
    const char *error;

    if (line->is_lost) {
        lose(line);
        return;
    }
    error = self->is_turn_open && self->depth == 0
          ? read_first_move(self, event) : read_move(self, event);
    if (error) {
        refuse_move(self, event, error);
        return;
    }
    line->before = line->now;
    checkers_play(&line->now, &self->move);
    line->plies++;
    self->is_followed = 1;
}

/* A variation stands behind the move that it replaces. */
static void take_open(struct pdn_replay *self)
{
    struct pdn_line *line = line_of(self), *variation = line + 1;

    *variation = *line;
    variation->now = line->before;
    variation->plies -= !checkers_same(&line->before, &line->now);
    variation->is_lost = line->is_lost == LOST ? LOST : FOLLOWED;
    self->depth++;
}

static void take_setup(struct pdn_replay *self,
                       const struct pdn_event *event)
{
    struct pdn_line *line = line_of(self);
    struct checkers position;
    const char *error;

    if (self->is_foreign)
        return;
    error = read_position(self, event->text, &position);
    if (error) {
        push_text(self, event, error, 0);
        line->is_lost = LOST;
        return;
    }
    line->before = line->now = position;
    line->is_lost = FOLLOWED;
}

/* Results */

static const char *check_end(const struct pdn_line *line,
                             enum pdn_result result)
{
    int is_black = line->now.turn == CHECKERS_BLACK;

    if (line->is_lost || result == PDN_UNKNOWN
        || checkers_can_move(&line->now)
        || result == (is_black ? PDN_WHITE_WINS : PDN_BLACK_WINS))
        return NULL;
    return is_black ? "Black has no move here and has lost: 0-1"
                    : "White has no move here and has lost: 1-0";
}

static void take_result(struct pdn_replay *self,
                        const struct pdn_event *event)
{
    const char *error;

    self->has_result = 1;
    self->result = event->result;
    if (self->has_tag_result && event->result != PDN_UNKNOWN
        && event->result != self->tag_result)
        push_text(self, event,
                  text_error("the end says ", pdn_result_name(event->result),
                             ", the Result tag ",
                             pdn_result_name(self->tag_result), (char *)0),
                  1);
    error = check_end(&self->line[0], pdn_replay_result(self));
    if (error)
        push_fault(self, event, error, 1);
}

/* All */

static int is_body(enum pdn_kind kind)
{
    return kind == PDN_NUMBER || kind == PDN_MOVE || kind == PDN_OPEN
        || kind == PDN_RESULT;
}

static void take(struct pdn_replay *self, const struct pdn_event *event)
{
    if (self->is_over)
        begin_game(self);
    if (is_body(event->kind) && !self->has_moves) {
        self->has_moves = 1;
        if (self->wants_start && !self->has_start)
            push_fault(self, event, "SetUp asks for a FEN, but there is "
                                    "none", 1);
    }
    switch (event->kind) {
    case PDN_TAG:      take_tag(self, event);    break;
    case PDN_NUMBER:   take_number(self, event); break;
    case PDN_MOVE:     take_move(self, event);   break;
    case PDN_OPEN:     take_open(self);          break;
    case PDN_CLOSE:    self->depth--;            break;
    case PDN_SETUP:    take_setup(self, event);  break;
    case PDN_RESULT:   take_result(self, event); break;
    case PDN_GAME_END: self->is_over = 1;        break;
    default:                                     break;
    }
}

void pdn_replay_begin(struct pdn_replay *self, const char *text,
                      size_t length)
{
    memset(self, 0, sizeof *self);
    pdn_begin(&self->reader, text, length);
    begin_game(self);
}

void pdn_replay_use(struct pdn_replay *self, enum checkers_rules rules)
{
    self->rules = rules;
    begin_game(self);
}

enum pdn_kind pdn_replay_next(struct pdn_replay *self,
                              struct pdn_event *event)
{
    if (self->first == self->count) {
        self->first = self->count = 0;
        self->is_followed = 0;
        pdn_next(&self->reader, event);
        take(self, event);
        push(self, event);
    }
    *event = self->pending[self->first++];
    return event->kind;
}

const struct checkers *pdn_replay_now(const struct pdn_replay *self)
{
    return &self->line[self->depth].now;
}

const struct checkers *pdn_replay_before(const struct pdn_replay *self)
{
    return &self->line[self->depth].before;
}

enum pdn_result pdn_replay_result(const struct pdn_replay *self)
{
    return self->result != PDN_UNKNOWN ? self->result : self->tag_result;
}
