/* test_window_sound.c - samples on their way to a sound card. */
#include "player/at_board.h"

#include "window/sound.h"

enum { RATE = 48000, FRAME = RATE / 50,
       LEAD = RATE / 1000 * WINDOW_SOUND_LEAD_MS,
       MOST = RATE / 1000 * WINDOW_SOUND_MOST_MS };

struct ear {
    struct sitting s;
    struct window_sound sound;
    uint32_t queued;                    /* in the card */
    int16_t last;                       /* that it has played */
    int jump;                           /* the largest from one to the next */
    int peak;
    int16_t samples[WINDOW_SOUND_ROOM];
};

static void sit_down(struct ear *self, const char *id)
{
    memset(self, 0, sizeof *self);
    begin(&self->s, id);
    self->sound.rate_hz = RATE;
}

static void pass_frame(struct ear *self)
{
    window_sound_listen(&self->sound, &self->s.play);
    frames(&self->s, 1);
    window_sound_leave(&self->sound, &self->s.play);
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* What is queued is heard in its order. */
static uint32_t queue(struct ear *self)
{
    uint32_t count = window_sound_take(&self->sound, self->queued,
                                       self->samples);

    for (uint32_t i = 0; i < count; i++) {
        int jump = abs(self->samples[i] - self->last);

        self->jump = jump > self->jump ? jump : self->jump;
        self->last = self->samples[i];
        if (abs(self->last) > self->peak)
            self->peak = abs(self->last);
    }
    self->queued += count;
    return count;
}

static void hear(struct ear *self, int count)
{
    while (count-- > 0) {
        pass_frame(self);
        queue(self);
        self->queued -= (uint32_t)least((int)self->queued, FRAME);
    }
}

/* Go clicks when a stone is placed, and buzzes where one may not be. */
static void make_noise(struct ear *self)
{
    player_work_key(&self->s.game, KEY_ENTER, HOLD_TAP);
}

/* Past the title and the menu, to the board. */
static void begin_go(struct ear *self)
{
    sit_down(self, "go:de1soc");
    hear(self, 20);
    for (int i = 0; i < 2; i++) {
        player_work_key(&self->s.game, KEY_ENTER, HOLD_TAP);
        hear(self, 100);
    }
    self->peak = self->jump = 0;
}

CASE(the_queue_begins_with_a_lead_and_stays_short)
{
    static struct ear e;

    BEGIN_CASE;
    sit_down(&e, "go:de1soc");
    pass_frame(&e);
    queue(&e);
    assert_in_range(e.queued, LEAD + 1, MOST);
    for (int i = 0; i < 100; i++) {
        hear(&e, 1);
        assert_in_range(e.queued, 1, MOST);
    }
    play_close(&e.s.play);
}

CASE(a_card_that_is_slow_is_never_far_behind)
{
    static struct ear e;

    BEGIN_CASE;
    sit_down(&e, "go:de1soc");
    for (int i = 0; i < 100; i++) {
        pass_frame(&e);
        queue(&e);
        assert_true(e.queued <= MOST);
        assert_int_equal(sound_ready(&e.sound.sound), 0);
        e.queued -= (uint32_t)least((int)e.queued, FRAME * 9 / 10);
    }
    play_close(&e.s.play);
}

CASE(a_key_is_heard)
{
    static struct ear e;

    BEGIN_CASE;
    begin_go(&e);
    make_noise(&e);
    hear(&e, 30);
    assert_true(e.peak > 1000);
    play_close(&e.s.play);
}

CASE(who_mutes_it_hears_it_fade_and_then_nothing)
{
    static struct ear e;

    BEGIN_CASE;
    begin_go(&e);
    make_noise(&e);
    for (int i = 0; i < 100 && !e.peak; i++)
        hear(&e, 1);
    assert_true(e.peak > 0);
    e.sound.is_muted = 1;
    hear(&e, 3);
    assert_int_equal(e.last, 0);
    e.peak = 0;
    make_noise(&e);
    hear(&e, 20);
    assert_int_equal(e.peak, 0);
    e.sound.is_muted = 0;
    make_noise(&e);
    hear(&e, 40);
    assert_true(e.peak > 1000);
    play_close(&e.s.play);
}

/* The largest step that its own sounds have, and no larger one. */
CASE(a_pause_does_not_click)
{
    static struct ear e;
    int usual;

    BEGIN_CASE;
    begin_go(&e);
    make_noise(&e);
    hear(&e, 60);
    usual = e.jump;
    for (int i = 1; i < 20; i++) {
        hear(&e, 30);
        e.jump = 0;
        make_noise(&e);
        hear(&e, i);
        e.s.play.pace.is_paused = 1;
        hear(&e, 10);
        assert_int_equal(e.last, 0);
        e.s.play.pace.is_paused = 0;
        hear(&e, 20);
        assert_true(e.jump <= usual + 100);
    }
    play_close(&e.s.play);
}

/* It played to its end, and faded; what comes late comes softly. */
CASE(a_card_that_ran_dry_does_not_click)
{
    static struct ear e;
    int loudest = 0;

    BEGIN_CASE;
    begin_go(&e);
    for (int i = 1; i < 20; i++) {
        hear(&e, 30);
        make_noise(&e);
        hear(&e, i);
        loudest = abs(e.last) > loudest ? abs(e.last) : loudest;
        e.queued = 0;
        pass_frame(&e);
        assert_true(queue(&e) > LEAD);
        assert_int_equal(e.samples[LEAD - 1], 0);
        assert_in_range(abs(e.samples[LEAD]), 0, 128);
        assert_in_range(abs(e.samples[LEAD + 1]), 0, 128);
    }
    assert_true(loudest > 500);
    play_close(&e.s.play);
}

CASE(without_a_card_nothing_is_listened_to)
{
    static struct ear e;

    BEGIN_CASE;
    sit_down(&e, "go:de1soc");
    e.sound.rate_hz = 0;
    pass_frame(&e);
    assert_int_equal(queue(&e), 0);
    assert_int_equal(sound_ready(&e.sound.sound), 0);
    play_close(&e.s.play);
}

CASE(a_machine_without_a_speaker_is_silent)
{
    static struct ear e;

    BEGIN_CASE;
    sit_down(&e, "duel:basys2");
    hear(&e, 10);
    assert_int_equal(e.queued, 0);
    play_close(&e.s.play);
}

static const struct CMUnitTest tests[] = {
    TEST("the queue begins with a lead and stays short",
         the_queue_begins_with_a_lead_and_stays_short),
    TEST("a card that is slow is never far behind",
         a_card_that_is_slow_is_never_far_behind),
    TEST("a key is heard", a_key_is_heard),
    TEST("who mutes it hears it fade, and then nothing",
         who_mutes_it_hears_it_fade_and_then_nothing),
    TEST("a pause does not click", a_pause_does_not_click),
    TEST("a card that ran dry does not click",
         a_card_that_ran_dry_does_not_click),
    TEST("without a card nothing is listened to",
         without_a_card_nothing_is_listened_to),
    TEST("a machine without a speaker is silent",
         a_machine_without_a_speaker_is_silent),
};

CHECK_MAIN("window_sound", tests)
