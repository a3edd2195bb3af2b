/* acpc.c - any bytes as a game file, a log, states and answers of the poker
 * competition, under sanitizers (libFuzzer).
 *
 * A game that is read is written and read back as the same. Places of defects
 * lie in the log. A state that is read is written, and read as the same; if
 * its hand is over, no chip is lost. Any action can be corrected and played.
 */
#include "games/holdem/notation/acpc_log.h"
#include "target.h"

static int lines;

static void hear(void *context, int line, int column, const char *message)
{
    (void)context;
    MUST(line >= 1 && line <= lines);
    MUST(column >= 1 && column <= ACPC_LINE_MAX);
    MUST(message && *message);
}

static void check_game(const char *text, size_t size)
{
    struct acpc_game game, again;
    char first[ACPC_LINE_MAX], second[ACPC_LINE_MAX];
    struct text to;
    int line;

    if (acpc_read_game(&game, text, size, &line))
        return;
    text_begin(&to, first, sizeof first);
    acpc_write_game(&game, "", &to);
    MUST(!acpc_read_game(&again, first, to.used, &line));
    text_begin(&to, second, sizeof second);
    acpc_write_game(&again, "", &to);
    MUST(strcmp(first, second) == 0);
}

static void check_log(const char *text, size_t size)
{
    static struct acpc_log log;

    log.tell = hear;
    acpc_log_begin(&log, text, size, NULL);
    while (acpc_log_next(&log))
        ;
    acpc_log_is(text, size);
}

static void check_sum(const struct acpc_hand *hand)
{
    int64_t parts[ACPC_PLAYERS], sum = 0;

    acpc_pay(hand, parts);
    for (int i = 0; i < hand->game->players; i++)
        sum += parts[i];
    MUST(sum == 0);
}

static void check_copy(const struct acpc_hand *hand, int viewer)
{
    struct acpc_hand again;
    char first[ACPC_LINE_MAX], second[ACPC_LINE_MAX];
    const char *at = first;
    struct text to;
    int seen;

    text_begin(&to, first, sizeof first);
    acpc_write_state(hand, viewer, &to);
    MUST(to.used + 1 < sizeof first);
    MUST(!acpc_read_state(&again, hand->game, &seen, &at) && !*at);
    MUST(seen == viewer);
    text_begin(&to, second, sizeof second);
    acpc_write_state(&again, viewer, &to);
    MUST(strcmp(first, second) == 0);
}

static void check_state(const struct acpc_game *game, const char *text)
{
    struct acpc_hand hand;
    struct acpc_action action;
    int viewer;

    if (acpc_read_state(&hand, game, &viewer, &text))
        return;
    check_copy(&hand, viewer);
    if (acpc_is_over(&hand)) {
        check_sum(&hand);
        return;
    }
    if (*text && text++ && acpc_read_action(game, &text, &action)) {
        acpc_correct(&hand, &action);
        MUST(!acpc_correct(&hand, &action));
        acpc_act(&hand, &action);
    }
}

static void check_states(const char *text)
{
    struct acpc_game game;

    for (int i = 0; i < 4; i++) {
        acpc_usual_game(&game, i % 2);
        if (i >= 2) {
            game.players = 3;
            for (int k = 0; k < 3; k++)
                game.stack[k] = 100 + 150 * k;
        }
        check_state(&game, text);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    char *text = target_string(bytes, size);

    lines = 1;
    for (size_t i = 0; i < size; i++)
        lines += text[i] == '\n';
    check_game(text, size);
    check_log(text, size);
    check_states(text);
    acpc_check_version(text);
    free(text);
    return 0;
}
