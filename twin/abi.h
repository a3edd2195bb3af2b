/* abi.h - what a simulated twin offers to the program that opens it.
 *
 * A shared object, made of a design and one of the shims in this folder, has
 * the one symbol twin_abi. Pins are words as everywhere on the bench: a bit is
 * set while its pin is active. A design with many pins has several words for
 * each tick.
 */
#ifndef ABI_H
#define ABI_H

#include <stddef.h>
#include <stdint.h>

enum { TWIN_ABI_VERSION = 2 };

struct twin_abi {
    int version;
    size_t state_size;                  /* what save writes; 0: it cannot */
    void *(*open)(void);
    void (*close)(void *twin);

    /* Both of these return null, or what the design did to end itself:
     * "called $finish (duel.sv:12)". Then it is of no more use. */

    /* One clock with power_up_i high; held ports stay as they are then. */
    const char *(*power_up)(void *twin, const uint64_t *held);

    /* The words of all ticks in a row; outputs are those after the edge. */
    const char *(*run)(void *twin, const uint64_t *in, uint64_t *out,
                       size_t ticks);

    /* All of its state as bytes, good for this very twin and no other. */
    void (*save)(const void *twin, void *state);
    void (*load)(void *twin, const void *state);

    /* Built to be covered: the i-th controller's state, and what toggled,
     * as the simulator writes it. Null: not built so. */
    uint64_t (*controller)(const void *twin, int i);
    void (*cover)(void *twin, const char *path);
};

#ifdef __cplusplus
extern "C"
#endif
const struct twin_abi *twin_abi(void);

#endif
