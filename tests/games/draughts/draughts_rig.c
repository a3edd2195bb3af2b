/* draughts_rig.c - what the tests of draughts as text share. */
#include "check.h"

#include "games/draughts/draughts_rig.h"

#include <stdio.h>
#include <string.h>

#include "base/bits.h"
#include "games/draughts/notation/fen.h"
#include "games/draughts/notation/words.h"

void rig_says(const char *error, const char *part)
{
    assert_non_null(error);
    if (!strstr(error, part))
        fail_msg("'%s' does not say '%s'", error, part);
}

struct checkers rig_position(const char *fen)
{
    struct checkers position;
    const char *error = checkers_fen_read(&position, fen, CHECKERS_FULL);

    if (error)
        fail_msg("%s: %s", fen, error);
    return position;
}

const char *rig_fen(const struct checkers *position)
{
    static char fen[CHECKERS_FEN_MAX];
    struct text to;

    text_begin(&to, fen, sizeof fen);
    checkers_fen_write(position, &to);
    return fen;
}

const char *rig_word(const struct checkers *before,
                     const struct checkers_move *move, int style)
{
    static char word[CHECKERS_WORD_MAX];
    struct text to;

    text_begin(&to, word, sizeof word);
    checkers_write_move(before, move, style, &to);
    return word;
}

struct checkers_move rig_move(const struct checkers *before,
                              const char *word)
{
    struct checkers_move move;
    const char *error = checkers_read_move(before, word, &move);

    if (error)
        fail_msg("%s: %s", rig_fen(before), error);
    return move;
}

int rig_any_move(struct rng *rng, const struct checkers *position,
                 struct checkers_move *move)
{
    struct checkers_moves moves;

    checkers_find_moves(position, &moves);
    if (moves.count == 0)
        return 0;
    *move = moves.move[rng_below(rng, (uint64_t)moves.count)];
    return 1;
}

struct checkers rig_any_position(struct rng *rng)
{
    struct checkers position;

    do {
        uint64_t full = rng_next(rng) & rng_next(rng) & CHECKERS_BOARD;
        uint64_t black = rng_next(rng);

        position = (struct checkers){
            .pieces = {full & black, full & ~black},
            .kings = full & (rng_next(rng) | rng_next(rng)),
            .turn = (uint8_t)rng_below(rng, 2),
        };
    } while (checkers_check(&position));
    return position;
}

/* Files */

void rig_put(void *to, const char *bytes, size_t length)
{
    struct rig_file *file = to;

    assert_true(file->length + length < sizeof file->bytes);
    memcpy(file->bytes + file->length, bytes, length);
    file->length += length;
    file->bytes[file->length] = 0;
}

void rig_open(struct rig_file *self, const char *name)
{
    char path[500];
    FILE *file;

    snprintf(path, sizeof path, "%s/pdn/%s", getenv("ORACLE"), name);
    file = fopen(path, "rb");
    if (!file)
        fail_msg("no file %s", path);
    self->length = fread(self->bytes, 1, sizeof self->bytes - 1, file);
    self->bytes[self->length] = 0;
    fclose(file);
}

/* Events as words */

static void put_slice(struct text *to, struct slice slice)
{
    int is_space = 0;

    for (size_t i = 0; i < slice.length; i++) {
        char c = slice.start[i];

        if (strchr(" \t\r\n", c) && c) {
            is_space = 1;
            continue;
        }
        if (is_space)
            text_put_char(to, ' ');
        is_space = 0;
        text_put_char(to, c);
    }
}

static void put_place(struct text *to, const struct pdn_event *event)
{
    text_put_char(to, event->is_minor ? 'f' : 'F');
    text_put_number(to, (uint64_t)event->line);
    text_put_char(to, ':');
    text_put_number(to, (uint64_t)event->column);
}

static void put_tag(struct text *to, const struct pdn_event *event)
{
    char value[500];

    put_slice(to, event->name);
    text_put_char(to, '=');
    pdn_unescape(event->text, value, sizeof value);
    text_put(to, value);
}

static void put_around(struct text *to, char open, struct slice slice,
                       char close)
{
    text_put_char(to, open);
    put_slice(to, slice);
    text_put_char(to, close);
}

static void put_event(struct text *to, const struct pdn_event *event)
{
    text_put(to, to->used ? " " : "");
    switch (event->kind) {
    case PDN_TAG:      put_tag(to, event);                          break;
    case PDN_MOVE:
    case PDN_RESULT:   put_slice(to, event->text);                  break;
    case PDN_COMMENT:  put_around(to, '{', event->text, '}');       break;
    case PDN_SETUP:    put_around(to, '/', event->text, '/');       break;
    case PDN_OPEN:     text_put_char(to, '(');                      break;
    case PDN_CLOSE:    text_put_char(to, ')');                      break;
    case PDN_GAME_END: text_put_char(to, '|');                      break;
    case PDN_FAULT:    put_place(to, event);                        break;
    default:
        text_put(to, event->kind == PDN_NAG ? "$" : "");
        text_put_number(to, event->number);
        text_put(to, event->kind == PDN_NAG ? ""
                     : event->is_second ? "..." : ".");
    }
}

void rig_tell(const char *text, size_t length, struct text *to)
{
    struct pdn reader;
    struct pdn_event event;

    pdn_begin(&reader, text, length);
    while (pdn_next(&reader, &event))
        put_event(to, &event);
    assert_int_equal(pdn_next(&reader, &event), PDN_END);
}

static void put_move(struct text *to, const struct pdn_replay *replay,
                     const struct pdn_event *event)
{
    text_put(to, to->used ? " " : "");
    if (replay->is_followed) {
        checkers_write_move(pdn_replay_before(replay), &replay->move,
                            CHECKERS_SHORT, to);
    } else {
        text_put_char(to, '?');
        put_slice(to, event->text);
    }
}

static void put_result(struct text *to, const struct pdn_replay *replay)
{
    text_put(to, to->used ? " " : "");
    text_put(to, pdn_result_name(pdn_replay_result(replay)));
    text_put(to, " |");
}

static void tell_replay(const char *text, size_t length, int is_copy,
                        struct text *to)
{
    struct pdn_replay replay;
    struct pdn_event event;

    pdn_replay_begin(&replay, text, length);
    while (pdn_replay_next(&replay, &event)) {
        if (event.kind == PDN_MOVE)
            put_move(to, &replay, &event);
        else if (event.kind == PDN_GAME_END)
            put_result(to, &replay);
        else if (event.kind != PDN_NUMBER && event.kind != PDN_RESULT
                 && !(is_copy && event.kind == PDN_FAULT))
            put_event(to, &event);
    }
}

void rig_tell_replay(const char *text, size_t length, struct text *to)
{
    tell_replay(text, length, 0, to);
}

void rig_tell_games(const char *text, size_t length, struct text *to)
{
    tell_replay(text, length, 1, to);
}
