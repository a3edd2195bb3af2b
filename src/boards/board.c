/* board.c - finding parts by their printed names.
 *
 * Boards are constant tables, so every question is a walk over at most
 * BOARD_PARTS_MAX entries; nothing here is called per tick. A name is a group
 * and a number ("SW3"), or a group alone.
 */
#include "boards/board.h"

#include <string.h>

#include "base/words.h"

void board_part_name(const struct part *part, char name[PART_NAME_MAX])
{
    struct text to;

    text_begin(&to, name, PART_NAME_MAX);
    text_put(&to, part->group);
    if (part->number != PART_ALONE)
        text_put_number(&to, (uint64_t)part->number);
}

static int is_named(const struct part *part, const char *name)
{
    char own[PART_NAME_MAX];

    board_part_name(part, own);
    return text_same(own, name);
}

/* The number behind a group's name, or PART_ALONE. */
static int number_behind(const char *name, const char *group)
{
    size_t length = strlen(group);
    int number = 0;

    if (strncmp(name, group, length) || !name[length])
        return PART_ALONE;
    for (name += length; *name >= '0' && *name <= '9' && number < 1000; name++)
        number = 10 * number + *name - '0';
    return *name ? PART_ALONE : number;
}

/* Numbers fall through a group, and begin at 0 in one that is known by an
 * alias. */
static struct parts find_alias(const struct board_alias *alias,
                               const char *name)
{
    for (; alias && alias->name; alias++) {
        int number = number_behind(name, alias->name);

        if (text_same(alias->name, name))
            return alias->parts;
        if (number != PART_ALONE && number < alias->parts.count)
            return (struct parts){
                alias->parts.first + alias->parts.count - 1 - number, 1};
    }
    return (struct parts){0, 0};
}

/* A part's own name has precedence over its group's, so that a part without a
 * number is found as itself. Parts of a group lie together in the table. */
struct parts board_find(const struct board_type *board, const char *name)
{
    struct parts found = find_alias(board->aliases, name);

    if (found.count)
        return found;
    for (int i = 0; board->parts[i].group; i++) {
        const struct part *part = &board->parts[i];

        if (is_named(part, name))
            return (struct parts){i, 1};
        if (text_same(part->group, name) && found.count++ == 0)
            found.first = i;
    }
    return found;
}

/* Names for suggestions: every part, then every group by its first part. */
static const char *suggestion_at(const void *at, int i)
{
    static _Thread_local char name[PART_NAME_MAX];
    const struct part *parts = ((const struct board_type *)at)->parts;
    int count = 0;

    while (parts[count].group)
        count++;
    if (i >= 2 * count)
        return NULL;
    if (i >= count)
        return parts[i - count].group;
    board_part_name(&parts[i], name);
    return name;
}

static const struct words_unknown no_part = {
    WORDS("no part '{1}' on the {2} board; did you mean '{3}'?"),
    WORDS("no part '{1}' on the {2} board"), NULL,
};

const char *board_pick(const struct board_type *board, const char *name,
                       struct parts *picked)
{
    *picked = board_find(board, name);
    if (picked->count)
        return NULL;
    return words_unknown(&no_part, name, board->name, suggestion_at, board);
}

const struct part *board_keyboard(const struct board_type *board)
{
    for (const struct part *part = board->parts; part->group; part++)
        if (part_type(part)->use == USE_TYPE)
            return part;
    return NULL;
}

/* Keys of a keyboard are buttons that lie on no circuit board. */
int board_is_on_keyboard(const struct board_type *board,
                         const struct part *part)
{
    const struct board_ground *ground = board->grounds;

    for (; ground && ground->kind != GROUND_DESK; ground++)
        if (ground->kind == GROUND_KEYBOARD
            && 2 * (part->x_mm - ground->x_mm) < ground->width_mm
            && 2 * (ground->x_mm - part->x_mm) < ground->width_mm
            && 2 * (part->y_mm - ground->y_mm) < ground->height_mm
            && 2 * (ground->y_mm - part->y_mm) < ground->height_mm)
            return 1;
    return 0;
}

static const struct part *first_with(const struct board_type *board,
                                     enum part_signal signal)
{
    for (const struct part *part = board->parts; part->group; part++)
        if (part_type(part)->signal == signal)
            return part;
    return NULL;
}

const struct part *board_terminal(const struct board_type *board)
{
    return first_with(board, SIGNAL_SERIAL);
}

const struct part *board_screen(const struct board_type *board)
{
    return first_with(board, SIGNAL_PICTURE);
}

/* The enum and the array come from one list, parts/catalogue.h. */
const struct part_type *part_type(const struct part *part)
{
    return part_types[part->kind];
}

int part_is_input(const struct part *part)
{
    return part_type(part)->input_pins > 0;
}

int part_is_control(const struct part *part)
{
    return part_type(part)->use == USE_PRESS
        || part_type(part)->use == USE_FLIP;
}

int part_lights(const struct part *part)
{
    return part_type(part)->lights;
}

/* Null for parts that do nothing in this machine. */
const struct role *machine_role(const struct machine_type *machine,
                                const struct part *part)
{
    for (const struct role *role = machine->roles; role->part; role++)
        if (is_named(part, role->part))
            return role;
    return NULL;
}

const char *machine_missing_seat(const struct machine_type *machine,
                                 char seat, const int64_t *option)
{
    return machine->missing_seat ? machine->missing_seat(seat, option)
                                 : NULL;
}
