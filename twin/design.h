/* design.h - what a project that was compiled offers to the program that runs
 * it.
 *
 * A shared object with the one symbol design_abi. Inputs and outputs are rows
 * of words, as the wrapper boardwalk_top has them; base/design.h of the program
 * says what a run is.
 */
#ifndef TWIN_DESIGN_H
#define TWIN_DESIGN_H

#include <stddef.h>
#include <stdint.h>

enum { DESIGN_ABI_VERSION = 2 };

struct design_abi {
    int version;
    int in_words, out_words;
    size_t state_size;

    /* Which bits of the inputs are clocks, and how many cycles they have in so
     * many ticks. */
    void (*set_clock)(int in_at, uint32_t ticks, uint32_t cycles);

    /* Null, or what the design did to end itself: "called $finish
     * (top.v:12)". */
    const char *(*power_up)(void);

    /* Changes have a tick and the words of the outputs each. *ticks is how many
     * to run and then how many were. */
    const char *(*run)(const uint64_t *in, const uint64_t *stops,
                       uint64_t *ticks, uint64_t *changes, size_t room,
                       size_t *count);
    void (*save)(void *state);
    void (*load)(const void *state);
};

#ifdef __cplusplus
extern "C"
#endif
const struct design_abi *design_abi(void);

#endif
