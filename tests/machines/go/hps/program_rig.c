/* program_rig.c - the Go program with a pretended FPGA. */
#include "machines/go/hps/program_rig.h"

#include "check.h"

#include <string.h>

#include "base/bits.h"
#include "machines/go/hps/program_words.h"

static uint32_t hash_of(const uint16_t *frame)
{
    uint64_t hash = 0;

    for (int i = 0; i < FB_PIXELS; i++)
        hash = bits_mix(hash ^ frame[i]);
    return (uint32_t)hash;
}

static uint32_t rig_read(void *with, uint32_t offset)
{
    const struct rig *self = with;

    switch (offset) {
    case REG_VGA_STATUS:
        return (self->front ? VGA_STATUS_FRONT : 0)
             | (self->is_pending ? VGA_STATUS_PENDING : 0);
    case REG_SWITCHES:
        return self->switches;
    default:
        return 0;
    }
}

static void rig_write(void *with, uint32_t offset, uint32_t value)
{
    struct rig *self = with;

    assert_true(self->log_count < RIG_LOG);
    self->log[self->log_count++] = (struct rig_write){
        offset, value, hash_of(self->frame[!self->front])};
    if (offset == REG_VGA_CTRL && (value & VGA_CTRL_SWAP))
        self->is_pending = 1;
}

static uint16_t *rig_frame(void *with, int which)
{
    struct rig *self = with;

    assert_int_equal(which, !self->front);      /* never what is shown */
    assert_false(self->is_pending);
    return self->frame[which];
}

static int rig_open(void *with)
{
    ((struct rig *)with)->opened++;
    return 0;
}

static void rig_close(void *with)
{
    ((struct rig *)with)->closed++;
}

static void *rig_memory(void *with, size_t bytes)
{
    static char lent[RIG_MEMORY];
    struct rig *self = with;

    self->asked++;
    self->asked_bytes += bytes;
    return self->has_no_memory || bytes > sizeof lent ? NULL : lent;
}

void rig_begin(struct rig *self, uint64_t seed)
{
    memset(self, 0, sizeof *self);
    self->bus = (struct hw_bus){.with = self, .open = rig_open,
        .close = rig_close, .read = rig_read, .write = rig_write,
        .frame = rig_frame, .memory = rig_memory};
    program_reset(&self->program, seed);
    rig_step(self, 2 * RIG_STEPS_A_FRAME);
}

void rig_step(struct rig *self, int steps)
{
    for (int i = 0; i < steps; i++) {
        program_step(&self->program, &self->bus, RIG_STEP_US);
        if (++self->steps % RIG_STEPS_A_FRAME)
            continue;
        self->frames++;
        self->front ^= self->is_pending;
        self->is_pending = 0;
    }
}

void rig_do(struct rig *self, enum command command)
{
    program_command(&self->program, command);
    rig_step(self, 2 * RIG_STEPS_A_FRAME);
}

static void go_to(struct rig *self, int row, int col)
{
    while (self->program.cursor_row < row)
        rig_do(self, COMMAND_DOWN);
    while (self->program.cursor_row > row)
        rig_do(self, COMMAND_UP);
    while (self->program.cursor_col < col)
        rig_do(self, COMMAND_RIGHT);
    while (self->program.cursor_col > col)
        rig_do(self, COMMAND_LEFT);
}

static void play_word(struct rig *self, const char *word)
{
    static const char columns[] = "ABCDEFGHJ";
    static const struct { const char *word; enum command command; } keys[] = {
        {"up", COMMAND_UP}, {"down", COMMAND_DOWN}, {"left", COMMAND_LEFT},
        {"right", COMMAND_RIGHT}, {"enter", COMMAND_PLACE},
        {"space", COMMAND_PASS}, {"esc", COMMAND_MENU},
        {"any", COMMAND_OTHER},
    };

    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (text_same(keys[i].word, word)) {
            rig_do(self, keys[i].command);
            return;
        }
    assert_non_null(strchr(columns, word[0]));
    go_to(self, '9' - word[1], (int)(strchr(columns, word[0]) - columns));
    if (word[2] == '!')
        rig_do(self, COMMAND_PLACE);
}

void rig_play(struct rig *self, const char *words)
{
    char word[16];

    while (text_word(&words, word, sizeof word) > 0)
        play_word(self, word);
}

void rig_wait(struct rig *self)
{
    for (int i = 0; program_is_thinking(&self->program); i++) {
        assert_true(i < 100000);
        rig_step(self, 1);
    }
    rig_step(self, 2 * RIG_STEPS_A_FRAME);
}

const char *rig_caption(const struct rig *self)
{
    static char caption[200];
    struct text to;

    text_begin(&to, caption, sizeof caption);
    program_caption(&self->program, &to);
    return caption;
}

void rig_assert_says(const struct rig *self, const char *words)
{
    if (!strstr(rig_caption(self), words))
        fail_msg("the screen says \"%s\", and not \"%s\"", rig_caption(self),
                 words);
}

void rig_forget(struct rig *self)
{
    self->log_count = 0;
}

int rig_writes(const struct rig *self, uint32_t offset)
{
    int count = 0;

    for (int i = 0; i < self->log_count; i++)
        count += self->log[i].offset == offset;
    return count;
}

uint32_t rig_shown(const struct rig *self)
{
    return hash_of(self->frame[self->front]);
}

void rig_start_pvp(struct rig *self)
{
    rig_play(self, "enter enter");
    assert_int_equal(self->program.screen, SCREEN_GAME);
}

void rig_start_pvc(struct rig *self, int level, Stone human)
{
    rig_play(self, "enter down enter");
    for (int i = 1; i < level; i++)
        rig_play(self, "down");
    rig_play(self, human == BLACK ? "enter enter" : "enter down enter");
    assert_int_equal(self->program.screen, SCREEN_GAME);
}
