/* phh_rig.c - hands of poker as text for tests. */
#include "check.h"

#include <string.h>

#include "base/text.h"
#include "games/holdem/phh_rig.h"

struct phh_action rig_actions[RIG_ACTIONS];

static void tell(void *context, const struct phh_fault *fault)
{
    struct text *to = context;

    assert_true(fault->line >= 1 && fault->column >= 1);
    assert_non_null(fault->message);
    text_put(to, fault->is_note ? "note " : "");
    text_put_number(to, (uint64_t)fault->line);
    text_put(to, ":");
    text_put_number(to, (uint64_t)fault->column);
    text_put(to, ": ");
    text_put(to, fault->message);
    text_put(to, "\n");
}

static void begin(struct phh *file, struct phh_hand *hand, const char *text,
                  size_t length, struct text *told)
{
    phh_begin(file, text, length, tell, told);
    memset(hand, 0, sizeof *hand);
    hand->action = rig_actions;
    hand->action_max = RIG_ACTIONS;
}

int rig_check(const char *text, size_t length, char told[RIG_ROOM])
{
    static struct phh_hand hand;
    struct phh file;
    struct text to;
    int hands = 0;

    text_begin(&to, told, RIG_ROOM);
    begin(&file, &hand, text, length, &to);
    while (phh_next(&file, &hand)) {
        size_t before = to.used;
        int is_right = phh_check(&file, &hand);

        /* What is not right was told as a fault. */
        assert_true(is_right || hand.is_unclear
                    || (to.used > before
                        && strncmp(told + before, "note", 4) != 0));
        hands++;
    }
    assert_false(phh_next(&file, &hand));
    return hands;
}

const char *rig_told(const char *text)
{
    static char told[RIG_ROOM];

    rig_check(text, strlen(text), told);
    return told;
}

static void put(void *to, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        text_put_char(to, bytes[i]);
}

void rig_copy(const char *text, size_t length, char copy[RIG_ROOM])
{
    static char told[RIG_ROOM];
    static struct phh_hand hand;
    struct phh file;
    struct text to, notes;
    struct phh_writer writer = {put, &to};
    uint32_t section = rig_check(text, length, told) > 1;

    text_begin(&to, copy, RIG_ROOM);
    text_begin(&notes, told, RIG_ROOM);
    begin(&file, &hand, text, length, &notes);
    while (phh_next(&file, &hand)) {
        phh_write(&writer, &hand, section);
        section += section > 0;
    }
    assert_true(to.used + 1 < RIG_ROOM);
}

void rig_hand(const char *text, struct phh_hand *hand)
{
    char told[400];
    struct phh file;
    struct text to;

    text_begin(&to, told, sizeof told);
    begin(&file, hand, text, strlen(text), &to);
    assert_true(phh_next(&file, hand));
    if (hand->is_unclear)
        fail_msg("told: %s", told);
}

const char *rig_written(const struct phh_hand *hand, uint32_t section)
{
    static char buffer[RIG_ROOM];
    struct text to;
    struct phh_writer writer = {put, &to};

    text_begin(&to, buffer, sizeof buffer);
    phh_write(&writer, hand, section);
    return buffer;
}

void rig_assert_told(const char *text, const char *told)
{
    if (!strstr(rig_told(text), told))
        fail_msg("told is:\n%snot:\n%s\nof:\n%s", rig_told(text), told,
                 text);
}

void rig_assert_clean(const char *text)
{
    if (*rig_told(text))
        fail_msg("told is:\n%sof:\n%s", rig_told(text), text);
}
