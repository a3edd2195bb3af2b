/* machines.c - machines by name.
 *
 * The catalogue is compiled in, and this file is how all others see it: by
 * number for lists, by name for command lines and journals. Whoever looks for a
 * name may have one more machine, which need not be in it: somebody's design,
 * or a top in Verilog under the name of its C twin, so that every face and
 * script works with it unchanged.
 */
#include "boards/machines.h"

#include <string.h>

#include "base/words.h"
#include "boards/fit.h"

enum { NAME_MAX_LENGTH = 32 };

/* "blink", or "blink:basys3"; also "Blink", as the source has it, where names
 * of machines have small letters only. */
static int names_design(const char *name, const struct machine_type *design)
{
    size_t length = 0;

    if (!design)
        return 0;
    while (design->name[length]
           && text_small(name[length]) == design->name[length])
        length++;
    return length && !design->name[length]
        && (!name[length] || (name[length] == ':'
            && text_same(name + length + 1, design->board->name)));
}

const struct machine_type *machines_at(int i)
{
    for (int family = 0; machine_families[family]; family++)
        for (int m = 0; machine_families[family][m]; m++)
            if (i-- == 0)
                return machine_families[family][m];
    return NULL;
}

/* The design, which may be null, is the first. */
static const char *machine_name_at(const void *design, int i)
{
    const struct machine_type *machine = design;

    if (machine && i-- == 0)
        return machine->name;
    machine = machines_at(i);
    return machine ? machine->name : NULL;
}

/* Whether a machine has a board that no vendor sells. */
static int is_own_board(const struct machine_type *machine, const char *name)
{
    const struct pinout *pinout;

    return text_same(machine->name, name)
        && pinout_find(machine->board->name, &pinout);
}

/* The vendors' boards, and those of the machine alone, for suggestions. */
static const char *board_name_at(const void *name, int i)
{
    const struct machine_type *machine;

    for (int m = 0; (machine = machines_at(m)); m++)
        if (is_own_board(machine, name) && i-- == 0)
            return machine->board->name;
    return pinout_at(i) ? pinout_at(i)->name : NULL;
}

static const char *unknown_machine(const char *name,
                                   const struct machine_type *design)
{
    static const struct words_unknown says = {
        WORDS("no machine '{1}'; did you mean '{3}'?"),
        WORDS("no machine '{1}'; 'boardwalk list' shows them"), NULL,
    };
    static const struct words_unknown beside_design = {
        WORDS("no machine '{1}'; did you mean '{3}'?"),
        WORDS("no machine '{1}'; the design here is '{2}'"), NULL,
    };

    return words_unknown(design ? &beside_design : &says, name,
                         design ? design->name : "", machine_name_at, design);
}

static const char *unknown_board(const char *name, const char *board)
{
    static const struct words_unknown says = {
        WORDS("no board '{1}' for the machine {2}; did you mean '{3}'?"),
        WORDS("no board '{1}' for the machine {2}; there are {3}"),
        WORDS("no board '{1}' for the machine {2}; there is {3}"),
    };

    return words_unknown(&says, board, name, board_name_at, name);
}

/* Machines on boards that they were not made for, as they are asked for. They
 * are kept for ever, as all machines are. */
enum { FITS_MAX = 24 };
static struct fit fits[FITS_MAX];
static int fit_count;

static const struct machine_type *find_fitted(const char *name,
                                              const char *board)
{
    for (int i = 0; i < fit_count; i++)
        if (text_same(fits[i].machine.name, name)
            && text_same(fits[i].board.name, board))
            return &fits[i].machine;
    return NULL;
}

/* On a board of the list of vendors' boards: null is success. */
static const char *fit_on_board(const struct machine_type *usual,
                                const struct pinout *pinout,
                                const struct machine_type **machine)
{
    const char *missing;

    *machine = find_fitted(usual->name, pinout->name);
    if (*machine)
        return NULL;
    if (fit_count == FITS_MAX)
        return "too many machines on other boards at once";
    missing = fit_machine(&fits[fit_count], usual, pinout);
    if (missing)
        return text_error(usual->name, " cannot be played on the ",
                          pinout->title, ": it would need ", missing,
                          "; 'boardwalk list boards' shows where it can",
                          (char *)0);
    *machine = &fits[fit_count++].machine;
    return NULL;
}

/* A name without a board is the first machine of that name. */
const char *machines_find(const char *name,
                          const struct machine_type **machine)
{
    return machines_find_design(name, NULL, machine);
}

const char *machines_find_design(const char *name,
                                 const struct machine_type *design,
                                 const struct machine_type **machine)
{
    const char *colon = strchr(name, ':');
    size_t length = colon ? (size_t)(colon - name) : strlen(name);
    const struct machine_type *found;
    char own[NAME_MAX_LENGTH];
    const struct pinout *pinout;
    const struct machine_type *usual = NULL;

    if (names_design(name, design)) {
        *machine = design;
        return NULL;
    }
    if (length >= sizeof own)
        return unknown_machine(name, design);
    memcpy(own, name, length);
    own[length] = 0;
    for (int i = 0; (found = machines_at(i)); i++) {
        if (!text_same(found->name, own))
            continue;
        if (!usual)
            usual = found;
        *machine = found;
        if (!colon || text_same(found->board->name, colon + 1))
            return NULL;
    }
    if (!usual)
        return unknown_machine(own, design);
    if (pinout_find(colon + 1, &pinout))
        return unknown_board(own, colon + 1);
    return fit_on_board(usual, pinout, machine);
}
