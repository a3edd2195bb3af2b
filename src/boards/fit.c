/* fit.c - a machine on a board that it was not made for.
 *
 * Parts are dealt out in the order of the machine's needs: those of a kind in
 * the order of their numbers, buttons of a cross to those of a cross. What is
 * dealt out takes over the pin and the lights of the part that it stands for,
 * so that the chip and everything that reads lights by number work unchanged.
 * The rest gets numbers that the chip does not have.
 */
#include "boards/fit.h"

#include <limits.h>
#include <string.h>

#include "base/number.h"
#include "base/text.h"

enum { BESIDE_MM = 4 };                 /* between the board and the rest */

/* What is known while a machine is being fitted. */
struct fitting {
    struct fit *fit;
    const struct machine_type *machine;
    const struct pinout *pinout;
    const struct board_type *home;
    int count;                          /* parts in fit->parts */
    int soldered;                       /* of them, those of the board */
    unsigned char is_taken[BOARD_PARTS_MAX];
    int stands_for[BOARD_PARTS_MAX];    /* part of home, or -1 */
    int aliases, roles, grounds, plugged;
    int free_pins, free_ports, free_lights;
    int shift_mm;                       /* of what is plugged in, and how */
    int right_mm, bottom_mm;            /* far it reaches; 0: nothing is */
    int has_keys;                       /* of a keyboard, plugged in */
};

/* What is missing */

/* Said where a part is missing: "2 buttons". The words last until the next
 * call in the same thread. */
static const char *kind_words(enum part_kind kind, int count)
{
    static _Thread_local char words[64];
    struct text to;

    text_begin(&to, words, sizeof words);
    text_put_number(&to, (uint64_t)count);
    text_put_char(&to, ' ');
    text_put(&to, count == 1 ? part_types[kind]->title
                             : part_types[kind]->titles);
    return words;
}

/* Parts by number */

static const struct part *home_part(const struct fitting *self, int i)
{
    return &self->home->parts[i];
}

/* The button of a cross in a direction, or -1. */
static int cross_part(const struct part *parts,
                      const struct board_type *board, int direction)
{
    if (!board->cross[direction])
        return -1;
    for (int i = 0; parts[i].group; i++)
        if (text_same(parts[i].group, board->cross[direction]))
            return i;
    return -1;
}

/* The button of the other cross, if both boards have one. */
static int same_in_cross(const struct fitting *self, int home)
{
    for (int direction = 0; direction < CROSS_BUTTONS; direction++)
        if (cross_part(self->home->parts, self->home, direction) == home)
            return cross_part(self->fit->parts, self->pinout->board,
                              direction);
    return -1;
}

/* Only soldered parts are dealt out: what is plugged in is already
 * somebody's. */
static int may_take(const struct fitting *self, int i, enum part_kind kind)
{
    return i >= 0 && i < self->soldered && !self->is_taken[i]
        && self->fit->parts[i].kind == kind;
}

/* Of a cross for other buttons. Those with numbers stand in a row, and so do
 * left, centre and right; without, the centre is the one that matters. */
static int next_in_cross(const struct fitting *self, int has_number)
{
    static const int order[2][CROSS_BUTTONS] = {
        {CROSS_CENTRE, CROSS_LEFT, CROSS_UP, CROSS_RIGHT, CROSS_DOWN},
        {CROSS_LEFT, CROSS_CENTRE, CROSS_RIGHT, CROSS_UP, CROSS_DOWN},
    };

    for (int i = 0; i < CROSS_BUTTONS; i++) {
        int part = cross_part(self->fit->parts, self->pinout->board,
                              order[has_number][i]);

        if (part >= 0 && !self->is_taken[part])
            return part;
    }
    return -1;
}

/* The button with the same number, or the leftmost one; with a number, if there
 * are any: one without is a reset. */
static int next_button(const struct fitting *self, const struct part *home)
{
    const struct part *parts = self->fit->parts;
    int found = -1;

    for (int i = 0; i < self->soldered; i++) {
        if (!may_take(self, i, home->kind))
            continue;
        if (parts[i].number != PART_ALONE && parts[i].number == home->number)
            return i;
        if (found < 0 || (parts[found].number == PART_ALONE
                          && parts[i].number != PART_ALONE))
            found = i;
    }
    return found;
}

/* The run of `count` free parts of one kind in one group that has the lowest
 * numbers, which stand last; -1: none. */
static int free_run(const struct fitting *self, enum part_kind kind,
                    int count)
{
    int run = 0;

    for (int i = self->soldered - 1; i >= 0; i--) {
        if (run && !text_same(self->fit->parts[i].group,
                              self->fit->parts[i + 1].group))
            run = 0;
        run = may_take(self, i, kind) ? run + 1 : 0;
        if (run == count)
            return i;
    }
    return -1;
}

/* A button of a cross goes to the same direction of the other cross; then any
 * of a cross; then by its number. */
static int choose_button(const struct fitting *self, int home)
{
    const struct part *part = home_part(self, home);
    int chosen = same_in_cross(self, home);

    if (may_take(self, chosen, part->kind))
        return chosen;
    chosen = next_in_cross(self, part->number != PART_ALONE);
    return chosen >= 0 ? chosen : next_button(self, part);
}

/* Several parts of one need stay side by side, as the switches of a binary
 * number must; a single button may be anywhere. */
static int choose_run(const struct fitting *self, struct parts need)
{
    const struct part *first = home_part(self, need.first);

    if (need.count == 1 && part_type(first)->use == USE_PRESS)
        return choose_button(self, need.first);
    return free_run(self, first->kind, need.count);
}

/* Words */

/* Scripts and journals that name a part of the machine's own board find it
 * here by that name. */
static void add_alias(struct fitting *self, const char *name,
                      struct parts parts)
{
    struct fit *fit = self->fit;
    struct text to;

    if (self->aliases == FIT_ALIASES)
        return;
    text_begin(&to, fit->alias_names[self->aliases], PART_NAME_MAX);
    text_put(&to, name);
    fit->aliases[self->aliases].name = fit->alias_names[self->aliases];
    fit->aliases[self->aliases++].parts = parts;
}

/* One part for one of the home board: its pin, its light. */
static void stand_for(struct fitting *self, int i, int home)
{
    struct part *part = &self->fit->parts[i];

    self->is_taken[i] = 1;
    self->stands_for[i] = home;
    part->pin = home_part(self, home)->pin;
    part->light = home_part(self, home)->light;
}

/* Plugged in */

static int has_group(const struct fitting *self, const char *group)
{
    for (int i = 0; i < self->soldered; i++)
        if (text_same(self->fit->parts[i].group, group))
            return 1;
    return 0;
}

/* A name that is not one of the board's: "X_SW" for more switches. */
static const char *name_plugged(struct fitting *self, const char *group)
{
    struct text to;

    if (!has_group(self, group) || self->plugged == FIT_PLUGGED)
        return group;
    text_begin(&to, self->fit->plugged_names[self->plugged], PART_NAME_MAX);
    text_put(&to, "X_");
    text_put(&to, group);
    return self->fit->plugged_names[self->plugged++];
}

/* To be moved beside the board when all are known. */
static const char *add_plugged(struct fitting *self, struct parts need)
{
    const char *own = home_part(self, need.first)->group;
    const char *group = name_plugged(self, own);

    if (self->count + need.count > BOARD_PARTS_MAX)
        return "room for more parts";
    if (group != own)
        add_alias(self, own, (struct parts){self->count, need.count});
    for (int i = 0; i < need.count; i++) {
        struct part *part = &self->fit->parts[self->count];

        *part = *home_part(self, need.first + i);
        part->group = group;
        self->is_taken[self->count] = 1;
        self->stands_for[self->count++] = need.first + i;
    }
    return NULL;
}

/* Into the socket for it, or into as many ports of a connector. */
static const char *plug_in(struct fitting *self, struct parts need)
{
    enum part_kind kind = home_part(self, need.first)->kind;
    const struct part_type *type = part_types[kind];
    int row = type->plugs_in_rows ? type->plugs_in_rows : 1;
    int ports = type->plug_ports * ((need.count + row - 1) / row);

    if (!type->is_beside && !pinout_socket(self->pinout, kind)) {
        if (!ports || ports > self->free_ports)
            return kind_words(kind, need.count);
        self->free_ports -= ports;
    }
    return add_plugged(self, need);
}

/* All keys of a keyboard have one plug. */
static const char *plug_in_keys(struct fitting *self, struct parts need)
{
    if (!self->has_keys && !pinout_socket(self->pinout, PART_KEYBOARD)) {
        if (part_types[PART_KEYBOARD]->plug_ports > self->free_ports)
            return kind_words(PART_KEYBOARD, 1);
        self->free_ports -= part_types[PART_KEYBOARD]->plug_ports;
    }
    self->has_keys = 1;
    return add_plugged(self, need);
}

/* Needs */

/* "SW/4": all of the group, or only the four lowest where there are no more. */
static struct parts find_need(const struct fitting *self, char *name,
                              int *least)
{
    char *slash = strchr(name, '/');
    struct parts need;

    if (slash)
        *slash = 0;
    need = board_find(self->home, name);
    *least = slash ? slash[1] - '0' : need.count;
    return need;
}

/* The most that can be had of the lowest. */
static int choose_most(const struct fitting *self, struct parts *need,
                       int least)
{
    int run = choose_run(self, *need);

    for (; run < 0 && need->count > least; run = choose_run(self, *need)) {
        need->first++;
        need->count--;
    }
    return run;
}

/* What cannot be had from the board is plugged in; only what cannot be plugged
 * in either is missing. The return names that. */
static const char *fit_need(struct fitting *self, char *name)
{
    int least, run;
    struct parts need = find_need(self, name, &least);
    const struct part *first;

    if (!need.count)
        return "parts that its own board does not have";
    first = home_part(self, need.first);
    if (board_is_on_keyboard(self->home, first))
        return plug_in_keys(self, need);
    run = choose_most(self, &need, least);
    if (run < 0)
        return plug_in(self, need);
    for (int i = 0; i < need.count; i++)
        stand_for(self, run + i, need.first + i);
    add_alias(self, name, (struct parts){run, need.count});
    return NULL;
}

/* Names are separated by blanks. */
static const char *fit_needs(struct fitting *self)
{
    const char *at = self->machine->needs;

    while (*at) {
        char name[PART_NAME_MAX];
        size_t length = strcspn(at, " ");
        const char *missing;

        if (length >= sizeof name)
            return "parts with shorter names";
        memcpy(name, at, length);
        name[length] = 0;
        missing = fit_need(self, name);
        if (missing)
            return missing;
        at += length + (at[length] == ' ');
    }
    return NULL;
}

/* Moves what is plugged in to the right of the board, as it lay on its own. */
static void move_beside(struct fitting *self)
{
    int left = INT_MAX, right = 0, bottom = 0;

    for (int i = self->soldered; i < self->count; i++) {
        const struct part *part = &self->fit->parts[i];

        if (part->x_mm - part->width_mm / 2 < left)
            left = part->x_mm - part->width_mm / 2;
        if (part->x_mm + part->width_mm / 2 > right)
            right = part->x_mm + part->width_mm / 2;
        if (part->y_mm + part->height_mm / 2 > bottom)
            bottom = part->y_mm + part->height_mm / 2;
    }
    if (self->soldered == self->count)
        return;
    self->shift_mm = self->pinout->board->width_mm + BESIDE_MM - left;
    self->right_mm = right + self->shift_mm + BESIDE_MM;
    self->bottom_mm = bottom + BESIDE_MM;
    for (int i = self->soldered; i < self->count; i++)
        self->fit->parts[i].x_mm += self->shift_mm;
}

/* Parts that nobody uses */

/* What only stands beside a board, and its keyboard, stay in their boxes. */
static int is_left_away(const struct fitting *self, int i)
{
    const struct part *part = &self->pinout->board->parts[i];

    return part_type(part)->place != PLACE_BOARD
        || board_is_on_keyboard(self->pinout->board, part);
}

/* The first pin above all that the chip reads. */
static int highest_input(const struct pin_def *table)
{
    int highest = 0;

    for (; table->name; table++)
        if (table->at + table->width > highest)
            highest = table->at + table->width;
    return highest;
}

/* Numbers that the chip does not know, so that they do nothing and are dark. */
static const char *number_the_rest(struct fitting *self)
{
    for (int i = 0; i < self->soldered; i++) {
        struct part *part = &self->fit->parts[i];

        if (self->is_taken[i])
            continue;
        part->pin = self->free_pins;
        part->light = self->free_lights;
        self->free_pins += part_types[part->kind]->input_pins;
        self->free_lights += part_lights(part);
    }
    if (self->free_pins > 64 || self->free_lights > LIGHTS_MAX)
        return "a board with fewer parts";
    return NULL;
}

/* The machine's tables in the board's words */

/* The other way round than stands_for: from a part of the home board to one
 * that is here. */
static int part_for(const struct fitting *self, int home)
{
    for (int i = 0; i < self->count; i++)
        if (self->stands_for[i] == home)
            return i;
    return -1;
}

/* Only a part that is here has a role. */
static void copy_roles(struct fitting *self)
{
    struct fit *fit = self->fit;

    for (const struct role *role = self->machine->roles; role->part; role++) {
        struct parts home = board_find(self->home, role->part);
        int here = home.count ? part_for(self, home.first) : -1;

        if (here < 0 || self->roles == FIT_ROLES)
            continue;
        board_part_name(&fit->parts[here], fit->role_names[self->roles]);
        fit->roles[self->roles] = *role;
        fit->roles[self->roles].part = fit->role_names[self->roles];
        self->roles++;
    }
    fit->machine.roles = fit->roles;
}

/* A reset button that is not here is none: the machine goes without. */
static void copy_reset(struct fitting *self)
{
    struct fit *fit = self->fit;
    struct parts home;
    int here;

    if (!self->machine->reset)
        return;
    home = board_find(self->home, self->machine->reset);
    here = home.count ? part_for(self, home.first) : -1;
    fit->machine.reset = NULL;
    if (here < 0)
        return;
    board_part_name(&fit->parts[here], fit->reset_name);
    fit->machine.reset = fit->reset_name;
}

/* The board's own, and beside it those of what is plugged in. */
static void copy_grounds(struct fitting *self)
{
    const struct board_type *board = self->pinout->board;
    const struct board_ground *from = board->grounds;
    struct board_ground *to = self->fit->grounds;

    if (!from)
        to[self->grounds++] = (struct board_ground){
            GROUND_PCB, board->width_mm / 2, board->height_mm / 2,
            board->width_mm, board->height_mm};
    for (; from && from->kind != GROUND_DESK && self->grounds < FIT_GROUNDS;
         from++)
        if (from->kind != GROUND_KEYBOARD)
            to[self->grounds++] = *from;
    from = self->has_keys ? self->home->grounds : NULL;
    for (; from && from->kind != GROUND_DESK && self->grounds < FIT_GROUNDS;
         from++)
        if (from->kind == GROUND_KEYBOARD) {
            to[self->grounds] = *from;
            to[self->grounds++].x_mm += self->shift_mm;
        }
}

/* Time and light are the machine's, parts are the board's. */
static void make_board(struct fitting *self)
{
    const struct board_type *from = self->pinout->board;
    struct board_type *board = &self->fit->board;

    *board = *self->home;
    board->name = self->pinout->name;
    board->title = from->title;
    board->width_mm = number_max(from->width_mm, self->right_mm);
    board->height_mm = number_max(from->height_mm, self->bottom_mm);
    board->mask_rgb = from->mask_rgb;
    board->grounds = self->fit->grounds;
    board->lights = self->free_lights;
    board->parts = self->fit->parts;
    board->aliases = self->fit->aliases;
    memcpy(board->cross, from->cross, sizeof board->cross);
    board->package = NULL;
    self->fit->machine = *self->machine;
    self->fit->machine.board = board;
}

/* fit->parts begins with the soldered parts, in the board's order, and ends,
 * all zero, after the last one plugged in. */
static void begin(struct fitting *self)
{
    const struct part *from = self->pinout->board->parts;
    struct fit *fit = self->fit;

    memset(fit, 0, sizeof *fit);
    for (int i = 0; i < BOARD_PARTS_MAX; i++)
        self->stands_for[i] = -1;
    for (int i = 0; from[i].group; i++)
        if (!is_left_away(self, i))
            fit->parts[self->count++] = from[i];
    self->soldered = fit->soldered = self->count;
    self->free_pins = highest_input(self->home->inputs);
    self->free_lights = self->home->lights;
    self->free_ports = pinout_count_free(self->pinout);
}

/* Null is success; else what the board lacks, as the object of "needs".
 * Nothing of fit may be used then. */
const char *fit_machine(struct fit *self, const struct machine_type *machine,
                        const struct pinout *pinout)
{
    struct fitting fitting = {.fit = self, .machine = machine,
                              .pinout = pinout, .home = machine->board};
    const char *missing;

    if (!machine->needs || !pinout->board)
        return "a board of its own";
    begin(&fitting);
    missing = fit_needs(&fitting);
    if (!missing)
        missing = number_the_rest(&fitting);
    if (missing)
        return missing;
    move_beside(&fitting);
    copy_grounds(&fitting);
    make_board(&fitting);
    copy_roles(&fitting);
    copy_reset(&fitting);
    return NULL;
}

/* Keys of a keyboard are buttons of another kind. */
static int is_alike(const struct fit *self, const struct part *a,
                    const struct part *b)
{
    return a->group && b->group && a->kind == b->kind
        && board_is_on_keyboard(&self->board, a)
           == board_is_on_keyboard(&self->board, b);
}

/* Parts of one kind are plugged in one after the other. */
const char *fit_plugged(const struct fit *self, int i)
{
    const struct part *part = &self->parts[self->soldered];

    while (part->group) {
        const struct part *first = part;

        while (is_alike(self, first, part))
            part++;
        if (!part_type(first)->is_beside && i-- == 0)
            return board_is_on_keyboard(&self->board, first)
                 ? kind_words(PART_KEYBOARD, 1)
                 : kind_words(first->kind, (int)(part - first));
    }
    return NULL;
}
