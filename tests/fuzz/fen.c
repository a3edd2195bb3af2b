/* fen.c - any bytes as a position, under sanitizers (libFuzzer).
 *
 * A position that was accepted is written and read back as the same one, in
 * both notations; one that was refused left nothing behind.
 */
#include "games/draughts/notation/fen.h"
#include "games/draughts/notation/hub.h"
#include "target.h"

enum { ROOM = 4096 };

static void check_fen(const struct checkers *position)
{
    char text[ROOM];
    struct checkers again;
    struct text to;

    text_begin(&to, text, sizeof text);
    checkers_fen_write(position, &to);
    MUST(to.used < CHECKERS_FEN_MAX);
    MUST(!checkers_fen_read(&again, text, position->rules));
    MUST(checkers_same(&again, position));
    MUST(again.rules == position->rules);
}

static void check_hub(const struct checkers *position)
{
    char text[ROOM];
    struct checkers again;
    struct text to;

    text_begin(&to, text, sizeof text);
    hub_write_position(position, &to);
    MUST(to.used < HUB_POSITION_MAX);
    MUST(!hub_read_position(text, position->rules, &again));
    MUST(checkers_same(&again, position));
}

static void check(const char *text, enum checkers_rules rules)
{
    struct checkers position, start;

    checkers_begin(&start, rules);
    position = start;
    if (checkers_fen_read(&position, text, rules)
        && hub_read_position(text, rules, &position)) {
        MUST(checkers_same(&position, &start));
        return;
    }
    MUST(!checkers_check(&position));
    check_fen(&position);
    check_hub(&position);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    char *text = target_string(bytes, size);

    check(text, CHECKERS_FULL);
    check(text, CHECKERS_SIMPLE);
    free(text);
    return 0;
}
