/* twin_ports.c - the ports of rtl/boards/go_de1soc.sv as words.
 *
 * Words hold levels, as the structs of the chips do: what is low-active has
 * an n in its name, and polarity is of no matter here.
 */
#include "machines/go/twin_ports.h"

#include "machines/go/hps/hw_iface.h"

/* Name, its lowest bit, how many. No port crosses a word of 64 bits. The
 * names are those of the module's ports, which are the document's. */
#define INPUTS(X)                                                       \
    X(reset_n, 0, 1) X(avs_address, 1, 5) X(avs_read, 6, 1)             \
    X(avs_write, 7, 1) X(avs_writedata, 8, 32) X(aso_left_ready, 40, 1) \
    X(aso_right_ready, 41, 1) X(sw, 42, 10) X(key, 52, 4)               \
    X(avm_waitrequest, 56, 1) X(avm_readdatavalid, 57, 1)               \
    X(i2c_sda_wire, 58, 1) X(avm_readdata, 64, 32)

#define OUTPUTS(X)                                                      \
    X(avs_readdata, 0, 32) X(vga_r, 32, 4) X(vga_g, 36, 4)              \
    X(vga_b, 40, 4) X(vga_hs, 44, 1) X(vga_vs, 45, 1)                   \
    X(vga_blank_n, 46, 1) X(vga_sync_n, 47, 1) X(vga_clk, 48, 1)        \
    X(avm_read, 49, 1) X(avm_burstcount, 50, 4)                         \
    X(aso_left_valid, 54, 1) X(aso_right_valid, 55, 1)                  \
    X(probe_front, 56, 1) X(probe_pending, 57, 1) X(probe_sound, 58, 3) \
    X(avm_address, 64, 32) X(aso_left_data, 96, 16)                     \
    X(aso_right_data, 112, 16) X(ledr, 128, 10) X(hex, 138, 42)         \
    X(i2c_scl, 180, 1) X(i2c_sda, 181, 1) X(i2c_done, 182, 1)

#define PORT(name, at, width) {#name, at, width, ACTIVE_HIGH},
const struct pin_def go_ports_inputs[] = {INPUTS(PORT) {0}};
const struct pin_def go_ports_outputs[] = {OUTPUTS(PORT) {0}};
#undef PORT

enum {                                  /* AT_hex is 138 */
#define AT(name, at, width) AT_##name = (at),
    INPUTS(AT) OUTPUTS(AT)
#undef AT
};

enum { WORD_BITS = 64, SEGMENTS = 7 };

/* A value at a bit of its word. */
#define BITS(value, name) ((uint64_t)(value) << AT_##name % WORD_BITS)

void go_ports_put_in(const struct go_peripheral_in *in, int sda_on_wire,
                     uint64_t words[GO_PORTS_IN])
{
    words[0] = BITS(in->reset_n, reset_n)
        | BITS(in->avs_address & 31, avs_address)
        | BITS(in->avs_read, avs_read) | BITS(in->avs_write, avs_write)
        | BITS(in->avs_writedata, avs_writedata)
        | BITS(in->aso_left_ready, aso_left_ready)
        | BITS(in->aso_right_ready, aso_right_ready)
        | BITS(in->sw & 0x3ff, sw) | BITS(in->key & 15, key)
        | BITS(in->avm_waitrequest, avm_waitrequest)
        | BITS(in->avm_readdatavalid, avm_readdatavalid)
        | BITS(sda_on_wire, i2c_sda_wire);
    words[1] = BITS(in->avm_readdata, avm_readdata);
}

/* HEX0 lowest, as the port has them. */
static uint64_t all_digits(const struct go_peripheral_out *out)
{
    uint64_t hex = 0;

    for (int i = GO_PERIPHERAL_DIGITS - 1; i >= 0; i--)
        hex = hex << SEGMENTS | out->hex[i];
    return hex;
}

/* Besides its ports the top has probes of three inner registers, or a
 * difference in them would show only many lines later. */
void go_ports_put_out(const struct go_peripheral_out *out,
                      const struct go_peripheral *chip,
                      const struct i2c *i2c, uint64_t words[GO_PORTS_OUT])
{
    words[0] = BITS(out->avs_readdata, avs_readdata)
        | BITS(out->vga_r, vga_r) | BITS(out->vga_g, vga_g)
        | BITS(out->vga_b, vga_b) | BITS(out->vga_hs, vga_hs)
        | BITS(out->vga_vs, vga_vs) | BITS(out->vga_blank_n, vga_blank_n)
        | BITS(out->vga_sync_n, vga_sync_n) | BITS(out->vga_clk, vga_clk)
        | BITS(out->avm_read, avm_read)
        | BITS(out->avm_burstcount, avm_burstcount)
        | BITS(out->aso_left_valid, aso_left_valid)
        | BITS(out->aso_right_valid, aso_right_valid)
        | BITS(chip->vga.front, probe_front)
        | BITS(chip->vga.is_pending, probe_pending)
        | BITS(chip->audio.active_sound, probe_sound);
    words[1] = BITS(out->avm_address, avm_address)
        | BITS((uint16_t)out->aso_left_data, aso_left_data)
        | BITS((uint16_t)out->aso_right_data, aso_right_data);
    words[2] = BITS(out->ledr, ledr) | BITS(all_digits(out), hex)
        | BITS(i2c->scl, i2c_scl) | BITS(i2c->sda, i2c_sda)
        | BITS(i2c->is_done, i2c_done);
}

/* A field of `words`, by its name; the width must be that of the table. */
#define FIELD(name, width) \
    (words[AT_##name / WORD_BITS] >> AT_##name % WORD_BITS & PINS(0, width))

struct go_ports go_ports_get(const uint64_t words[GO_PORTS_OUT])
{
    return (struct go_ports){
        .avs_readdata = (uint32_t)FIELD(avs_readdata, 32),
        .avm_address = (uint32_t)FIELD(avm_address, 32),
        .avm_read = FIELD(avm_read, 1),
        .is_vsync = !FIELD(vga_vs, 1),
        .front = FIELD(probe_front, 1),
        .is_pending = FIELD(probe_pending, 1),
        .sound = FIELD(probe_sound, 3),
        .scl = FIELD(i2c_scl, 1),
        .sda = FIELD(i2c_sda, 1),
        .is_done = FIELD(i2c_done, 1),
        .sample = (int16_t)FIELD(aso_left_data, 16),
        .ledr = (uint16_t)FIELD(ledr, 10),
        .hex = FIELD(hex, 42),
    };
}
