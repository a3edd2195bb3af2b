/* pegs_model.c - a game of pegs told as a diary, for comparison with the
 * chip. */
#include "machines/pegs/pegs_model.h"

#include <string.h>

#include "base/rng.h"
#include "machines/pegs/pegs.h"

static const char palette[] = "KBGCRMYW";

static int is_scene(const struct pegs_model *self, const char *name)
{
    return strcmp(self->scene, name) == 0;
}

static void set_scene(struct pegs_model *self, const char *name)
{
    self->scene = name;
    self->scene_began = self->blink_began = self->now;
}

static int has_lasted(const struct pegs_model *self, unsigned seconds)
{
    uint64_t hz = self->hz ? self->hz : 1;

    return self->now - self->scene_began >= seconds * hz;
}

/* Chance */

static void let_chance_run(struct pegs_model *self)
{
    memmove(self->bits, self->bits + 1, 11);
    self->bits[11] = rng_module.tick(&self->rng, 0) ? '1' : '0';
    self->counter = self->counter == 4095 ? 0 : self->counter + 1;
}

/* Each three of twelve bits are a colour, the first three the leftmost; a
 * bit is one where counter and chance differ. */
static void think_of_a_code(struct pegs_model *self)
{
    for (int peg = 0; peg < 4; peg++) {
        int colour = 0;

        for (int i = 3 * peg; i < 3 * peg + 3; i++) {
            int counted = self->counter >> (11 - i) & 1;

            colour = 2 * colour + (counted != (self->bits[i] == '1'));
        }
        self->code[peg] = palette[colour];
    }
    self->code[4] = 0;
}

/* The judge strikes out what is paid for. */
static void judge(const char *code, const char *guess, char marks[5])
{
    char owed[5], asked[5];
    int earned = 0;

    strcpy(owed, code);
    strcpy(asked, guess);
    strcpy(marks, "____");
    for (int i = 0; i < 4; i++)
        if (owed[i] == asked[i]) {
            marks[earned++] = 'X';
            owed[i] = '.';
            asked[i] = ',';
        }
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 4; k++)
            if (asked[i] == owed[k]) {
                marks[earned++] = 'O';
                owed[k] = '.';
                break;
            }
}

/* Games and matches */

static void clear_the_table(struct pegs_model *self)
{
    self->code[0] = 0;
    strcpy(self->pegs, "KKKK");
    self->selected = 0;
    self->guesses = 0;
    if (!self->keep)
        self->pages = 0;
}

static void open_the_match(struct pegs_model *self)
{
    self->games_a = self->games_b = self->turns_a = self->turns_b = 0;
    self->player = 'A';
    set_scene(self, self->games_each ? "call" : "game");
}

static void write_down_turns(struct pegs_model *self)
{
    const struct pegs_page *last = &self->diary[self->pages - 1];
    int turns = strcmp(last->marks, "XXXX") == 0 ? self->guesses : 9;

    if (self->player == 'A') {
        self->games_a++;
        self->turns_a += turns;
    } else {
        self->games_b++;
        self->turns_b += turns;
    }
}

static void put_the_result_away(struct pegs_model *self)
{
    if (self->games_each) {
        write_down_turns(self);
        set_scene(self, "totals");
    } else {
        set_scene(self, "game");
    }
    clear_the_table(self);
}

static void put_the_totals_away(struct pegs_model *self)
{
    if (self->games_b == self->games_each) {
        set_scene(self, "end");
        return;
    }
    self->player = self->player == 'A' ? 'b' : 'A';
    set_scene(self, "call");
}

/* The buttons: the first of those that are down */

static char first_button(pins in)
{
    for (int i = 0; i < 5; i++)
        if (in >> i & 1)
            return "SLRUD"[i];
    return 0;
}

static void submit(struct pegs_model *self)
{
    struct pegs_page *page;

    if (self->guesses == 0)
        self->pages = 0;                /* a diary kept until now */
    page = &self->diary[self->pages++];
    strcpy(page->guess, self->pegs);
    judge(self->code, self->pegs, page->marks);
    self->guesses++;
    self->selected = 0;
    if (strcmp(page->marks, "XXXX") == 0 || self->guesses == 8)
        set_scene(self, "result");
}

static void repaint(struct pegs_model *self, int steps)
{
    char *peg = &self->pegs[self->selected];
    long at = strchr(palette, *peg) - palette;

    *peg = palette[(at + steps) % 8];
}

static void press_in_guess_mode(struct pegs_model *self, char button)
{
    switch (button) {
    case 'S': submit(self); break;
    case 'L': self->selected = self->selected == 0 ? 3 : self->selected - 1;
              break;
    case 'R': self->selected = self->selected == 3 ? 0 : self->selected + 1;
              break;
    case 'U': repaint(self, 1); break;
    case 'D': repaint(self, 7); break;
    }
    if (button)
        self->blink_began = self->now;
}

static void turn_pages(struct pegs_model *self, char button)
{
    if (button == 'U' && self->open_at < self->pages)
        self->open_at++;
    if (button == 'D' && self->open_at > 1)
        self->open_at--;
}

static void play(struct pegs_model *self, char button, int flipped)
{
    if (button && !self->code[0])
        think_of_a_code(self);
    if (self->history) {
        if (flipped)
            self->open_at = self->pages;
        turn_pages(self, button);
        return;
    }
    if (flipped)
        self->blink_began = self->now;
    press_in_guess_mode(self, button);
}

static void live(struct pegs_model *self, char button, int flipped)
{
    if (is_scene(self, "game")) {
        play(self, button, flipped);
    } else if (is_scene(self, "call")) {
        if (button || has_lasted(self, 2))
            set_scene(self, "game");
    } else if (is_scene(self, "result")) {
        if (button == 'S' || has_lasted(self, 5))
            put_the_result_away(self);
    } else if (is_scene(self, "totals")) {
        if (button || has_lasted(self, 2))
            put_the_totals_away(self);
    } else if (button == 'S') {
        open_the_match(self);
    }
}

void pegs_model_clock(struct pegs_model *self, pins in)
{
    int up = (in >> PEGS_HISTORY & 1) != 0;
    int flipped = up != self->history;
    const char *before = self->scene;

    self->now++;
    self->history = up;
    let_chance_run(self);
    live(self, first_button(in), flipped);
    if (self->scene != before)
        self->open_at = self->pages;    /* if it is opened, then here */
}

void pegs_model_open(struct pegs_model *self, uint32_t hz, int games_each,
                     int bar, int keep, const char *seed)
{
    struct chip_setup setup = {.seed = seed};
    struct rng rng;

    memset(self, 0, sizeof *self);
    self->hz = hz;
    self->games_each = games_each;
    self->bar = bar;
    self->keep = keep;
    rng_module.reset(&self->rng, &setup);
    for (int i = 0; i < 12; i++)
        self->bits[i] = self->rng.shift >> (11 - i) & 1 ? '1' : '0';
    rng_seed(&rng, seed);
    rng_next(&rng);
    self->counter = (unsigned)rng_below(&rng, 4096);
    clear_the_table(self);
    self->now = 1;                      /* what is open begins with the */
    open_the_match(self);               /* first clock, */
    self->now = 0;                      /* which is still to come */
}

/* Sights */

static uint64_t blink_period(const struct pegs_model *self)
{
    return self->hz < 4 ? 2 : self->hz / 2;
}

/* Whether what blinks for a part of each period is lit. */
static int is_lit(const struct pegs_model *self, unsigned part)
{
    uint64_t period = blink_period(self);
    uint64_t lit = period < part ? 1 : period / part;

    return (self->now - self->blink_began) % period < lit;
}

static void light_turn(const struct pegs_model *self, int turn, char leds[9])
{
    for (int n = 1; n <= 8; n++)
        if (n == turn || (self->bar && n < turn))
            leds[8 - n] = '1';
}

static void write_digits(char digits[9], const char *four)
{
    for (int i = 0; i < 4; i++)
        digits[2 * i] = four[i];
}

/* "_4" or "12" */
static void write_total(char two[2], int total)
{
    two[0] = total < 10 ? '_' : (char)('0' + total / 10);
    two[1] = (char)('0' + total % 10);
}

static void see_totals(const struct pegs_model *self,
                       struct pegs_sight *sight)
{
    char four[5] = "";

    write_total(four, self->turns_a);
    write_total(four + 2, self->turns_b);
    write_digits(sight->digits, four);
    sight->digits[3] = '.';
}

static void see_end(const struct pegs_model *self, struct pegs_sight *sight)
{
    uint64_t hz = self->hz ? self->hz : 1;
    int a = self->turns_a, b = self->turns_b;

    if ((self->now - self->scene_began) / hz % 2 == 0)
        see_totals(self, sight);
    else
        write_digits(sight->digits, a < b ? "_-A-" : b < a ? "_-b-"
                                                          : "_A-b");
    if (is_lit(self, 2))
        strcpy(sight->leds, "11111111");
}

static void see_page(const struct pegs_model *self, int page,
                     struct pegs_sight *sight)
{
    if (page == 0)
        return;
    strcpy(sight->pegs, self->diary[page - 1].guess);
    write_digits(sight->digits, self->diary[page - 1].marks);
    light_turn(self, page, sight->leds);
}

static void see_entry(const struct pegs_model *self,
                      struct pegs_sight *sight)
{
    char *peg = &sight->pegs[self->selected];

    strcpy(sight->pegs, self->pegs);
    if (*peg == 'K')
        *peg = is_lit(self, 8) ? 'W' : 'K';
    else if (!is_lit(self, 2))
        *peg = 'K';
    if (self->guesses > 0)
        write_digits(sight->digits, self->diary[self->pages - 1].marks);
    light_turn(self, self->guesses + 1, sight->leds);
}

static void see_result(const struct pegs_model *self,
                       struct pegs_sight *sight)
{
    strcpy(sight->pegs, self->code);
    write_digits(sight->digits, self->diary[self->pages - 1].marks);
    if (is_lit(self, 2))
        light_turn(self, self->guesses, sight->leds);
}

static void see_player(const struct pegs_model *self,
                       struct pegs_sight *sight)
{
    if (self->games_each)
        sight->digits[self->player == 'A' ? 1 : 7] = '.';
}

struct pegs_sight pegs_model_see(const struct pegs_model *self)
{
    struct pegs_sight sight = {"_,_,_,_,", "00000000", "KKKK"};

    if (is_scene(self, "call")) {
        write_digits(sight.digits, self->player == 'A' ? "_P-A" : "_P-b");
    } else if (is_scene(self, "totals")) {
        see_totals(self, &sight);
    } else if (is_scene(self, "end")) {
        see_end(self, &sight);
    } else {
        if (is_scene(self, "result"))
            see_result(self, &sight);
        else if (self->history)
            see_page(self, self->open_at, &sight);
        else
            see_entry(self, &sight);
        see_player(self, &sight);
    }
    return sight;
}
