/* duel_model.c - the duel told as a story, for comparison with the chip. */
#include "machines/duel/duel_model.h"

#include <string.h>

#include "base/rng.h"
#include "machines/duel/duel.h"

static const char alphabet[] = "-ACEFHLU";

/* Drawing the circuit's code: "000" is thrown away. */

static void keep_letter(struct duel_model *self, char letter)
{
    memmove(self->drawn, self->drawn + 1, 3);
    self->drawn[3] = letter;
}

static char letter_of(const char *bits)
{
    return alphabet[(bits[0] - '0') * 4 + (bits[1] - '0') * 2
                    + (bits[2] - '0')];
}

static void draw_bit(struct duel_model *self)
{
    strcat(self->bits, rng_module.tick(&self->rng, 0) ? "1" : "0");
    if (strlen(self->bits) < 3)
        return;
    if (strcmp(self->bits, "000") != 0)
        keep_letter(self, letter_of(self->bits));
    self->bits[0] = 0;
}

/* Cards */

static void deal(struct duel_model *self, char c3, char c2, char c1, char c0)
{
    const char card[5] = {c3, c2, c1, c0, 0};

    strcpy(self->card[self->cards++], card);
    self->shown_ticks = 0;
}

static void deal_player(struct duel_model *self, char player)
{
    deal(self, '_', 'P', '-', player);
}

static void deal_lives(struct duel_model *self)
{
    deal(self, '_', 'L', '-', (char)('3' - self->wrong_tries));
}

static void deal_score(struct duel_model *self)
{
    deal(self, '_', (char)('0' + self->points_a), '-',
         (char)('0' + self->points_b));
}

static void ask(struct duel_model *self, enum duel_question question)
{
    self->question = question;
    self->asked_ticks = 0;
}

static void turn_card(struct duel_model *self)
{
    if (++self->shown_ticks < 2 * self->clock_hz)
        return;
    memmove(self->card[0], self->card[1], sizeof self->card[0] * 3);
    self->cards--;
    self->shown_ticks = 0;
    self->asked_ticks = 0;
}

/* Answers */

static char letter_on(pins in)
{
    return alphabet[in >> DUEL_LETTER & 7];
}

static int presses(pins in, char player)
{
    return (in & PIN(player == 'A' ? DUEL_ENTER_A : DUEL_ENTER_B)) != 0;
}

static void begin_anew(struct duel_model *self)
{
    self->cards = 0;
    self->alone = 0;
    self->points_a = self->points_b = 0;
    self->wrong_tries = 0;
    self->code[0] = self->guess[0] = 0;
    ask(self, WHO_BEGINS);
}

static void seat(struct duel_model *self, char maker)
{
    self->maker = maker;
    self->breaker = maker == 'A' ? 'b' : 'A';
}

static void ask_for_code(struct duel_model *self)
{
    self->code[0] = 0;
    deal_player(self, self->maker);
    ask(self, WHICH_CODE);
}

static void ask_for_guess(struct duel_model *self)
{
    self->guess[0] = 0;
    deal_lives(self);
    ask(self, WHICH_GUESS);
}

static void begin_alone(struct duel_model *self)
{
    self->alone = 1;
    seat(self, 'b');
    strcpy(self->code, self->drawn);
    deal_player(self, 'A');
    ask_for_guess(self);
}

static void begin_match(struct duel_model *self, char maker)
{
    seat(self, maker);
    deal_score(self);
    ask_for_code(self);
}

static void hear_beginner(struct duel_model *self, pins in)
{
    if (presses(in, 'A') && in & PIN(DUEL_SINGLE))
        begin_alone(self);
    else if (presses(in, 'A'))
        begin_match(self, 'A');
    else if (presses(in, 'b'))
        begin_match(self, 'b');
}

/* Adds the letter on the switches to a word; 1 if that made it full. */
static int add_letter(char *word, pins in)
{
    const char letter[2] = {letter_on(in), 0};

    if (letter[0] == '-')
        return 0;
    strcat(word, letter);
    return strlen(word) == 4;
}

static void hear_code(struct duel_model *self, pins in)
{
    if (!presses(in, self->maker) || !add_letter(self->code, in))
        return;
    self->wrong_tries = 0;
    deal_player(self, self->breaker);
    ask_for_guess(self);
}

static void give_point(struct duel_model *self, char player)
{
    if (player == 'A')
        self->points_a++;
    else
        self->points_b++;
}

static int is_right(const struct duel_model *self)
{
    return strcmp(self->guess, self->code) == 0;
}

static void hear_guess(struct duel_model *self, pins in)
{
    if (!presses(in, self->breaker) || !add_letter(self->guess, in))
        return;
    if (is_right(self))
        give_point(self, self->breaker);
    else if (++self->wrong_tries == 3)
        give_point(self, self->maker);
    ask(self, GO_ON);
}

static void close_round(struct duel_model *self)
{
    if (self->alone) {
        ask(self, AGAIN);
        return;
    }
    deal_score(self);
    seat(self, self->breaker);
    if (self->points_a == 2 || self->points_b == 2)
        ask(self, AGAIN);
    else
        ask_for_code(self);
}

static void hear_go_on(struct duel_model *self, pins in)
{
    if (!presses(in, self->breaker))
        return;
    if (!is_right(self) && self->wrong_tries < 3) {
        ask_for_guess(self);
        return;
    }
    if (!is_right(self))
        deal(self, self->code[0], self->code[1], self->code[2],
             self->code[3]);
    close_round(self);
}

static void hear_again(struct duel_model *self, pins in)
{
    self->asked_ticks++;
    if (presses(in, 'A') || presses(in, 'b'))
        begin_anew(self);
}

static void hear(struct duel_model *self, pins in)
{
    static void (*const answer[])(struct duel_model *, pins) = {
        [WHO_BEGINS] = hear_beginner, [WHICH_CODE] = hear_code,
        [WHICH_GUESS] = hear_guess, [GO_ON] = hear_go_on,
        [AGAIN] = hear_again,
    };

    answer[self->question](self, in);
}

void duel_model_clock(struct duel_model *self, pins in)
{
    draw_bit(self);
    if (in & PIN(DUEL_RST))
        begin_anew(self);
    else if (self->cards > 0)
        turn_card(self);
    else
        hear(self, in);
}

void duel_model_open(struct duel_model *self, uint32_t clock_hz,
                     int counting, int hide, const char *seed)
{
    struct chip_setup setup = {.seed = seed};
    struct rng rng;

    memset(self, 0, sizeof *self);
    self->clock_hz = clock_hz;
    self->counting = counting;
    self->hide = hide;
    rng_module.reset(&self->rng, &setup);
    rng_seed(&rng, seed);
    for (int i = 0; i < 4; i++)
        self->drawn[i] = alphabet[1 + rng_below(&rng, 7)];
    begin_anew(self);
}

/* Pictures */

/* Right places first; they are struck out where each letter counts once. */
static void judge(const struct duel_model *self, char leds[9])
{
    char left[5];

    strcpy(left, self->code);
    for (int i = 0; i < 4; i++) {
        int right = self->code[i] == self->guess[i];

        memcpy(leds + 2 * i, right ? "11" : "00", 2);
        if (right && self->counting)
            left[i] = '*';
    }
    for (int i = 0; i < 4; i++) {
        char *found = strchr(left, self->guess[i]);

        if (leds[2 * i] == '1' || !found)
            continue;
        leds[2 * i + 1] = '1';
        if (self->counting)
            *found = '*';
    }
}

static void picture_entry(char digits[5], const char *entered, char next)
{
    size_t length = strlen(entered);

    memset(digits, '_', 4);
    memcpy(digits, entered, length);
    digits[length] = next;
}

static void picture_code(const struct duel_model *self, pins in,
                         char digits[5])
{
    char letter = letter_on(in);
    char dashes[5] = "----";

    dashes[strlen(self->code)] = 0;
    picture_entry(digits, dashes, self->hide && letter != '-' ? 'o' : letter);
}

static void picture_score(const struct duel_model *self, char digits[5])
{
    memcpy(digits, "_0-0", 4);
    digits[1] = (char)(digits[1] + self->points_a);
    digits[3] = (char)(digits[3] + self->points_b);
}

static void picture_end(const struct duel_model *self, char digits[5],
                        char leds[9])
{
    if (self->alone)
        memcpy(digits, self->code, 4);
    else
        picture_score(self, digits);
    if (self->asked_ticks / (self->clock_hz / 2) % 2 == 0)
        memset(leds, '1', 8);
}

static void picture_question(const struct duel_model *self, pins in,
                             char digits[5], char leds[9])
{
    switch (self->question) {
    case WHO_BEGINS:  memcpy(digits, "_A-b", 4); break;
    case WHICH_CODE:  picture_code(self, in, digits); break;
    case WHICH_GUESS: picture_entry(digits, self->guess, letter_on(in));
                      break;
    case GO_ON:       memcpy(digits, self->guess, 4);
                      judge(self, leds);
                      break;
    case AGAIN:       picture_end(self, digits, leds); break;
    }
}

void duel_model_show(const struct duel_model *self, pins in,
                     char digits[5], char leds[9])
{
    strcpy(digits, "____");
    strcpy(leds, "00000000");
    if (self->cards > 0)
        strcpy(digits, self->card[0]);
    else
        picture_question(self, in, digits, leds);
}
