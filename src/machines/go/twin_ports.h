/* twin_ports.h - the ports of rtl/boards/go_de1soc.sv as words.
 *
 * The engines that run a twin know only words of bits. These functions turn
 * the structs of the C chips into the same words, so that both sides can be
 * compared, and the other way round.
 */
#ifndef GO_PORTS_H
#define GO_PORTS_H

#include "base/pins.h"
#include "machines/go/i2c.h"
#include "machines/go/peripheral.h"

enum { GO_PORTS_IN = 2, GO_PORTS_OUT = 3 };     /* words */

extern const struct pin_def go_ports_inputs[], go_ports_outputs[];

/* One clock: what goes in, and what the C chips say after it. */
void go_ports_put_in(const struct go_peripheral_in *in, int sda_on_wire,
                     uint64_t words[GO_PORTS_IN]);
void go_ports_put_out(const struct go_peripheral_out *out,
                      const struct go_peripheral *chip,
                      const struct i2c *i2c, uint64_t words[GO_PORTS_OUT]);

/* What a twin says: of the words after a clock, the bits that the machine
 * around it looks at. */
struct go_ports {
    uint32_t avs_readdata, avm_address;
    uint8_t avm_read;
    uint8_t is_vsync, front, is_pending, sound;
    uint8_t scl, sda, is_done;          /* of the codec's set-up */
    int16_t sample;
    uint16_t ledr;
    uint64_t hex;                       /* seven bits each, HEX0 lowest */
};

struct go_ports go_ports_get(const uint64_t words[GO_PORTS_OUT]);

#endif
