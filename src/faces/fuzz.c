/* fuzz.c - a face for fuzzing: any bytes as a script (libFuzzer).
 *
 * Whatever comes in, nothing may crash: errors are answers, and a session
 * taken back to its start and played again must end in the same state.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "bench/script.h"

enum { TICKS_MAX = 20000 };             /* some presses on the fastest board */

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

static struct terminal screen_of(const struct session *session)
{
    const struct terminal *terminal = session_terminal(session);

    return terminal ? *terminal : (struct terminal){.bytes = 0};
}

/* Seeking to the start and to the end replays every event: outputs, inputs
 * and terminal must come out the same, or the fuzzer has found a defect. */
static void play_again(struct session *session)
{
    uint64_t sum = session_sum(session);
    pins in = session_in(session);
    struct terminal screen = screen_of(session), again;

    session_seek(session, 0);
    session_seek(session, session_end(session));
    again = screen_of(session);
    if (session_sum(session) != sum || session_in(session) != in
        || memcmp(&screen, &again, sizeof screen) != 0)
        abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    char *text = malloc(size + 1);
    struct script script;

    if (!text)
        return 0;
    memcpy(text, bytes, size);
    text[size] = 0;
    script_begin(&script);
    script.ticks_left = TICKS_MAX;
    (void)script_text(&script, text);
    if (script.session)
        play_again(script.session);
    script_end(&script);
    free(text);
    return 0;
}
