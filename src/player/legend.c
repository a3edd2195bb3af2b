/* legend.c - what the parts of a machine do, and their keys, as text.
 *
 * The words under and beside the parts, shared by the terminal, the window and
 * the page. Parts side by side with the same role are one run, so that eight
 * switches have one label.
 */
#include "player/legend.h"

#include "base/words.h"
#include "player/cross.h"

const struct role *legend_role(const struct machine_type *machine,
                               const struct part *part)
{
    const struct role *role = machine_role(machine, part);

    return role && !text_same(role->does, "-") ? role : NULL;
}

int legend_is_beside(const struct part *a, const struct part *b)
{
    return b->group && a->kind == b->kind && a->y_mm == b->y_mm
        && (text_same(a->group, b->group)
            || (a->number == PART_ALONE && b->number == PART_ALONE));
}

int legend_run(const struct machine_type *machine, int part)
{
    const struct part *parts = machine->board->parts;
    const struct role *role = legend_role(machine, &parts[part]);
    int count = 1;

    while (role && legend_is_beside(&parts[part], &parts[part + count])) {
        const struct role *next = legend_role(machine, &parts[part + count]);

        if (!next || !text_same(next->does, role->does))
            break;
        count++;
    }
    return count;
}

/* Words */

static void put_part_name(struct text *to, const struct part *part)
{
    char name[PART_NAME_MAX];

    board_part_name(part, name);
    text_put(to, name);
}

/* A letter can be right, too: the direction is looked up by other words. */
const char *legend_word(const struct role *role)
{
    static const char direction[] = WORDS("to the right");
    const char *word = words_of(direction);

    if (!text_same(role->does, "right"))
        return words_of(role->does);
    return word == direction ? role->does : word;
}

void legend_put_work(const struct machine_type *machine, int part, int run,
                     struct text *to)
{
    const struct part *parts = machine->board->parts;

    put_part_name(to, &parts[part]);
    if (run > 1) {
        text_put_char(to, '-');
        put_part_name(to, &parts[part + run - 1]);
    }
    text_put(to, ": ");
    text_put(to, legend_word(legend_role(machine, &parts[part])));
}

/* Enter and Esc are called so on every keyboard; elsewhere "Enter" is what a
 * player does. */
static int is_named_alike(const struct cross_key *key)
{
    return !key->arrow && key->key != ' ';
}

/* The key of the role, and the key of a cross if the part is on one. */
static void put_part_keys(const struct machine_type *machine,
                          const struct part *part, struct text *to)
{
    const struct cross_key *also = cross_key(machine->board, part);

    text_put(to, to->used ? " " : "");
    text_put_char(to, machine_role(machine, part)->key);
    if (also) {
        text_put_char(to, ' ');
        text_put(to, is_named_alike(also) ? also->name
                                          : words_of(also->name));
    }
}

/* A key takes two letters with its space. Where a run is too long, its first
 * two and last two keys stand for all. */
void legend_put_keys(const struct machine_type *machine, int part, int run,
                     int letters, struct text *to)
{
    int is_long = 2 * run > letters;

    for (int i = 0; i < run; i++) {
        if (!is_long || i < 2 || i >= run - 2)
            put_part_keys(machine, &machine->board->parts[part + i], to);
        else if (i == 2)
            text_put(to, " ..");
    }
}
