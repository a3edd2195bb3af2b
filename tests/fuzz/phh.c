/* phh.c - any bytes as a file of poker hands, under sanitizers (libFuzzer).
 *
 * Places lie in the file. A hand about which nothing was told is written and
 * read back as the same, and again nothing is told; its chips stay what they
 * were together.
 */
#include "base/text.h"
#include "games/holdem/notation/phh.h"
#include "target.h"

enum { ACTIONS = 256, ROOM = 1 << 16 };

struct ear {
    int lines;                          /* of the text */
    int told;
};

static void hear(void *context, const struct phh_fault *fault)
{
    struct ear *ear = context;

    MUST(fault->line >= 1 && fault->line <= ear->lines);
    MUST(fault->column >= 1);
    MUST(fault->message && *fault->message);
    for (const char *at = fault->message; *at; at++)
        MUST(!text_is_control(*at));
    ear->told++;
}

static int count_lines(const char *text, size_t length)
{
    int lines = 1;

    for (size_t i = 0; i < length; i++)
        lines += text[i] == '\n' || text[i] == '\r';
    return lines;
}

static void put(void *to, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        text_put_char(to, bytes[i]);
}

static void write_hand(const struct phh_hand *hand, char buffer[ROOM])
{
    struct text to;
    struct phh_writer writer = {put, &to};

    text_begin(&to, buffer, ROOM);
    phh_write(&writer, hand, 0);
}

static void check_chips(const struct phh_hand *hand)
{
    struct phh_outcome outcome;
    int64_t sum;

    MUST(phh_replay(hand, &outcome));
    if (!outcome.is_judged)
        return;
    sum = ring_pot(&outcome.ring);
    for (int i = 0; i < hand->players; i++) {
        MUST(outcome.ring.stack[i] >= 0 && outcome.ring.won[i] >= 0);
        sum += outcome.ring.stack[i]
             - (hand->stack[i] == PHH_INFINITE ? RING_CHIPS_MAX
                                               : hand->stack[i]);
    }
    MUST(sum == 0);
}

static void check_copy(const struct phh_hand *hand)
{
    static char first[ROOM], second[ROOM];
    static struct phh_action actions[ACTIONS];
    static struct phh_hand again;
    struct phh file;
    struct ear ear;

    write_hand(hand, first);
    if (strlen(first) + 1 == ROOM)
        return;
    ear = (struct ear){count_lines(first, strlen(first)), 0};
    again.action = actions;
    again.action_max = ACTIONS;
    phh_begin(&file, first, strlen(first), hear, &ear);
    MUST(phh_next(&file, &again));
    MUST(phh_check(&file, &again));
    MUST(ear.told == 0);
    write_hand(&again, second);
    MUST(strcmp(first, second) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct phh_action actions[ACTIONS];
    static struct phh_hand hand;
    char *text = target_string(bytes, size);
    struct ear ear = {count_lines(text, size), 0};
    struct phh file;

    hand.action = actions;
    hand.action_max = ACTIONS;
    phh_begin(&file, text, size, hear, &ear);
    while (ear.told = 0, phh_next(&file, &hand)) {
        int is_right = phh_check(&file, &hand);

        MUST(is_right || ear.told);
        if (ear.told == 0) {
            check_chips(&hand);
            check_copy(&hand);
        }
    }
    free(text);
    return 0;
}
