/* sgf.c - any bytes as a game record, under sanitizers (libFuzzer).
 *
 * What was read is written, and what was written is read: this is the same
 * tree, now without a fault, and writing it once more changes no byte.
 * Replayed, both come to the same boards. The board at the end of each node
 * has no group without a liberty.
 */
#include "target.h"
#include "tests/games/go/sgf_copy.h"

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

static void must_be_same(const char *what, const struct bytes *a,
                         const struct bytes *b)
{
    if (a->length == b->length
        && (a->length == 0 || memcmp(a->start, b->start, a->length) == 0))
        return;
    fprintf(stderr, "--- first\n%.*s\n--- second\n%.*s\nsgf.c: not the "
            "same: %s\n", (int)a->length, a->start ? a->start : "",
            (int)b->length, b->start ? b->start : "", what);
    abort();
}

/* Trees as a list of what is in them; returns the faults. */
static int digest(const char *text, size_t length, struct bytes *to)
{
    struct sgf reader;
    struct sgf_event event;
    char buffer[32];
    int faults = 0, line = 1;

    sgf_begin(&reader, text, length);
    while (sgf_next(&reader, &event)) {
        MUST(event.line >= line && event.column >= 1);
        MUST(event.kind != SGF_FAULT || event.message);
        line = event.line;
        faults += event.kind == SGF_FAULT;
        if (event.kind == SGF_FAULT)
            continue;
        add(to, &"01234567"[event.kind], 1);
        add(to, event.name, strlen(event.name));
        add(to, event.text.start, event.text.length);
        sgf_show(event.text, (enum sgf_charset)(length % 4), 1, buffer,
                 sizeof buffer);
    }
    return faults;
}

static void check_board(const struct go_game *game)
{
    for (go_point point = 0; point < GO_POINTS; point++)
        if (game->now.colour[point] == GO_BLACK
            || game->now.colour[point] == GO_WHITE)
            MUST(go_liberties(&game->now, point, 1) == 1);
}

/* What stands on the board after each node; and undo works. */
static void replay(const char *text, size_t length, struct bytes *to)
{
    static struct sgf_game self;
    static char board[GO_BOARD_TEXT_MAX];
    struct sgf_event event;
    struct go_rules rules;
    struct text shown;

    go_rules_standard(&rules);
    sgf_game_begin(&self, text, length, &rules);
    while (sgf_game_next(&self, &event)) {
        MUST(event.kind != SGF_FAULT || event.message);
        if (event.kind != SGF_NODE_END)
            continue;
        check_board(&self.game);
        text_begin(&shown, board, sizeof board);
        go_write_board(&self.game, &shown);
        add(to, board, shown.used);
    }
    sgf_game_load(&self, text, length, &rules, 3);
    while (go_game_undo(&self.game))
        check_board(&self.game);
}

static void copy(const char *text, size_t length, struct bytes *to)
{
    struct sgf_writer writer;

    sgf_write_begin(&writer, add, to);
    sgf_copy(&writer, text, length);
    MUST(writer.depth == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    const char *text = (const char *)bytes;
    struct bytes list[6];
    const char *copied;

    memset(list, 0, sizeof list);
    copy(text, size, &list[0]);
    copied = list[0].start ? list[0].start : "";
    copy(copied, list[0].length, &list[1]);
    must_be_same("copies", &list[0], &list[1]);
    digest(text, size, &list[2]);
    digest(copied, list[0].length, &list[3]);
    must_be_same("trees", &list[2], &list[3]);
    replay(text, size, &list[4]);
    replay(copied, list[0].length, &list[5]);
    must_be_same("boards", &list[4], &list[5]);
    for (int i = 0; i < 6; i++)
        free(list[i].start);
    return 0;
}
