/* offer.c - the choices of the menu for a new game, and what was chosen.
 *
 * The model of the start menu: faces draw it and send it keys. An entry is a
 * machine on a board with its seats and options; row 0 starts the game, then
 * come its settings. The entry of the last game, if there is one, comes first
 * and has a null machine and a single row.
 *
 * An opponent is no state of its own but a way to read the seats, so the two
 * can never disagree.
 */
#include "player/offer.h"

#include <string.h>

#include "base/words.h"
#include "bench/id.h"
#include "bench/robot.h"
#include "bench/title.h"
#include "player/offer_seats.h"

/* An entry */

/* Options as in an id of the intro. */
static void set_options(struct offer_entry *self, const char *id)
{
    const struct option_def *options = self->machine->top->options;
    struct id parts;

    options_defaults(options, self->option);
    if (!id_split(&parts, id))
        (void)id_read_options(&parts, options, self->option);
}

static int is_there(const struct offer_entry *self,
                    enum offer_opponent opponent);

/* Of all opponents the first that there is: the easiest mind. */
void offer_entry_begin(struct offer_entry *self,
                       const struct machine_type *machine)
{
    memset(self, 0, sizeof *self);
    self->machine = machine;
    self->intro = intro_of(machine);
    options_defaults(machine->top->options, self->option);
    if (!self->intro)
        return;
    set_options(self, self->intro->id);
    for (int i = 0; i < OFFER_OWN; i++)
        if (is_there(self, (enum offer_opponent)i)) {
            offer_set_opponent(self, (enum offer_opponent)i);
            return;
        }
}

void offer_entry_take(struct offer_entry *self, const struct play *play)
{
    const struct chip_setup *setup = session_setup(play->session);

    memcpy(self->option, setup->option, sizeof self->option);
    for (int i = 0; i < OFFER_SEATS; i++)
        self->mind[i] = offer_seats_mind(self->machine, play->minds[i]);
}

/* Other boards of a machine are among its settings. */
static int is_first_of_name(int i)
{
    return i == 0
        || !text_same(machines_at(i - 1)->name, machines_at(i)->name);
}

void offer_begin(struct offer *self, int has_last)
{
    memset(self, 0, sizeof *self);
    self->count = has_last ? 1 : 0;
    for (int i = 0; machines_at(i) && self->count < OFFER_MACHINES; i++)
        if (!machines_at(i)->is_template && is_first_of_name(i))
            offer_entry_begin(&self->entries[self->count++], machines_at(i));
}

struct offer_entry *offer_entry(struct offer *self)
{
    return &self->entries[self->at];
}

/* Options */

static const struct option_def *options_of(
    const struct offer_entry *entry)
{
    return entry->machine ? entry->machine->top->options : NULL;
}

static int option_count(const struct offer_entry *entry)
{
    const struct option_def *options = options_of(entry);
    int count = 0;

    while (options && options[count].name)
        count++;
    return count;
}

/* Opponents */

/* Which minds an opponent stands for, 0 for a person. */
static void seats_for(const struct offer_entry *self,
                      enum offer_opponent opponent, int mind[OFFER_SEATS])
{
    int demo = offer_seats_mind(self->machine, self->intro->demo);

    mind[0] = mind[1] = 0;
    if (opponent < OFFER_TWO_PEOPLE)
        mind[!offer_seats_own(self)] = offer_seats_mind(
            self->machine, self->intro->levels[opponent].mind);
    else if (opponent == OFFER_WATCH)
        mind[0] = mind[1] = demo;
}

/* With the options as they are. */
static int is_there(const struct offer_entry *self,
                    enum offer_opponent opponent)
{
    int mind[OFFER_SEATS];

    if (!self->intro || !offer_seats_count(self))
        return 0;
    if (opponent == OFFER_TWO_PEOPLE)
        return offer_seats_has_other(self);
    if (opponent == OFFER_ALONE)
        return !offer_seats_has_other(self);
    if (opponent >= OFFER_OWN)
        return offer_opponent(self) == OFFER_OWN;
    seats_for(self, opponent, mind);
    return (mind[0] || mind[1])
        && (opponent == OFFER_WATCH || offer_seats_has_other(self));
}

/* A second seat may come and go with the options. */
int offer_has_opponent(const struct offer_entry *self,
                       enum offer_opponent opponent)
{
    return is_there(self, opponent)
        || (self->intro && self->intro->pair
            && (opponent == OFFER_TWO_PEOPLE || opponent == OFFER_ALONE));
}

/* A seat that is not there does not matter. */
static int sits_as(const struct offer_entry *self,
                   enum offer_opponent opponent)
{
    int mind[OFFER_SEATS], is_same = 1;

    seats_for(self, opponent, mind);
    for (int i = 0; i < offer_seats_count(self); i++)
        is_same &= mind[i] == self->mind[i]
                || offer_seats_why_missing(self, i) != NULL;
    return is_same;
}

enum offer_opponent offer_opponent(const struct offer_entry *self)
{
    for (int i = 0; i < OFFER_OWN; i++)
        if (is_there(self, (enum offer_opponent)i)
            && sits_as(self, (enum offer_opponent)i))
            return (enum offer_opponent)i;
    return OFFER_OWN;
}

void offer_set_opponent(struct offer_entry *self,
                        enum offer_opponent opponent)
{
    if (!self->intro || opponent >= OFFER_OWN)
        return;
    if (self->intro->pair && !is_there(self, opponent))
        set_options(self, opponent == OFFER_TWO_PEOPLE ? self->intro->pair
                                                       : self->intro->id);
    seats_for(self, opponent, self->mind);
}

static const char *opponent_words(const struct offer_entry *self,
                                  enum offer_opponent opponent)
{
    switch ((int)opponent) {
    case OFFER_TWO_PEOPLE: return WORDS("Two people");
    case OFFER_ALONE:      return WORDS("None: you play alone");
    case OFFER_WATCH:      return WORDS("Watch two minds");
    case OFFER_OWN:        return WORDS("Your own choice");
    default:               return self->intro->levels[opponent].name;
    }
}

/* By one to the next that there is; from an own choice to either end. */
static void change_opponent(struct offer_entry *self, int by)
{
    int now = (int)offer_opponent(self);

    for (int i = 0; i < OFFER_OWN; i++) {
        now = (now + by + OFFER_OPPONENTS) % OFFER_OPPONENTS;
        if (now != OFFER_OWN
            && offer_has_opponent(self, (enum offer_opponent)now))
            break;
    }
    if (now != OFFER_OWN)
        offer_set_opponent(self, (enum offer_opponent)now);
}

/* Rows */

enum row_kind { ROW_BEGIN, ROW_OPPONENT, ROW_CHOICE, ROW_MORE, ROW_SEAT,
                ROW_OPTION, ROW_BOARD, ROW_NONE };

struct row {
    enum row_kind kind;
    int i;                              /* the seat, or the option */
};

static const struct intro_choice *choice_of(const struct offer_entry *entry,
                                            int option)
{
    return intro_choice(entry->intro, options_of(entry)[option].name);
}

/* The n-th option that is in the intro's choices, or that is not; -1: there
 * are not so many. */
static int nth_option(const struct offer_entry *entry, int n, int is_choice)
{
    for (int i = 0; i < option_count(entry); i++)
        if ((choice_of(entry, i) != NULL) == is_choice && n-- == 0)
            return i;
    return -1;
}

static int choice_count(const struct offer_entry *entry)
{
    int count = 0;

    while (nth_option(entry, count, 1) >= 0)
        count++;
    return count;
}

/* The rows that an intro puts in front; those that are left come from 0. */
static int find_front_row(const struct offer_entry *entry, int *row,
                          struct row *to)
{
    int choices = choice_count(entry);

    if (*row == 0)
        *to = (struct row){ROW_OPPONENT, 0};
    else if (*row <= choices)
        *to = (struct row){ROW_CHOICE, nth_option(entry, *row - 1, 1)};
    else if (*row == choices + 1)
        *to = (struct row){ROW_MORE, 0};
    else
        *row -= choices + 2;
    return to->kind != ROW_NONE;
}

/* The next board of a machine, or the one before; round about, so itself if it
 * has one only. */
static const struct machine_type *other_board(
    const struct machine_type *machine, int by)
{
    const struct machine_type *first = NULL, *last = machine;
    const struct machine_type *before = NULL, *after = NULL, *at;

    for (int i = 0; (at = machines_at(i)) != NULL; i++) {
        if (!text_same(at->name, machine->name))
            continue;
        if (at->board == machine->board && first)
            before = last;
        if (last->board == machine->board && first)
            after = at;
        first = first ? first : at;
        last = at;
    }
    if (by < 0)
        return before ? before : last;
    return after ? after : first ? first : machine;
}

static struct row find_row(const struct offer_entry *entry, int row)
{
    struct row to = {row ? ROW_NONE : ROW_BEGIN, 0};
    int option;

    if (row-- == 0 || !entry->machine)
        return to;
    if (entry->intro
        && (find_front_row(entry, &row, &to) || !entry->is_more))
        return to;
    if (row < offer_seats_count(entry))
        return (struct row){ROW_SEAT, row};
    row -= offer_seats_count(entry);
    option = nth_option(entry, row, 0);
    if (option >= 0)
        return (struct row){ROW_OPTION, option};
    to.kind = row == option_count(entry) - choice_count(entry)
           && other_board(entry->machine, 1) != entry->machine
            ? ROW_BOARD : ROW_NONE;
    return to;
}

int offer_rows(const struct offer_entry *entry)
{
    int count = 1;

    while (find_row(entry, count).kind != ROW_NONE)
        count++;
    return count;
}

int offer_is_more(const struct offer_entry *entry, int row)
{
    return find_row(entry, row).kind == ROW_MORE;
}

static void put_seat_name(const struct offer_entry *entry, int seat,
                          struct text *to)
{
    char name[2] = {entry->machine->seats[seat], 0};

    words_put(to, "Player {1}", name, (char *)0);
}

void offer_name(const struct offer_entry *entry, int row,
                struct text *to)
{
    struct row at = find_row(entry, row);

    switch (at.kind) {
    case ROW_BEGIN:
        text_put(to, words_of(entry->machine ? "Play" : "Resume"));
        break;
    case ROW_OPPONENT: text_put(to, words_of("Opponent")); break;
    case ROW_CHOICE:
        text_put(to, words_of(choice_of(entry, at.i)->label));
        break;
    case ROW_MORE:   text_put(to, words_of("More settings")); break;
    case ROW_SEAT:   put_seat_name(entry, at.i, to); break;
    case ROW_OPTION: text_put(to, options_of(entry)[at.i].name); break;
    case ROW_BOARD:  text_put(to, words_of("Board")); break;
    case ROW_NONE:   break;
    }
}

/* In the intro's words where it has any for this value; null: it has not. */
static const char *words_for_value(const struct intro_choice *choice,
                                   int64_t value)
{
    if (!choice || !choice->values)
        return NULL;
    for (int64_t i = 0; i < value; i++)
        if (!choice->values[i])
            return NULL;
    return choice->values[value];
}

static void put_option_value(const struct offer_entry *entry, int option,
                             struct text *to)
{
    const char *words = words_for_value(choice_of(entry, option),
                                        entry->option[option]);

    if (words)
        text_put(to, words_of(words));
    else
        options_value(&options_of(entry)[option], entry->option[option], to);
}

void offer_value(const struct offer_entry *entry, int row,
                 struct text *to)
{
    struct row at = find_row(entry, row);

    if (at.kind == ROW_OPPONENT)
        text_put(to, words_of(opponent_words(entry, offer_opponent(entry))));
    else if (at.kind == ROW_MORE)
        text_put(to, words_of(entry->is_more ? "shown" : "hidden"));
    else if (at.kind == ROW_SEAT && !offer_seats_why_missing(entry, at.i))
        text_put(to, entry->mind[at.i] ? offer_seats_occupant(entry, at.i)
                                       : words_of("a person"));
    else if (at.kind == ROW_CHOICE || at.kind == ROW_OPTION)
        put_option_value(entry, at.i, to);
    else if (at.kind == ROW_BOARD)
        text_put(to, entry->machine->board->name);
}

static const char *opponent_help(const struct offer_entry *entry)
{
    switch ((int)offer_opponent(entry)) {
    case OFFER_TWO_PEOPLE: return WORDS("You take turns at this screen");
    case OFFER_ALONE:      return WORDS("The machine itself is the opponent");
    case OFFER_WATCH:      return WORDS("Two minds play; you look on");
    case OFFER_OWN:        return WORDS("As chosen below for each player");
    default:               return WORDS("You play against a mind, which "
                                        "presses the real buttons");
    }
}

static const char *help_of(const struct offer_entry *entry, struct row at)
{
    const char *missing = at.kind == ROW_SEAT
                        ? offer_seats_why_missing(entry, at.i) : NULL;

    switch (at.kind) {
    case ROW_BEGIN:    return entry->machine
                            ? WORDS("Enter begins the game")
                            : WORDS("Enter resumes it where it was left");
    case ROW_OPPONENT: return opponent_help(entry);
    case ROW_MORE:     return WORDS("Every mind, and how the machine is built");
    case ROW_SEAT:     return missing ? missing
                                      : WORDS("a person, or a mind that "
                                              "presses the buttons");
    case ROW_OPTION:   return options_of(entry)[at.i].help;
    case ROW_BOARD:    return entry->machine->board->title;
    case ROW_CHOICE: case ROW_NONE: break;
    }
    return "";
}

/* A choice in whole words, which may not have fitted beside its label. */
static void put_choice_help(const struct offer_entry *entry, int option,
                            struct text *to)
{
    char value[128];
    struct text words;

    text_begin(&words, value, sizeof value);
    put_option_value(entry, option, &words);
    words_put(to, "{1}: {2}", words_of(choice_of(entry, option)->label),
              value, (char *)0);
}

void offer_help(const struct offer_entry *entry, int row,
                struct text *to)
{
    struct row at = find_row(entry, row);

    if (at.kind == ROW_CHOICE)
        put_choice_help(entry, at.i, to);
    else
        text_put(to, words_of(help_of(entry, at)));
}

/* Values */

static int mind_count(const struct machine_type *machine)
{
    int count = 0;

    while (robot_mind_at(machine, count))
        count++;
    return count;
}

/* Also for -1: `by` is no more than one step in either direction. */
static int64_t wrap_around(int64_t value, int by, int count)
{
    return count > 0 ? (value + by + count) % count : 0;
}

/* Large numbers go in tens or hundreds: 100, 110 ... 1000, 1100. */
static int64_t step_of(int64_t value, int by)
{
    int64_t step = 1, rest = by < 0 ? value - 1 : value;

    for (; rest >= 100; rest /= 10)
        step *= 10;
    return by * step;
}

/* Words wrap around, and a text of the option's form lies after the last of
 * them; a number stops at its bounds, where a person expects to have reached
 * the end. */
static void change_option(const struct option_def *option, int64_t *value,
                          int by)
{
    int64_t next = *value + step_of(*value, by);
    int words = options_words(option);

    if (words && *value >= words)
        *value = by < 0 ? words - 1 : 0;
    else if (words)
        *value = wrap_around(*value, by, words);
    else if (next >= option->least && next <= option->most)
        *value = next;
}

static void change_seat(struct offer_entry *entry, int seat, int by)
{
    if (!offer_seats_why_missing(entry, seat))
        entry->mind[seat] = (int)wrap_around(entry->mind[seat], by,
                                             mind_count(entry->machine) + 1);
}

/* An option may take the other seat away, or bring it: then the opponent is
 * the first that there is. */
static void change_choice_of(struct offer_entry *entry, int option, int by)
{
    int had = entry->intro && offer_seats_has_other(entry);

    change_option(&options_of(entry)[option], &entry->option[option], by);
    if (!entry->intro || had == offer_seats_has_other(entry))
        return;
    for (int i = OFFER_ALONE; i >= 0; i--)
        if (is_there(entry, (enum offer_opponent)i))
            offer_set_opponent(entry, (enum offer_opponent)i);
}

/* Another board may have other options: they begin as they are there. */
static void change_board(struct offer_entry *entry, int by)
{
    offer_entry_begin(entry, other_board(entry->machine, by));
    entry->is_more = entry->intro != NULL;
}

void offer_change(struct offer_entry *entry, int row, int by)
{
    struct row at = find_row(entry, row);

    switch (at.kind) {
    case ROW_OPPONENT: change_opponent(entry, by); break;
    case ROW_CHOICE:
    case ROW_OPTION:   change_choice_of(entry, at.i, by); break;
    case ROW_MORE:     entry->is_more ^= 1; break;
    case ROW_SEAT:     change_seat(entry, at.i, by); break;
    case ROW_BOARD:    change_board(entry, by); break;
    case ROW_BEGIN: case ROW_NONE: break;
    }
}

void offer_move(struct offer *self, int by)
{
    if (self->is_inside)
        self->row = (int)wrap_around(self->row, by,
                                     offer_rows(&self->entries[self->at]));
    else if (self->count)
        self->at = (int)wrap_around(self->at, by, self->count);
}

/* Answers */

void offer_title(const struct offer_entry *entry,
                 struct text *to)
{
    const struct machine_type *machine = entry->machine;

    if (!machine)
        text_put(to, words_of("Resume the last game"));
    else if (!entry->intro)
        words_put(to, "{1} on {2}", machine->name, machine->board->name,
                  (char *)0);
    else
        title_put(machine, to);
}

void offer_choose(const struct offer_entry *entry,
                  struct offer_choice *choice)
{
    const struct machine_type *machine = entry->machine;
    struct text to;

    choice->machine = machine;
    choice->id[0] = 0;
    memset(choice->seats, 0, sizeof choice->seats);
    if (!machine)
        return;
    choice->load[0] = 0;
    text_begin(&to, choice->id, sizeof choice->id);
    text_put(&to, machine->name);
    text_put_char(&to, ':');
    text_put(&to, machine->board->name);
    options_write(machine->top->options, entry->option, &to);
    for (int i = 0; i < offer_seats_count(entry); i++) {
        text_begin(&to, choice->seats[i], sizeof choice->seats[i]);
        text_put(&to, offer_seats_why_missing(entry, i)
                     ? "human" : offer_seats_occupant(entry, i));
    }
}
