/* intro.c - the lamp machine as a player meets it: what it is, whom
 * one plays against, the rules with a picture, the steps of a first game. */
#include "machines/lamp/intro.h"

#include "base/words.h"
#include "machines/lamp/hand_state.h"
#include "machines/lamp/table.h"

static const char *const rules[] = {
    "Each player has a row of lights and a button.",
    "Every press lights one more light of your row.",
    "Whoever has lit the whole row first wins.",
    NULL,
};

static void lay_example(struct table *to)
{
    static const unsigned lit[] = {[OWN] = 3, [OTHER] = 2};

    to->count = 0;
    lamp_lay_rows(to, lit);
}

/* Whatever happens, the ringed key must lead to the end of the last step. */
static void guide_race(const struct table_view *view, const void *draft,
                       int step, struct intro_step *to)
{
    const struct lamp_hand *state = view->state;
    int is_over = lamp_is_over(state);
    struct text words;

    (void)draft;
    text_begin(&words, to->words, sizeof to->words);
    text_put(&words, words_of(step == 0
        ? "Touch Press: a hand presses your button, and a light goes on."
        : "Go on until all lights of a row are lit."));
    to->touch = TOUCH_PRESS;
    to->part = is_over ? "BTN2" : lamp_button(view->hand->seat);
    to->is_done = is_over || (step == 0 && state->lit[OWN] > 0);
}

const struct intro lamp_intro = {
    .title = "A race",
    .pitch = "Be the first to light all your lights.",
    .id = "lamp:basys2",
    .seat = 'A',
    .demo = "lazy",
    .levels = {
        {"Easy", "lazy"}, {"Medium", "lazy"}, {"Hard", "eager"},
    },
    .rules = rules,
    .lay_rules = lay_example,
    .steps = 2,
    .guide = guide_race,
};
