/* board.c - finding parts by their printed names.
 *
 * Boards are constant tables, so every question is a walk over at most
 * BOARD_PARTS_MAX entries. A name is a group and a number ("SW3"), or a group
 * alone. Hands look parts up many times a second, so names are compared where
 * they stand, and none is put together for it.
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

/* What stands after a group's name; null if the name begins otherwise. */
static const char *behind_group(const char *name, const char *group)
{
    while (*group && *name == *group) {
        name++;
        group++;
    }
    return *group ? NULL : name;
}

/* A number as it is printed on boards, without a zero before it; else
 * PART_ALONE. */
static int printed_number(const char *digits)
{
    int number = 0;

    if (!*digits || (*digits == '0' && digits[1]))
        return PART_ALONE;
    for (; *digits >= '0' && *digits <= '9' && number < 1000; digits++)
        number = 10 * number + *digits - '0';
    return *digits ? PART_ALONE : number;
}

/* Whether a name that begins with its group goes on with its number. */
static int is_numbered(const struct part *part, const char *behind)
{
    return part->number == PART_ALONE
         ? !*behind : printed_number(behind) == part->number;
}

static int is_named(const struct part *part, const char *name)
{
    const char *behind = behind_group(name, part->group);

    return behind && is_numbered(part, behind);
}

/* The number after a group's name, or PART_ALONE. */
static int number_behind(const char *name, const char *group)
{
    const char *digits = behind_group(name, group);

    return digits ? printed_number(digits) : PART_ALONE;
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

/* "LD7..LD0": from one part to another of the same group. */
static struct parts find_range(const struct board_type *board,
                               const char *name, const char *dots)
{
    char first[PART_NAME_MAX];
    struct parts from, to, none = {0, 0};
    struct text text;

    text_begin(&text, first, sizeof first);
    for (; name < dots; name++)
        text_put_char(&text, *name);
    if (text_find(dots + 2, ".."))
        return none;
    from = board_find(board, first);
    to = board_find(board, dots + 2);
    if (from.count != 1 || to.count != 1 || from.first > to.first
        || !text_same(board->parts[from.first].group,
                      board->parts[to.first].group))
        return none;
    return (struct parts){from.first, to.first - from.first + 1};
}

/* A part's own name has precedence over its group's, so that a part without a
 * number is found as itself. Parts of a group lie together in the table. */
struct parts board_find(const struct board_type *board, const char *name)
{
    struct parts found = find_alias(board->aliases, name);
    const char *dots = text_find(name, ".."), *behind = NULL;

    if (found.count)
        return found;
    if (dots)
        return find_range(board, name, dots);
    for (int i = 0; board->parts[i].group; i++) {
        const struct part *part = &board->parts[i];

        if (i == 0 || part->group != part[-1].group)
            behind = behind_group(name, part->group);
        if (!behind)
            continue;
        if (is_numbered(part, behind))
            return (struct parts){i, 1};
        if (!*behind && found.count++ == 0)
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
