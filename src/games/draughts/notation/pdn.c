/* pdn.c - files of draughts games, read piece by piece.
 *
 * A pull parser: pdn_next asks for events, scan_next reads one piece of the
 * text and queues what it found. It knows no positions; whether a move is
 * legal is for pdn_replay.c to say.
 *
 * Every call of scan_next either moves self->at forward or queues the event
 * that ends a game or the file, so the parser terminates on any input. All
 * searches for a closing mark are bounded or cached (brace, line_end), which
 * keeps the time linear in the size of the file even if it is hostile.
 */
#include "games/draughts/notation/pdn.h"

#include "base/utf8.h"
#include "games/draughts/notation/pdn_scan.h"
#include "games/draughts/notation/words.h"

enum {
    SHOWN_MAX = 32,                     /* bytes of nonsense in a message */
    NUMBER_MAX = 99999,                 /* larger numbers stop growing */
    SETUP_MAX = 400,                    /* bytes of a position in the middle */
    RESULT_MAX = 7,                     /* bytes of "1/2-1/2" */
    NAG_FORCED = 7,                     /* "forced move", in the PGN list */
};

/* Tools */

/* The end of the text counts as a space. */
static int is_word_end(const struct pdn *self, const char *at)
{
    return at == self->end || pdn_is_space(*at) || pdn_is_mark(*at);
}

static void push_slice(struct pdn *self, enum pdn_kind kind,
                       struct slice text)
{
    pdn_scan_push(self, kind)->text = text;
}

/* Comments */

/* Whether a line begins a header, that is with [Name and a quote: a bracket
 * alone may well stand in a comment. */
static int is_tag_line(const struct pdn *self, const char *at)
{
    const char *start = at + 1, *end;

    if (at == self->end || *at != '[')
        return 0;
    end = pdn_scan_name(self, start);
    at = pdn_scan_blanks(self, end);
    return end > start && at > end && at < self->end && *at == '"';
}

/* The first line after at that begins a header, or null. */
static const char *find_tag_line(const struct pdn *self, const char *at,
                                 const char *end)
{
    while (at < end) {
        while (at < end && !pdn_is_line_end(*at))
            at++;
        while (at < end && pdn_is_line_end(*at))
            at++;
        if (at < end && is_tag_line(self, at))
            return at;
    }
    return NULL;
}

/* The position of the next } is remembered: otherwise a file full of unclosed
 * comments would be searched to its end for each of them. */
static const char *next_brace(struct pdn *self, const char *from)
{
    if (!self->brace || self->brace < from)
        self->brace = memchr(from, '}', (size_t)(self->end - from));
    if (!self->brace)
        self->brace = self->end;
    return self->brace;
}

/* Where a comment ends. If its brace is missing, or belongs to a comment of a
 * later game, the comment ends where the next game's header begins: one
 * forgotten brace then spoils one game and not the rest of the file. A header
 * inside a properly closed comment does not count. */
static const char *comment_end(struct pdn *self, const char *start,
                               int *is_closed)
{
    const char *brace = next_brace(self, start);
    const char *tag = find_tag_line(self, start, brace);

    *is_closed = brace < self->end;
    if (!tag || (*is_closed && !memchr(tag, '{', (size_t)(brace - tag))))
        return brace;
    *is_closed = 0;
    return tag;
}

/* The braces do not belong to the text of the event. */
static void read_comment(struct pdn *self)
{
    const char *start = self->at + 1;
    int is_closed;
    const char *end = comment_end(self, start, &is_closed);

    if (!is_closed)
        pdn_scan_fault(self, "this comment is not closed: its } is missing", 0);
    push_slice(self, PDN_COMMENT, pdn_scan_trimmed(start, end));
    self->at = end + is_closed;
}

static void read_line_comment(struct pdn *self)
{
    const char *end = pdn_scan_line_end(self, self->at);

    push_slice(self, PDN_COMMENT, pdn_scan_trimmed(self->at + 1, end));
    self->at = end;
}

/* Annotations */

static uint32_t scan_decimal(struct pdn *self)
{
    uint32_t number = 0;

    for (; self->at < self->end && pdn_is_digit(*self->at); self->at++)
        if (number <= NUMBER_MAX)
            number = number * 10 + (uint32_t)(*self->at - '0');
    return number;
}

/* has_body: an annotation means that the header is over. */
static void push_nag(struct pdn *self, uint32_t number)
{
    pdn_scan_push(self, PDN_NAG)->number = number;
    self->has_body = 1;
}

/* A numeric annotation glyph, $1. */
static void read_nag(struct pdn *self)
{
    self->at++;
    if (self->at < self->end && pdn_is_digit(*self->at))
        push_nag(self, scan_decimal(self));
    else
        pdn_scan_fault(self, "a number must follow $", 0);
}

static size_t glyph_length(const struct pdn *self, const char *at)
{
    size_t length = 0;

    while (at + length < self->end
           && (at[length] == '!' || at[length] == '?'))
        length++;
    return length;
}

/* ! ? !! ?? !? ?! are the numeric annotation glyphs 1 to 6, as in PGN; of
 * longer ones the first and last sign count. */
static uint32_t glyph_number(const char *at, size_t length)
{
    int is_bad = at[0] == '?', is_bad_at_end = at[length - 1] == '?';

    if (length == 1)
        return is_bad ? 2 : 1;
    if (is_bad == is_bad_at_end)
        return is_bad ? 4 : 3;
    return is_bad ? 6 : 5;
}

static void read_glyph(struct pdn *self)
{
    size_t length = glyph_length(self, self->at);

    push_nag(self, glyph_number(self->at, length));
    self->at += length;
}

/* Variations */

/* "(!)" annotates a move; it is no variation. */
static int read_glyph_in_parentheses(struct pdn *self)
{
    const char *start = self->at + 1;
    size_t length = glyph_length(self, start);

    if (!length || start + length == self->end || start[length] != ')')
        return 0;
    push_nag(self, glyph_number(start, length));
    self->at = start + length + 1;
    return 1;
}

/* Variations that are too deep are skipped with all they contain; too_deep
 * counts the parentheses until the skipped one is closed. */
static void open_variation(struct pdn *self)
{
    if (read_glyph_in_parentheses(self))
        return;
    self->at++;
    self->has_body = 1;
    if (self->too_deep) {
        self->too_deep++;
    } else if (self->depth == PDN_DEPTH_MAX) {
        pdn_scan_fault(self, "variations can be nested 32 deep; this one is "
                             "skipped", 0);
        self->too_deep = 1;
    } else {
        self->depth++;
        pdn_scan_push(self, PDN_OPEN);
    }
}

static void close_variation(struct pdn *self)
{
    self->at++;
    if (self->too_deep) {
        self->too_deep--;
    } else if (self->depth == 0) {
        pdn_scan_fault(self, "this closes a variation, but none is open", 0);
    } else {
        self->depth--;
        pdn_scan_push(self, PDN_CLOSE);
    }
}

/* A position in the middle of a game: /FEN "B:W18:B1"/ */
static int read_setup_comment(struct pdn *self)
{
    const char *start = self->at + 1, *end;
    size_t left = (size_t)(self->end - start);
    struct slice text;

    end = memchr(start, '/', left < SETUP_MAX ? left : SETUP_MAX);
    if (!end)
        return 0;
    text = pdn_scan_trimmed(start, end);
    if (text.length < 4 || memcmp(text.start, "FEN", 3) != 0)
        return 0;
    push_slice(self, PDN_SETUP, pdn_scan_trimmed(text.start + 3, end));
    self->at = end + 1;
    self->has_body = 1;
    return 1;
}

/* Results */

/* The length of the result that begins here, 0 if there is none. */
static size_t result_length(const struct pdn *self, const char *at)
{
    struct slice word = {at, 0};
    enum pdn_result result;

    if (*at == '*')
        return 1;
    while (word.length <= RESULT_MAX && !is_word_end(self, at + word.length))
        word.length++;
    return pdn_read_result(word, &result) ? word.length : 0;
}

/* Some files give the result at the end of a variation. */
static int is_in_variation(const struct pdn *self, const char *after)
{
    while (after < self->end && pdn_is_space(*after))
        after++;
    return (self->depth || self->too_deep) && after < self->end
        && *after == ')';
}

/* A result ends the game, and with it all variations that are still open. */
static void read_result(struct pdn *self, size_t length)
{
    struct slice text = {self->at, length};
    struct pdn_event *event;

    self->at += length;
    if (is_in_variation(self, self->at)) {
        pdn_scan_fault(self, "a result inside a variation is ignored", 1);
        return;
    }
    pdn_scan_close_all(self);
    event = pdn_scan_push(self, PDN_RESULT);
    event->text = text;
    pdn_read_result(text, &event->result);
    pdn_scan_end_game(self);
}

/* Words */

/* A move must be a whole word: in "9-13abc" it is none. */
static size_t move_length(const struct pdn *self, const char *at)
{
    size_t length = checkers_scan_move(at, (size_t)(self->end - at));

    return length && is_word_end(self, at + length) ? length : 0;
}

/* "12." or "12..."; without has_dot a number alone, which is a fault but
 * understood. */
static int is_move_number(const struct pdn *self, const char *at, int has_dot)
{
    const char *start = at;

    while (at < self->end && pdn_is_digit(*at))
        at++;
    if (at == start)
        return 0;
    return has_dot ? at < self->end && *at == '.' : is_word_end(self, at);
}

/* "12." announces the first move of a pair, "12..." the second. */
static void read_move_number(struct pdn *self, int has_dot)
{
    const char *dots;
    struct pdn_event *event;

    if (!has_dot)
        pdn_scan_fault(self, "a move number needs a dot after it", 1);
    event = pdn_scan_push(self, PDN_NUMBER);
    event->number = scan_decimal(self);
    dots = self->at;
    while (self->at < self->end && *self->at == '.')
        self->at++;
    event->is_second = self->at - dots > 1;
    self->has_body = 1;
}

static void push_move(struct pdn *self, size_t length)
{
    push_slice(self, PDN_MOVE, (struct slice){self->at, length});
    self->at += length;
    self->move_end = self->at;
    self->has_body = 1;
}

/* Whether something begins here that is understood, so that skip_nonsense may
 * stop. A number without a dot is not enough: nonsense is full of them. */
static int is_understood(const struct pdn *self, const char *at)
{
    return at == self->end || (*at && strchr("[{();$", *at))
        || is_move_number(self, at, 1) || move_length(self, at)
        || result_length(self, at);
}

static const char *skip_word(const struct pdn *self, const char *at)
{
    at++;
    while (!is_word_end(self, at))
        at++;
    while (at < self->end && pdn_is_space(*at))
        at++;
    return at;
}

/* One fault for everything up to the next thing that is understood. At least
 * one word is skipped, so the parser always gets on. */
static void skip_nonsense(struct pdn *self)
{
    const char *start = self->at;
    char shown[SHOWN_MAX];
    struct slice text;

    do
        self->at = skip_word(self, self->at);
    while (!is_understood(self, self->at));
    text = pdn_scan_trimmed(start, self->at);
    slice_copy(text, shown, sizeof shown - 3);
    for (char *c = shown; *c; c++)
        if (text_is_control(*c))
            *c = ' ';
    if (text.length > strlen(shown))
        memcpy(shown + strlen(shown), "...", 4);
    pdn_scan_fault(self, text_error("'", shown, "' is neither a move nor any "
                                    "other part of a game", (char *)0), 0);
}

/* The order decides: "1-0" is a result and no move, "12." a number and no
 * move, and a number without a dot is the last guess. */
static void read_other_word(struct pdn *self)
{
    size_t length;

    if (is_move_number(self, self->at, 1))
        read_move_number(self, 1);
    else if ((length = result_length(self, self->at)))
        read_result(self, length);
    else if ((length = move_length(self, self->at)))
        push_move(self, length);
    else if (is_move_number(self, self->at, 0))
        read_move_number(self, 0);
    else
        skip_nonsense(self);
}

/* A star right after a move marks it as forced (11-15*); a star alone is the
 * unknown result, which ends the game. */
static void read_star(struct pdn *self)
{
    if (self->at != self->move_end) {
        read_other_word(self);
        return;
    }
    push_nag(self, NAG_FORCED);
    self->at++;
}

/* "1. ... 22-18": dots in place of a move */
static void read_dots(struct pdn *self)
{
    while (self->at < self->end && *self->at == '.')
        self->at++;
}

/* Everything */

/* A % begins a line that other programs use for themselves; it is ignored to
 * its end. */
static void skip_between_words(struct pdn *self)
{
    while (self->at < self->end
           && (pdn_is_space(*self->at) || *self->at == '%'))
        self->at = *self->at == '%' ? pdn_scan_line_end(self, self->at)
                                    : self->at + 1;
}

/* The end of the text breaks off a game that has begun; only when that is
 * reported, which clears the flags, comes PDN_END. */
static void end_text(struct pdn *self)
{
    if (self->has_tags || self->has_body)
        pdn_scan_break_off(self);
    else
        pdn_scan_push(self, PDN_END);
}

static void scan_next(struct pdn *self)
{
    skip_between_words(self);
    pdn_scan_go_to(self, self->at);
    if (self->at == self->end) {
        end_text(self);
        return;
    }
    switch (*self->at) {
    case '[': pdn_scan_tag(self);      break;
    case '{': read_comment(self);      break;
    case ';': read_line_comment(self); break;
    case '$': read_nag(self);          break;
    case '!':
    case '?': read_glyph(self);        break;
    case '(': open_variation(self);    break;
    case ')': close_variation(self);   break;
    case '*': read_star(self);         break;
    case '.': read_dots(self);         break;
    case '/':
        if (!read_setup_comment(self))
            skip_nonsense(self);
        break;
    default:  read_other_word(self);         break;
    }
}

/* The byte order mark that some editors put before the first character. It
 * has no column of its own. */
static void skip_encoding_mark(struct pdn *self, size_t length)
{
    self->at += utf8_mark(self->at, length);
    if (utf8_is_16(self->at, (size_t)(self->end - self->at))) {
        pdn_scan_fault(self, "this is UTF-16; PDN files are UTF-8 or "
                             "Latin-1", 0);
        self->at = self->end;
    }
    self->mark = self->at;
}

void pdn_begin(struct pdn *self, const char *text, size_t length)
{
    memset(self, 0, sizeof *self);
    self->at = text;
    self->end = text + length;
    self->line = self->column = 1;
    skip_encoding_mark(self, length);
}

/* The queue is a ring. One step queues at most PDN_PENDING_MAX events: a fault
 * and PDN_CLOSE for every open variation, then the result and the end. */
enum pdn_kind pdn_next(struct pdn *self, struct pdn_event *event)
{
    while (self->count == 0)
        scan_next(self);
    *event = self->pending[self->first];
    self->first = (self->first + 1) % PDN_PENDING_MAX;
    self->count--;
    return event->kind;
}
