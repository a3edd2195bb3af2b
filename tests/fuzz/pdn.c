/* pdn.c - any bytes as a file of games, under sanitizers (libFuzzer).
 *
 * What was read is written, and what was written is read: these are the same
 * games, and writing them once more changes no byte. Of a file with faults
 * that are not minor the comments may be more, since they keep what was not
 * followed.
 */
#include "base/utf8.h"
#include "games/draughts/notation/fen.h"
#include "games/draughts/notation/pdn_write.h"
#include "games/draughts/notation/words.h"
#include "target.h"

enum { WORD = 200 };

struct bytes {
    char *start;
    size_t length, size;
};

static void add(void *to, const char *bytes, size_t length)
{
    struct bytes *self = to;

    if (length == 0)
        return;
    if (self->length + length > self->size) {
        self->size = 2 * (self->length + length);
        self->start = realloc(self->start, self->size);
        if (!self->start)
            abort();
    }
    memcpy(self->start + self->length, bytes, length);
    self->length += length;
}

static void add_string(struct bytes *self, const char *string)
{
    add(self, string, strlen(string));
}

static int same(const struct bytes *a, const struct bytes *b)
{
    return a->length == b->length
        && (a->length == 0 || memcmp(a->start, b->start, a->length) == 0);
}

/* Games as a list of what is in them. */
struct digest {
    struct pdn_replay *from;
    struct bytes games;                 /* without comments and signs */
    struct bytes remarks;               /* those */
    int tags;                           /* of this game */
    int faults;                         /* not minor */
};

static int is_lost(const struct pdn_replay *replay)
{
    for (int i = 0; i <= replay->depth; i++)
        if (replay->line[i].is_lost)
            return 1;
    return 0;
}

static void add_position(struct bytes *self,
                         const struct checkers *position)
{
    char text[CHECKERS_FEN_MAX];
    struct text to;

    text_begin(&to, text, sizeof text);
    checkers_fen_write(position, &to);
    add_string(self, text);
    add_string(self, "\n");
}

static void add_move(struct digest *self)
{
    char text[WORD];
    struct text to;

    text_begin(&to, text, sizeof text);
    text_put_number(&to, (uint64_t)self->from->depth);
    text_put(&to, ": ");
    checkers_write_move(pdn_replay_before(self->from), &self->from->move,
                        CHECKERS_LONG, &to);
    text_put(&to, " ");
    add_string(&self->games, text);
    add_position(&self->games, pdn_replay_now(self->from));
    MUST(!checkers_check(pdn_replay_now(self->from)));
}

static void add_nag(struct digest *self, uint32_t number)
{
    char text[WORD];
    struct text to;

    text_begin(&to, text, sizeof text);
    text_put_char(&to, '$');
    text_put_number(&to, number);
    text_put_char(&to, '\n');
    add_string(&self->remarks, text);
}

static int is_white(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/* A character as a copy has it: what a terminal would act on is masked.
 * Returns how many bytes it had. */
static size_t add_masked(struct bytes *self, const char *at, size_t left)
{
    size_t length = utf8_length(at, left);

    length = length ? length : 1;
    if (utf8_is_control(at, left))
        add_string(self, "?");
    else
        add(self, at, length);
    return length;
}

/* Spaces may become line ends. */
static void add_comment(struct digest *self, struct slice text)
{
    for (size_t i = 0; i < text.length; ) {
        char c = text.start[i];

        if (!is_white(c) && c != '{' && c != '}') {
            i += add_masked(&self->remarks, &text.start[i], text.length - i);
            continue;
        }
        if (!is_white(c))
            add_string(&self->remarks, c == '{' ? "(" : ")");
        i++;
    }
    add_string(&self->remarks, "\n");
}

static void add_value(struct bytes *self, const char *value)
{
    while (*value)
        if (is_white(*value)) {
            add_string(self, " ");
            value++;
        } else {
            value += add_masked(self, value, strlen(value));
        }
}

/* Those that are in no roster keep their order; the writer's names all begin
 * with a capital letter. */
static void add_tag(struct digest *self, const struct pdn_event *event)
{
    size_t size = event->text.length + 1;
    char *value = malloc(size);

    if (!value)
        abort();
    if (self->tags++ < PDN_TAGS_MAX && event->name.start[0] >= 'a') {
        pdn_unescape(event->text, value, size);
        add(&self->games, event->name.start, event->name.length);
        add_string(&self->games, "=");
        add_value(&self->games, value);
        add_string(&self->games, "\n");
    }
    free(value);
}

static void end_game(struct digest *self)
{
    add_string(&self->games,
               pdn_result_name(pdn_replay_result(self->from)));
    add_string(&self->games, "\n\n");
    add_string(&self->remarks, "\n");
    self->tags = 0;
}

static void take(struct digest *self, const struct pdn_event *event)
{
    if (event->kind == PDN_FAULT)
        self->faults += !event->is_minor;
    else if (event->kind == PDN_TAG)
        add_tag(self, event);
    else if (event->kind == PDN_GAME_END)
        end_game(self);
    else if (is_lost(self->from))
        return;
    else if (event->kind == PDN_MOVE)
        add_move(self);
    else if (event->kind == PDN_SETUP)
        add_position(&self->games, pdn_replay_now(self->from));
    else if (event->kind == PDN_NAG)
        add_nag(self, event->number);
    else if (event->kind == PDN_COMMENT)
        add_comment(self, event->text);
}

static void begin(struct pdn_replay *replay, const char *text, size_t length,
                  enum checkers_rules rules)
{
    pdn_replay_begin(replay, text, length);
    pdn_replay_use(replay, rules);
}

static void digest(struct digest *self, const char *text, size_t length,
                   enum checkers_rules rules)
{
    struct pdn_replay *replay = malloc(sizeof *replay);
    struct pdn_event event;
    int line = 1;

    if (!replay)
        abort();
    memset(self, 0, sizeof *self);
    self->from = replay;
    begin(replay, text, length, rules);
    while (pdn_replay_next(replay, &event)) {
        MUST(event.line >= 1 && event.column >= 1);
        MUST(event.line <= line + (int)length);
        MUST(event.kind != PDN_FAULT || event.message);
        take(self, &event);
        line = event.line;
    }
    free(replay);
}

static void copy(struct bytes *to, const char *text, size_t length,
                 enum checkers_rules rules)
{
    struct pdn_replay *replay = malloc(sizeof *replay);
    struct pdn_writer writer;

    if (!replay)
        abort();
    memset(to, 0, sizeof *to);
    add(to, "", 1);                     /* so that there is a start */
    to->length = 0;
    begin(replay, text, length, rules);
    pdn_write_begin(&writer, add, to);
    while (pdn_write_game(&writer, replay, NULL, NULL))
        ;
    free(replay);
}

static void show(const char *name, const struct bytes *bytes)
{
    fprintf(stderr, "--- %s\n%.*s\n", name, (int)bytes->length,
            bytes->start ? bytes->start : "");
}

static void must_be_same(const char *what, const struct bytes *a,
                         const struct bytes *b)
{
    if (same(a, b))
        return;
    show("first", a);
    show("second", b);
    fprintf(stderr, "pdn.c: not the same: %s\n", what);
    abort();
}

static void check(const char *text, size_t length, enum checkers_rules rules)
{
    struct bytes first, second;
    struct digest read, reread;

    copy(&first, text, length, rules);
    copy(&second, first.start, first.length, rules);
    digest(&read, text, length, rules);
    digest(&reread, first.start, first.length, rules);
    must_be_same("games", &read.games, &reread.games);
    if (!read.faults)
        must_be_same("remarks", &read.remarks, &reread.remarks);
    must_be_same("copies", &first, &second);
    free(first.start);
    free(second.start);
    free(read.games.start);
    free(read.remarks.start);
    free(reread.games.start);
    free(reread.remarks.start);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    check((const char *)bytes, size,
          size % 2 ? CHECKERS_FULL : CHECKERS_SIMPLE);
    return 0;
}
