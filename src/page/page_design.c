/* page_design.c - a user's own design on the page. */
#include <stdlib.h>
#include <string.h>

#include "designs/packed/packed.h"
#include "page/page.h"
#include "page/state.h"

static struct packed *design;
static char *design_text;

/* A design stays as long as the page: a game on it may be open. */
const char *page_design(void)
{
    const char *error;

    if (design)
        return "there is a design already";
    if (!state.room)
        return "there is no design to open";
    design_text = state.room;
    state.room = NULL;
    error = packed_open(&design, design_text);
    if (error) {
        free(design_text);
        return error;
    }
    state.design = packed_machine(design);
    return "";
}

const char *page_design_id(void)
{
    return design ? packed_id(design) : "";
}

/* A place in the table of functions is a pointer to one. */
void page_design_use(int function)
{
    leap_c_function *run;
    uintptr_t place = (uintptr_t)function;

    memcpy(&run, &place, sizeof run);
    if (design)
        packed_use(design, run);
}
