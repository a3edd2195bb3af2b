/* pdn_replay.c - games of a file replayed: each move found and made.
 *
 * A filter on the events of pdn.c. There is a line (struct pdn_line) for the
 * game and one for each open variation; line[depth] is the current one. A
 * line that is lost is not followed any more, and errors in the rest of it
 * are not reported: they would only be consequences of the first.
 */
#include "games/draughts/notation/pdn_replay.h"

#include <string.h>

#include "games/draughts/notation/fen.h"
#include "games/draughts/notation/pdn_scan.h"
#include "games/draughts/notation/words.h"

enum {
    WORD_MAX = 400, TYPE_MAX = 40,      /* bytes of texts */
    SQUARES_10X10 = 50,                 /* of international draughts; its */
    OPENING_FIRST = 31, OPENING_LAST = 35,      /* first move starts here */
};

/* Whether a line is lost: not at all; at its last move, so that the position
 * before that move is still known and a variation can replace it; or
 * earlier. */
enum { FOLLOWED, LOST_HERE, LOST };

static struct pdn_line *current_line(struct pdn_replay *self)
{
    return &self->line[self->depth];
}

/* Faults come before the event that they are about. */
static void queue_event(struct pdn_replay *self, const struct pdn_event *event)
{
    self->pending[self->count++] = *event;
}

/* At the place of the event it is about. */
static void queue_fault(struct pdn_replay *self,
                        const struct pdn_event *about, const char *message,
                        int is_minor)
{
    struct pdn_event fault = {.kind = PDN_FAULT, .line = about->line,
                              .column = about->column, .message = message,
                              .is_minor = (uint8_t)is_minor};

    queue_event(self, &fault);
}

/* A message from text_error, whose buffer will be reused: it is copied. There
 * is one buffer, so at most one such fault for each event. */
static void queue_built_fault(struct pdn_replay *self,
                              const struct pdn_event *about,
                              const char *message, int is_minor)
{
    struct text to;

    text_begin(&to, self->message, sizeof self->message);
    text_put(&to, message);
    queue_fault(self, about, self->message, is_minor);
}

/* The game */

/* `before` equals `now`: there is no last move that a variation could
 * replace. */
static void set_start(struct pdn_replay *self, const struct checkers *start)
{
    self->line[0].before = self->line[0].now = *start;
}

/* Called at the start and by the first event after the end of a game, so that
 * the last position can still be asked for after PDN_GAME_END. */
static void reset_game(struct pdn_replay *self)
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


/* The highest number of a square in a move or a position. The counters H0 and
 * F1 after a position are not squares. */
static int highest_square(struct slice text)
{
    const char *at = text.start, *end = at + text.length;
    int highest = 0;

    while (at < end) {
        int is_counter = at > text.start && ((at[-1] | 0x20) == 'h'
                                             || (at[-1] | 0x20) == 'f');
        int number = 0;

        for (; at < end && pdn_is_digit(*at); at++)
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

/* International draughts, 10 x 10 squares, begins with a white man on 31 to
 * 35. No such move is legal at the start of the smaller game, but it might be
 * a misprint there: so some square of the game must lie beyond the smaller
 * board. Reads ahead with a copy of the reader. */
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

static void refuse_10x10(struct pdn_replay *self, const struct pdn_event *at)
{
    queue_fault(self, at, "this game is on 10 x 10 squares (GameType 20), but "
                "only English draughts on 8 x 8 (21) is supported", 0);
    self->is_foreign = 1;
    self->line[0].is_lost = LOST;
}

/* Tags */

/* A text that is too long is refused: cut off, it would be the text of another
 * position. */
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

static int lacks_turn(struct slice from)
{
    char text[WORD_MAX];

    pdn_unescape(from, text, sizeof text);
    return !checkers_fen_has_turn(text);
}

/* A FEN that is wrong loses the whole game: its moves cannot be judged. */
static void read_fen(struct pdn_replay *self, const struct pdn_event *tag)
{
    struct checkers start;
    const char *error;

    self->has_start = 1;
    if (self->is_foreign)
        return;
    if (is_of_10x10(highest_square(tag->text))) {
        refuse_10x10(self, tag);
        return;
    }
    error = read_position(self, tag->text, &start);
    if (error) {
        queue_built_fault(self, tag, error, 0);
        self->line[0].is_lost = LOST;
        return;
    }
    self->is_turn_open = lacks_turn(tag->text);
    set_start(self, &start);
}

/* "21" or "21,B,8,8,N1,0", by the PDN standard: the number of the game, who
 * moves first, the size of the board, numbers (N) or letters (A) and the
 * corner where they start, and whether that corner is light. */
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
        return "only the board of 21,B,8,8,N1,0 is supported";
    return "only English draughts (21) is supported";
}

/* Spaces mean nothing in a GameType. Control characters are masked, since the
 * text goes into a message. */
static void remove_spaces(char *text)
{
    char *to = text;

    for (const char *at = text; *at; at++)
        if (!pdn_is_space(*at))
            *to++ = (char)(text_is_control(*at) ? '?' : *at);
    *to = 0;
}

/* Another game is reported once; its moves are passed on unjudged. */
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
    queue_built_fault(self, tag,
                      text_error("this is GameType \"", text, "\", but ",
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
        queue_fault(self, tag, "this is not a result; results are 1-0, 0-1, "
                               "1/2-1/2, 0-0 and *", 1);
}

/* Of all other tags the replay needs nothing. */
static void handle_tag(struct pdn_replay *self, const struct pdn_event *tag)
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

/* In a game that Black begins, a number covers Black's move and White's reply.
 * If White begins, some files keep to that, and others start a new number with
 * each of White's moves; both are accepted. wanted is the first kind. */
static int number_fits(const struct pdn_line *line, uint32_t number,
                       uint32_t *wanted)
{
    /* 1 if White made the first move. */
    int by_colour = (line->now.turn == CHECKERS_WHITE) ^ (line->plies & 1);
    int from = line->number_plies, to = line->plies;

    *wanted = line->number + (uint32_t)(to / 2 - from / 2);
    if (number == *wanted)
        return 1;
    return number == line->number
                     + (uint32_t)((to + by_colour) / 2
                                  - (from + by_colour) / 2);
}

/* A game that starts from a FEN may begin with any number; from there on they
 * must go up by one. */
static void handle_number(struct pdn_replay *self,
                          const struct pdn_event *event)
{
    struct pdn_line *line = current_line(self);
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
        queue_built_fault(self, event, text_error("this should be move number ",
                                                  digits, (char *)0), 1);
    }
    line->has_number = 1;
    line->number = event->number;
    line->number_plies = line->plies;
}

/* Moves and variations */

/* The second move that is not followed makes the line LOST: a variation after
 * it would replace a move that nobody knows. */
static void mark_lost(struct pdn_line *line)
{
    line->is_lost = line->is_lost ? LOST : LOST_HERE;
    line->before = line->now;
}

/* Sets self->move if it is legal. */
static const char *find_move_of_event(struct pdn_replay *self,
                                      const struct pdn_event *event)
{
    char word[WORD_MAX];

    if (event->text.length >= sizeof word)
        return "too long for a move";
    slice_copy(event->text, word, sizeof word);
    return checkers_read_move(&current_line(self)->now, word, &self->move);
}

/* If the FEN leaves the side to move open, the first move decides: it is tried
 * for either side. If neither fits, the error is that of the first. */
static const char *read_first_move(struct pdn_replay *self,
                                   const struct pdn_event *event)
{
    uint8_t *turn = &self->line[0].now.turn, said = *turn;
    const char *error = find_move_of_event(self, event);

    self->is_turn_open = 0;
    if (!error)
        return NULL;
    *turn = said == CHECKERS_BLACK ? CHECKERS_WHITE : CHECKERS_BLACK;
    if (!find_move_of_event(self, event))
        return NULL;
    *turn = said;
    return find_move_of_event(self, event);
}

/* An illegal first move may only mean that this is another game. */
static void refuse_move(struct pdn_replay *self,
                        const struct pdn_event *event, const char *error)
{
    struct pdn_line *line = current_line(self);

    if (self->depth == 0 && line->plies == 0 && !self->has_start
        && !line->is_lost && is_game_of_10x10(self, event)) {
        refuse_10x10(self, event);
        return;
    }
    queue_built_fault(self, event, error, 0);
    mark_lost(line);
}

static void handle_move(struct pdn_replay *self, const struct pdn_event *event)
{
    struct pdn_line *line = current_line(self);
    const char *error;

    if (line->is_lost) {
        mark_lost(line);
        return;
    }
    error = self->is_turn_open && self->depth == 0
          ? read_first_move(self, event) : find_move_of_event(self, event);
    if (error) {
        refuse_move(self, event, error);
        return;
    }
    line->before = line->now;
    checkers_play(&line->now, &self->move);
    line->plies++;
    self->is_followed = 1;
}

/* A variation stands after the move that it replaces, so it begins with the
 * position before that move. It is followed even if that move was illegal. */
static void handle_open(struct pdn_replay *self)
{
    struct pdn_line *line = current_line(self), *variation = line + 1;

    *variation = *line;
    variation->now = line->before;
    variation->plies -= !checkers_same(&line->before, &line->now);
    variation->is_lost = line->is_lost == LOST ? LOST : FOLLOWED;
    self->depth++;
}

/* A position in mid-game makes a lost line known again. */
static void handle_setup(struct pdn_replay *self,
                         const struct pdn_event *event)
{
    struct pdn_line *line = current_line(self);
    struct checkers position;
    const char *error;

    if (self->is_foreign)
        return;
    error = read_position(self, event->text, &position);
    if (error) {
        queue_built_fault(self, event, error, 0);
        line->is_lost = LOST;
        return;
    }
    line->before = line->now = position;
    line->is_lost = FOLLOWED;
}

/* Results */

/* A side that cannot move has lost; a result that says otherwise is wrong. */
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

/* Both comparisons are minor faults: the moves are clear, whoever won. */
static void handle_result(struct pdn_replay *self,
                          const struct pdn_event *event)
{
    const char *error;

    self->has_result = 1;
    self->result = event->result;
    if (self->has_tag_result && event->result != PDN_UNKNOWN
        && event->result != self->tag_result)
        queue_built_fault(self, event,
                          text_error("the game ends with ",
                                     pdn_result_name(event->result),
                                     ", but the Result tag says ",
                                     pdn_result_name(self->tag_result),
                                     (char *)0), 1);
    error = check_end(&self->line[0], pdn_replay_result(self));
    if (error)
        queue_fault(self, event, error, 1);
}

/* Everything */

/* The header is over when one of these comes. */
static int is_body(enum pdn_kind kind)
{
    return kind == PDN_NUMBER || kind == PDN_MOVE || kind == PDN_OPEN
        || kind == PDN_RESULT;
}

static void handle_event(struct pdn_replay *self, const struct pdn_event *event)
{
    if (self->is_over)
        reset_game(self);
    if (is_body(event->kind) && !self->has_moves) {
        self->has_moves = 1;
        if (self->wants_start && !self->has_start)
            queue_fault(self, event, "SetUp is 1, but there is no FEN tag",
                        1);
    }
    switch (event->kind) {
    case PDN_TAG:      handle_tag(self, event);    break;
    case PDN_NUMBER:   handle_number(self, event); break;
    case PDN_MOVE:     handle_move(self, event);   break;
    case PDN_OPEN:     handle_open(self);          break;
    case PDN_CLOSE:    self->depth--;            break;
    case PDN_SETUP:    handle_setup(self, event);  break;
    case PDN_RESULT:   handle_result(self, event); break;
    case PDN_GAME_END: self->is_over = 1;        break;
    default:                                     break;
    }
}

void pdn_replay_begin(struct pdn_replay *self, const char *text,
                      size_t length)
{
    memset(self, 0, sizeof *self);
    pdn_begin(&self->reader, text, length);
    reset_game(self);
}

/* The game is reset, because the start position depends on the rules. */
void pdn_replay_use(struct pdn_replay *self, enum checkers_rules rules)
{
    self->rules = rules;
    reset_game(self);
}

/* The faults about an event are queued before it, at most three: `pending` has
 * room for them and the event. */
enum pdn_kind pdn_replay_next(struct pdn_replay *self,
                              struct pdn_event *event)
{
    if (self->first == self->count) {
        self->first = self->count = 0;
        self->is_followed = 0;
        pdn_next(&self->reader, event);
        handle_event(self, event);
        queue_event(self, event);
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
