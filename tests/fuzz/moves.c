/* moves.c - any bytes as moves, a line each, under sanitizers (libFuzzer).
 *
 * The first line is a position; the opening one if it is none. A move that
 * was read is a legal one, and each way to write it reads back to it.
 */
#include "games/draughts/notation/fen.h"
#include "games/draughts/notation/hub.h"
#include "games/draughts/notation/words.h"
#include "target.h"

enum { ROOM = 4096, STYLES = 4 };

static int is_legal(const struct checkers *position,
                    const struct checkers_move *move)
{
    struct checkers_moves moves;

    checkers_find_moves(position, &moves);
    for (int i = 0; i < moves.count; i++)
        if (checkers_same_move(&moves.move[i], move)
            && moves.move[i].path == move->path)
            return 1;
    return 0;
}

static void check_style(const struct checkers *position,
                        const struct checkers_move *move, int style)
{
    char text[ROOM];
    struct checkers_move again;
    struct text to;

    text_begin(&to, text, sizeof text);
    checkers_write_move(position, move, style, &to);
    MUST(to.used < CHECKERS_WORD_MAX);
    MUST(checkers_scan_move(text, to.used) == to.used);
    MUST(!checkers_read_move(position, text, &again));
    MUST(checkers_same_move(&again, move));
}

static void check_hub(const struct checkers *position,
                      const struct checkers_move *move)
{
    char text[ROOM];
    struct checkers_move again;
    struct text to;

    text_begin(&to, text, sizeof text);
    hub_write_move(move, &to);
    MUST(to.used < HUB_MOVE_MAX);
    MUST(!hub_read_move(position, text, &again));
    MUST(checkers_same_move(&again, move));
}

/* Whatever was read is made, so that the next line meets new positions. */
static void take(struct checkers *position, const char *word)
{
    struct checkers_move move;
    size_t length = checkers_scan_move(word, strlen(word));

    MUST(length <= strlen(word));
    if (checkers_read_move(position, word, &move)
        && hub_read_move(position, word, &move))
        return;
    MUST(is_legal(position, &move));
    for (int style = 0; style < STYLES; style++)
        check_style(position, &move, style);
    check_hub(position, &move);
    checkers_play(position, &move);
    MUST(!checkers_check(position));
}

static void play(char *text, enum checkers_rules rules)
{
    struct checkers position;
    char *line = text, *end;

    checkers_begin(&position, rules);
    for (int number = 0; line; line = end, number++) {
        end = strchr(line, '\n');
        if (end)
            *end++ = 0;
        if (number || checkers_fen_read(&position, line, rules))
            take(&position, line);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    for (int rules = CHECKERS_FULL; rules <= CHECKERS_SIMPLE; rules++) {
        char *text = target_string(bytes, size);

        play(text, (enum checkers_rules)rules);
        free(text);
    }
    return 0;
}
