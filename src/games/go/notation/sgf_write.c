/* sgf_write.c - game records, written. */
#include "games/go/notation/sgf_write.h"

#include <string.h>

enum { LINE_GOAL = 64 };                /* the next word begins a line */

/* Bytes and lines */

static void put(struct sgf_writer *self, const char *bytes, size_t length)
{
    if (length == 0)
        return;
    self->put(self->to, bytes, length);
    for (size_t i = 0; i < length; i++)
        self->column = bytes[i] == '\n' ? 0 : self->column + 1;
}

static void put_string(struct sgf_writer *self, const char *string)
{
    put(self, string, strlen(string));
}

static void break_line(struct sgf_writer *self, int from)
{
    if (self->column > from)
        put(self, "\n", 1);
}

void sgf_write_begin(struct sgf_writer *self,
                     void (*to_put)(void *to, const char *bytes,
                                    size_t length),
                     void *to)
{
    memset(self, 0, sizeof *self);
    self->put = to_put;
    self->to = to;
}

/* Pieces */

void sgf_write_open(struct sgf_writer *self)
{
    break_line(self, 0);
    put_string(self, "(");
    self->depth++;
}

void sgf_write_close(struct sgf_writer *self)
{
    put_string(self, ")");
    self->depth--;
    if (self->depth == 0)
        break_line(self, 0);
}

void sgf_write_node(struct sgf_writer *self)
{
    break_line(self, LINE_GOAL);
    put_string(self, ";");
}

static void put_name(struct sgf_writer *self, const char *name)
{
    break_line(self, LINE_GOAL);
    put_string(self, name);
}

static void put_value(struct sgf_writer *self, struct slice raw)
{
    put_string(self, "[");
    put(self, raw.start, raw.length);
    put_string(self, "]");
}

void sgf_write_text(struct sgf_writer *self, const char *name,
                    const char *text)
{
    put_name(self, name);
    put_string(self, "[");
    for (; *text; text++) {
        if (*text == ']' || *text == '\\')
            put_string(self, "\\");
        put(self, text, 1);
    }
    put_string(self, "]");
}

/* Roots */

static void put_number(struct sgf_writer *self, const char *name, int number)
{
    char word[GO_WORD_MAX];
    struct text to;

    text_begin(&to, word, sizeof word);
    text_put_number(&to, (uint64_t)number);
    sgf_write_text(self, name, word);
}

static void put_komi(struct sgf_writer *self, const struct go_rules *rules)
{
    char word[GO_WORD_MAX];
    struct text to;

    text_begin(&to, word, sizeof word);
    go_write_halves(rules->komi, &to);
    sgf_write_text(self, "KM", word);
}

static void put_rules(struct sgf_writer *self, const struct go_rules *rules)
{
    char word[GO_RULES_WORD_MAX];
    struct text to;

    text_begin(&to, word, sizeof word);
    go_write_rules(rules, &to);
    sgf_write_text(self, "RU", word);
}

static void put_info(struct sgf_writer *self, const struct go_game *game,
                     enum sgf_info info, const char *said)
{
    if (info == SGF_INFO_CHARSET)
        return;
    if (said)
        sgf_write_text(self, sgf_info_name(info), said);
    else if (info == SGF_INFO_KOMI)
        put_komi(self, &game->rules);
    else if (info == SGF_INFO_RULES)
        put_rules(self, &game->rules);
    else if (info == SGF_INFO_HANDICAP && game->handicap)
        put_number(self, "HA", game->handicap);
}

static void put_stones(struct sgf_writer *self, const struct go_game *game,
                       enum go_colour colour)
{
    char word[GO_WORD_MAX];
    struct text to;
    int count = 0;

    for (int i = 0; i < game->setup_count; i++) {
        if (game->setup[i].colour != colour)
            continue;
        if (count++ == 0)
            put_name(self, colour == GO_BLACK ? "AB" : "AW");
        else
            break_line(self, LINE_GOAL);
        text_begin(&to, word, sizeof word);
        go_write_letters(game->setup[i].point, &to);
        put_value(self, (struct slice){word, to.used});
    }
}

/* A reader takes it that Black begins, or White if Black has a handicap. */
static void put_turn(struct sgf_writer *self, const struct go_game *game)
{
    int first = game->count ? game->move[0].colour : game->turn;

    if (first != (game->handicap >= 2 ? GO_WHITE : GO_BLACK))
        sgf_write_text(self, "PL", first == GO_BLACK ? "B" : "W");
}

void sgf_write_root(struct sgf_writer *self, const struct go_game *game,
                    const struct sgf_header *header)
{
    sgf_write_open(self);
    sgf_write_node(self);
    put_string(self, "FF[4]CA[UTF-8]GM[1]");
    put_number(self, "SZ", game->rules.size);
    for (int i = 0; i < SGF_INFO_COUNT; i++)
        put_info(self, game, (enum sgf_info)i, header->info[i]);
    put_stones(self, game, GO_BLACK);
    put_stones(self, game, GO_WHITE);
    put_turn(self, game);
}

void sgf_write_move(struct sgf_writer *self, struct go_move move)
{
    char word[GO_WORD_MAX];
    struct text to;

    text_begin(&to, word, sizeof word);
    go_write_letters(move.point, &to);
    sgf_write_node(self);
    sgf_write_text(self, move.colour == GO_BLACK ? "B" : "W", word);
}
