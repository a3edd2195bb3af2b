/* plugs.c - what can be plugged into the connectors of a board.
 *
 * A Pmod has its pins in two rows, and vendors' files count them in three ways:
 *
 *      pin        1   2   3   4     7   8   9   10
 *      JA[1]...   1   2   3   4     7   8   9   10     Nexys A7
 *      ja[0]...   0   1   2   3     4   5   6   7      Basys, Arty, Nexys 3
 *      P1A1...    P1A1 and so on, each a port          iCEBreaker
 *
 * Where modules have a connector of Digilent's, the pins are those of its
 * manual; the others are on loose wires, and are given the first pins in the
 * order in which their own pins are printed.
 */
#include "boards/plugs.h"

#include <string.h>

#include "boards/device.h"
#include "parts/chip/psram.h"
#include "parts/chip/sram.h"
#include "parts/digit/pair.h"
#include "parts/keyboard/ps2_keyboard.h"
#include "parts/keyboard/ps2_mouse.h"
#include "parts/keyboard/usb_hid.h"
#include "parts/matrix/panels.h"
#include "parts/matrix/wired.h"
#include "parts/screen/multisync.h"
#include "parts/screen/ssd1306.h"
#include "parts/speaker/buzzer_pin.h"
#include "parts/speaker/pmod_i2s.h"
#include "parts/terminal/serial.h"

enum { CONNECTORS = 3, CONNECTOR_MAX = 16, ROW = 4, SECOND_ROW = 7 };

static const struct ssd1306_settings short_oled = {.height = 32};
static const struct digit_pair_settings anode_pair = {
    .segments_are_low = 1, .left_is_low = 1};

#define DIGILENT_VGA "2:7 2:8 1,2,3,4 2:1,2:2,2:3,2:4 7,8,9,10"
#define DVI_12 "2:4 2:10 8,2,7,1 10,4,9,3 2:3,2:8,2:7,2:1 2:9 2:2"

#define SIX(at) at "1," at "2," at "3," at "4," at "7," at "8"
#define EIGHT(at) SIX(at) "," at "9," at "10"

#define FOUR "-,-,-,-"
#define SIXTEEN FOUR "," FOUR "," FOUR "," FOUR

static const struct plug_type types[] = {
    {"max7219", "8x8 LED matrix, MAX7219: DIN CS CLK", PART_MATRIX, 1,
     &max7219_matrix_device, NULL, .pins = "1 2 3"},
    {"max7219-digits", "eight digits, MAX7219: DIN CS CLK", PART_DIGIT, 8,
     &max7219_digits_device, NULL, .pins = "1 2 3"},
    {"hc595", "8x8 LED matrix, two 74HC595: SER SRCLK RCLK", PART_MATRIX,
     1, &hc595_matrix_device, NULL, .pins = "1 2 3"},
    {"hc595-digits", "eight digits, two 74HC595: SER SRCLK RCLK", PART_DIGIT,
     8, &hc595_digits_device, NULL, .pins = "1 2 3"},
    {"leds", "eight LEDs, Pmod 8LD", PART_LED, 8, &led_row_device, NULL,
     .pins = "1,2,3,4,7,8,9,10"},
    {"rgb", "four RGB LEDs on two connectors, six wires each", PART_RGB, 4,
     &wired_rgb_device, NULL, .pins = SIX("") "," SIX("2:"), .label = "RGB"},
    {"array", "8x8 red and green LEDs on three connectors: rows, red, green",
     PART_MATRIX, 1, &wired_array_device, NULL,
     .pins = EIGHT("") " " EIGHT("2:") " " EIGHT("3:"), .label = "ARRAY"},
    {"digits", "two digits, 1BitSquared's Pmod", PART_DIGIT, 2,
     &digit_pair_device, &anode_pair, .pins = "1 2 3 4 7 8 9 10"},
    {"ssd", "two digits, Pmod SSD on two connectors", PART_DIGIT, 2,
     &digit_pair_device, NULL, .pins = "1 2 3 4 2:1 2:2 2:3 2:4"},
    {"oled", "OLED, 128x32, Pmod OLED", PART_SCREEN, 1, &ssd1306_device,
     &short_oled, .pins = "1 2 4 7 8 9 10"},
    {"oled64", "OLED, 128x64, wired as the Pmod OLED", PART_SCREEN, 1,
     &ssd1306_device, NULL, .pins = "1 2 4 7 8 9 10"},
    {"vga", "monitor, Pmod VGA on two connectors", PART_SCREEN, 1,
     &multisync_device, NULL, .pins = DIGILENT_VGA},
    {"tinyvga", "monitor, Tiny VGA", PART_SCREEN, 1, &multisync_device, NULL,
     .pins = "10 4 7,1 8,2 9,3"},
    {"dvi", "monitor, 1BitSquared's 12-bit DVI on two connectors",
     PART_SCREEN, 1, &multisync_device, NULL, .pins = DVI_12},
    {"terminal", "serial line, Pmod USBUART", PART_TERMINAL, 1,
     &serial_device, NULL, .pins = "2 3"},
    {"keyboard", "PS/2 keyboard, Pmod PS2", PART_KEYBOARD, 1,
     &ps2_keyboard_device, NULL, .pins = "3 1"},
    {"mouse", "PS/2 mouse, Pmod PS2", PART_BUTTON, 1, &ps2_mouse_device, NULL,
     .pins = "3 1"},
    {"usb-keyboard", "low-speed USB keyboard: D+ D-", PART_KEYBOARD, 1,
     &usb_hid_device, NULL, .pins = "1 2"},
    {"amplifier", "loudspeaker by PWM, Pmod AMP2", PART_SPEAKER, 1,
     &buzzer_pin_device, NULL, .pins = "1 4"},
    {"buzzer", "loudspeaker on one pin", PART_SPEAKER, 1, &buzzer_pin_device,
     NULL, .pins = "1 -"},
    {"tt-audio", "loudspeaker, Tiny Tapeout's audio Pmod", PART_SPEAKER, 1,
     &buzzer_pin_device, NULL, .pins = "10 -"},
    {"i2s", "loudspeaker by I2S, Pmod I2S and I2S2", PART_SPEAKER, 1,
     &pmod_i2s_device, NULL, .pins = "1 2 3 4"},
    {"psram", "PSRAM, second chip of the QSPI Pmod", PART_CHIP, 1,
     &psram_device, NULL, .pins = "9 4 2,3,7,8"},
    {"sram", "SRAM, 256Kx16, on loose wires: A D CE OE WE UB LB",
     PART_CHIP, 1, &sram_device, NULL,
     .pins = SIXTEEN ",-,- " SIXTEEN " - - - - -"},
    {0},
};

const struct plug_type *plug_type_at(int i)
{
    return types[i].name ? &types[i] : NULL;
}

static const char *type_plug_name(const void *at, int i)
{
    (void)at;
    return types[i].name;
}

/* Null for "none", which is not in the table. */
static const char *find_type(const char *name, const struct plug_type **type)
{
    *type = NULL;
    if (text_same(name, "none"))
        return NULL;
    for (int i = 0; types[i].name; i++)
        if (text_alike(types[i].name, name)) {
            *type = &types[i];
            return NULL;
        }
    return text_unknown("thing to plug in", name, "", type_plug_name, NULL,
                        "'boardwalk list plugs' shows them");
}

/* Connectors */

static int named_with(const struct pinout *pinout, const char *connector,
                      const char *before, int number, const char *behind,
                      struct port *port)
{
    char name[PORT_NAME_MAX];
    struct text to;

    text_begin(&to, name, sizeof name);
    text_put(&to, connector);
    text_put(&to, before);
    text_put_number(&to, (unsigned)number);
    text_put(&to, behind);
    return pinout_port_named(pinout, name, port);
}

int plug_pin(const struct pinout *pinout, const char *connector, int pin,
             struct port *port)
{
    int index = pin < SECOND_ROW ? pin - 1 : pin - SECOND_ROW + ROW;

    if (named_with(pinout, connector, "", pin, "", port)
        || named_with(pinout, connector, "_", pin, "", port))
        return 1;
    if (named_with(pinout, connector, "[", 0, "]", port))
        return named_with(pinout, connector, "[", index, "]", port);
    return named_with(pinout, connector, "[", pin, "]", port);
}

/* Reads a pin, "7" or "2:7"; *connector counts from 0. */
static int next_pin(const char **from, int *connector)
{
    int pin = 0;

    *connector = 0;
    for (; text_is_digit(**from) || **from == ':'; ++*from) {
        if (**from == ':') {
            *connector = pin - 1;
            pin = 0;
        } else {
            pin = 10 * pin + **from - '0';
        }
    }
    return pin;
}

struct connectors {
    char name[CONNECTORS][CONNECTOR_MAX];
    int count;
};

static const char *split_connectors(const char *words, struct connectors *to)
{
    memset(to, 0, sizeof *to);
    for (;;) {
        size_t length = strcspn(words, "+");

        if (to->count == CONNECTORS || !length || length >= CONNECTOR_MAX)
            return text_error("'", words, "' is not a connector, nor several "
                              "such as JB+JC", (char *)0);
        memcpy(to->name[to->count++], words, length);
        if (!words[length])
            return NULL;
        words += length + 1;
    }
}

/* The table's pins in the board's names. A connector of one row has fewer, and
 * what would be on the others is left out. */
static const char *put_pins(const struct plug_type *type,
                            const struct pinout *pinout,
                            const struct connectors *at, struct text *to)
{
    int used = 0;

    for (const char *from = type->pins; *from;) {
        struct port port;
        int connector, pin = next_pin(&from, &connector);

        if (connector >= at->count)
            return text_error("'", type->name, "' has more connectors: name "
                              "all of them, such as JB+JC", (char *)0);
        if (pin && plug_pin(pinout, at->name[connector], pin, &port)) {
            text_put(to, port.name);
            used++;
        } else {
            text_put_char(to, '-');
        }
        from += *from == '-';
        if (*from)
            text_put_char(to, *from++);
    }
    return used ? NULL
         : text_error("the ", pinout->name, " has no connector '",
                      at->name[0], "'", (char *)0);
}

/* Words */

/* A module on loose wires: one port for each wire, with commas between. */
static const char *put_loose_wires(const struct plug_type *type,
                                   const struct pinout *pinout,
                                   const char *words, struct text *to)
{
    char name[PORT_NAME_MAX];
    const char *pins = type->pins;

    while (*words) {
        size_t length = strcspn(words, ",");
        struct port port;

        if (length >= sizeof name)
            return text_error("'", words, "' is not a port", (char *)0);
        memcpy(name, words, length);
        name[length] = 0;
        if (!pinout_port_named(pinout, name, &port))
            return text_error("the ", pinout->name, " has no port '", name,
                              "'", (char *)0);
        text_put(to, port.name);
        words += length + (words[length] == ',');
        pins += strcspn(pins, " ,");
        if (!*words)
            return NULL;
        if (!*pins)
            return text_error("'", type->name, "' has fewer wires than the "
                              "ports named", (char *)0);
        text_put_char(to, *pins++);
    }
    return NULL;
}

static const struct port_socket *socket_named(const struct pinout *pinout,
                                              const char *name)
{
    const struct port_socket *at = pinout->sockets;

    while (at && at->name && !text_alike(at->name, name))
        at++;
    return at && at->name ? at : NULL;
}

/* What is on the left side of "JA=max7219", as ports. */
static const char *put_place(struct plug *self, const struct pinout *pinout,
                             const char *place)
{
    const struct port_socket *socket = socket_named(pinout, place);
    struct connectors at;
    struct port port;
    const char *error;
    struct text to;

    text_begin(&to, self->ports, sizeof self->ports);
    if (socket)
        text_put(&to, socket->ports);
    if (socket)
        return NULL;
    if (!self->type)
        return text_error("the ", pinout->name, " has no socket '", place,
                          "' that could be left empty", (char *)0);
    if (strchr(place, ',') || pinout_port_named(pinout, place, &port))
        return put_loose_wires(self->type, pinout, place, &to);
    error = split_connectors(place, &at);
    return error ? error : put_pins(self->type, pinout, &at, &to);
}

/* What is printed on it, or else the name of its connector; on loose wires that
 * of its kind. A socket that is left empty has no kind. */
static const char *plug_label(const struct plug *self,
                              const struct port_socket *socket,
                              const char *place)
{
    if (self->type && self->type->label)
        return self->type->label;
    if (socket)
        return socket->name;
    return self->type && strpbrk(place, ",[") ? self->type->name : place;
}

/* In the board's own letters. */
static void name_plug(struct plug *self, const struct pinout *pinout,
                      const char *place)
{
    const struct port_socket *socket = socket_named(pinout, place);
    size_t length = strcspn(place, "+");

    place = plug_label(self, socket, place);
    if (length > strlen(place) || !socket)
        length = strcspn(place, "+");
    if (length >= PLUG_NAME_MAX)
        length = PLUG_NAME_MAX - 1;
    for (size_t i = 0; i < length; i++)
        self->name[i] = text_capital(place[i]);
    self->name[length] = 0;
}

const char *plug_parse(struct plug *self, const struct pinout *pinout,
                       const char *words)
{
    char place[PLUG_PORTS_MAX];
    size_t length = strcspn(words, "=");
    const char *error;

    memset(self, 0, sizeof *self);
    if (!words[length] || !length || length >= sizeof place)
        return text_error("'", words, "': expected CONNECTOR=THING, such as "
                          "JA=max7219", (char *)0);
    memcpy(place, words, length);
    place[length] = 0;
    error = find_type(words + length + 1, &self->type);
    if (!error)
        error = put_place(self, pinout, place);
    if (error)
        return error;
    name_plug(self, pinout, place);
    self->socket = (struct port_socket){.name = self->name,
                                        .ports = self->ports};
    if (self->type) {
        self->socket.kind = self->type->kind;
        self->socket.device = self->type->device;
        self->socket.settings = self->type->settings;
    }
    return NULL;
}
