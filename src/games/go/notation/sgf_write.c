/* sgf_write.c - writes game records: FF[4] and UTF-8.
 *
 * Used for the records of matches. A legal game that is written here can be
 * read back by sgf_game.c without a defect, and is the same game.
 */
#include "games/go/notation/sgf_write.h"

#include <string.h>

enum { LINE_GOAL = 64 };                /* beyond it, the next node or
                                         * property begins a new line */

/* Bytes and lines. The column counts bytes, since only the length of lines in
 * an editor depends on it. */

static void emit_bytes(struct sgf_writer *self, const char *bytes,
                       size_t length)
{
    if (length == 0)
        return;
    self->put(self->to, bytes, length);
    for (size_t i = 0; i < length; i++)
        self->column = bytes[i] == '\n' ? 0 : self->column + 1;
}

static void emit_string(struct sgf_writer *self, const char *string)
{
    emit_bytes(self, string, strlen(string));
}

/* Breaks the line if it is longer than that. */
static void break_line(struct sgf_writer *self, int from)
{
    if (self->column > from)
        emit_bytes(self, "\n", 1);
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

/* Each tree begins on a line of its own, and each game ends with its line. */
void sgf_write_open(struct sgf_writer *self)
{
    break_line(self, 0);
    emit_string(self, "(");
    self->depth++;
}

void sgf_write_close(struct sgf_writer *self)
{
    emit_string(self, ")");
    self->depth--;
    if (self->depth == 0)
        break_line(self, 0);
}

void sgf_write_node(struct sgf_writer *self)
{
    break_line(self, LINE_GOAL);
    emit_string(self, ";");
}

static void put_property_name(struct sgf_writer *self, const char *name)
{
    break_line(self, LINE_GOAL);
    emit_string(self, name);
}

static void put_raw_value(struct sgf_writer *self, struct slice raw)
{
    emit_string(self, "[");
    emit_bytes(self, raw.start, raw.length);
    emit_string(self, "]");
}

/* Only ] and \ need an escape in text. */
void sgf_write_text(struct sgf_writer *self, const char *name,
                    const char *text)
{
    put_property_name(self, name);
    emit_string(self, "[");
    for (; *text; text++) {
        if (*text == ']' || *text == '\\')
            emit_string(self, "\\");
        emit_bytes(self, text, 1);
    }
    emit_string(self, "]");
}

/* Roots */

static void put_count_property(struct sgf_writer *self, const char *name,
                               int number)
{
    char word[GO_WORD_MAX];
    struct text to;

    text_begin(&to, word, sizeof word);
    text_put_number(&to, (uint64_t)number);
    sgf_write_text(self, name, word);
}

static void put_komi_property(struct sgf_writer *self,
                              const struct go_rules *rules)
{
    char word[GO_WORD_MAX];
    struct text to;

    text_begin(&to, word, sizeof word);
    go_write_halves(rules->komi, &to);
    sgf_write_text(self, "KM", word);
}

static void put_rules_property(struct sgf_writer *self,
                               const struct go_rules *rules)
{
    char word[GO_RULES_WORD_MAX];
    struct text to;

    text_begin(&to, word, sizeof word);
    go_write_rules(rules, &to);
    sgf_write_text(self, "RU", word);
}

/* What the header says, or what the game itself knows. */
static void put_info(struct sgf_writer *self, const struct go_game *game,
                     enum sgf_info info, const char *said)
{
    if (info == SGF_INFO_CHARSET)
        return;
    if (said)
        sgf_write_text(self, sgf_info_name(info), said);
    else if (info == SGF_INFO_KOMI)
        put_komi_property(self, &game->rules);
    else if (info == SGF_INFO_RULES)
        put_rules_property(self, &game->rules);
    else if (info == SGF_INFO_HANDICAP && game->handicap)
        put_count_property(self, "HA", game->handicap);
}

/* AB or AW with all stones of a colour that were set up; nothing if there are
 * none, since a property must have a value. */
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
            put_property_name(self, colour == GO_BLACK ? "AB" : "AW");
        else
            break_line(self, LINE_GOAL);
        text_begin(&to, word, sizeof word);
        go_write_letters(game->setup[i].point, &to);
        put_raw_value(self, (struct slice){word, to.used});
    }
}

/* PL is written only where it is needed: readers expect Black to begin, or
 * White if Black has a handicap. */
static void put_first_player(struct sgf_writer *self,
                             const struct go_game *game)
{
    int first = game->count ? game->move[0].colour : game->turn;

    if (first != (game->handicap >= 2 ? GO_WHITE : GO_BLACK))
        sgf_write_text(self, "PL", first == GO_BLACK ? "B" : "W");
}

/* FF, CA and GM come first, so that readers know early what they have. */
void sgf_write_root(struct sgf_writer *self, const struct go_game *game,
                    const struct sgf_header *header)
{
    sgf_write_open(self);
    sgf_write_node(self);
    emit_string(self, "FF[4]CA[UTF-8]GM[1]");
    put_count_property(self, "SZ", game->rules.size);
    for (int i = 0; i < SGF_INFO_COUNT; i++)
        put_info(self, game, (enum sgf_info)i, header->info[i]);
    put_stones(self, game, GO_BLACK);
    put_stones(self, game, GO_WHITE);
    put_first_player(self, game);
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
