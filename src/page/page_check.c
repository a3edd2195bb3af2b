/* page_check.c - runs a script in one go, to compare WebAssembly with other
 * builds tick by tick.
 *
 * Compares builds, not games: the sum covers the state at every tick, so two
 * builds that differ anywhere differ in it.
 */
#include "bench/script.h"
#include "page/page.h"
#include "page/state.h"

struct check {
    uint64_t ticks, sum;
};

/* Mixes each checksum in; the order of ticks matters. */
static void on_tick(void *with, const struct session *session)
{
    struct check *self = with;

    self->ticks++;
    self->sum = (self->sum ^ session_sum(session))
              * UINT64_C(0x9e3779b97f4a7c15);
    self->sum ^= self->sum >> 29;
}

/* Ticks are counted from when the script has opened a session. */
static const char *run_script_text(struct script *script, struct check *check,
                                   char *text)
{
    const char *error = NULL;

    while (!error && *text) {
        const char *line = state_line(&text);
        int was_open = script->session != NULL;

        error = script_line(script, line);
        if (!was_open && script->session)
            session_watch(script->session, on_tick, check);
    }
    return error ? error : script_whole(script);
}

const char *page_check(void)
{
    struct text *to = state_answer();
    struct script script;
    struct check check = {0, 0};
    const char *error;

    script_begin(&script);
    script.limit.design = state.design;
    error = state.room ? run_script_text(&script, &check, state.room)
                       : "no script";
    if (error) {
        text_put(to, "!");
        text_put(to, error);
    } else {
        text_put_number(to, check.ticks);
        text_put_char(to, ' ');
        text_put_hex(to, check.sum, 16);
    }
    script_end(&script);
    return to->start;
}
