/* ssd1306.c - a small OLED display on four wires and a reset.
 *
 *     cs_n  ~|________________________________|~
 *     sclk  ___|~|_|~|_|~|_ ...                      eight times
 *     sdin  ==7===6===5= ...
 *     dc    low: a command, high: a column of eight points
 *
 * Modules are built so that both of the controller's mirrors have to be set for
 * a picture that stands upright; everybody's first lines do so. Facts are from
 * the data sheet.
 */
#include "parts/screen/ssd1306.h"

#include <string.h>

enum {
    SET_LOW_COLUMN = 0x00, SET_HIGH_COLUMN = 0x10, SET_ADDRESSING = 0x20,
    SET_COLUMNS = 0x21, SET_PAGES = 0x22, SET_START_LINE = 0x40,
    SET_CONTRAST = 0x81, SET_PUMP = 0x8D, MIRROR_OFF = 0xA0, MIRROR_ON = 0xA1,
    SCROLL_AREA = 0xA3, SHOW_MEMORY = 0xA4, ALL_LIT = 0xA5, NORMAL = 0xA6,
    INVERTED = 0xA7, SET_LINES = 0xA8, SWITCH_OFF = 0xAE, SWITCH_ON = 0xAF,
    SET_PAGE = 0xB0, SCAN_UP = 0xC0, SCAN_DOWN = 0xC8, SET_OFFSET = 0xD3,
    SET_CLOCK = 0xD5, SET_PRECHARGE = 0xD9, SET_COM_PINS = 0xDA,
    SET_LEVEL = 0xDB,
};

enum { BY_ROWS, BY_COLUMNS, WITHIN_PAGE };      /* addressing */
enum { CONTRAST_USUAL = 0x7F, LINES_MOST = 63, BYTE_BITS = 8 };

/* Registers only: the memory keeps its picture, as the data sheet says, and so
 * does the wiring. */
static void reset_controller(struct ssd1306 *self)
{
    uint8_t height = self->height;
    uint64_t levels = self->levels;
    struct ssd1306 fresh = {
        .levels = levels, .height = height,
        .columns = {0, SSD1306_WIDTH - 1}, .pages = {0, SSD1306_PAGES - 1},
        .addressing = WITHIN_PAGE, .contrast = CONTRAST_USUAL,
        .lines = LINES_MOST,
    };

    memcpy(fresh.memory, self->memory, sizeof fresh.memory);
    *self = fresh;
}

/* Data */

/* The next one within its limits; 1 if it came round. */
static int step_within(uint8_t *at, const uint8_t limits[2], uint8_t most)
{
    if (*at == limits[1] || *at == most) {
        *at = limits[0];
        return 1;
    }
    ++*at;
    return 0;
}

/* By rows a line of bytes is filled before the next one, by columns the other
 * way round; in a page it stays in its row of bytes. */
static void step_address(struct ssd1306 *self)
{
    static const uint8_t whole[2] = {0, SSD1306_WIDTH - 1};
    const uint8_t last_column = SSD1306_WIDTH - 1;
    const uint8_t last_page = SSD1306_PAGES - 1;

    if (self->addressing == WITHIN_PAGE)
        step_within(&self->column, whole, last_column);
    else if (self->addressing == BY_COLUMNS) {
        if (step_within(&self->page, self->pages, last_page))
            step_within(&self->column, self->columns, last_column);
    } else if (step_within(&self->column, self->columns, last_column))
        step_within(&self->page, self->pages, last_page);
}

/* A byte is eight points one below the other. */
static void take_data(struct ssd1306 *self, uint8_t byte)
{
    self->memory[self->page][self->column] = byte;
    step_address(self);
}

/* Commands */

/* Also of those that do nothing here: their arguments must not be taken for
 * commands. */
static uint8_t arguments_of(uint8_t command)
{
    switch (command) {
    case SET_COLUMNS: case SET_PAGES: case SCROLL_AREA:
        return 2;
    case SET_ADDRESSING: case SET_CONTRAST: case SET_PUMP: case SET_LINES:
    case SET_OFFSET: case SET_CLOCK: case SET_PRECHARGE: case SET_COM_PINS:
    case SET_LEVEL:
        return 1;
    case 0x26: case 0x27:               /* scrolling along */
        return 6;
    case 0x29: case 0x2A:               /* and up */
        return 5;
    default:
        return 0;
    }
}

/* Writing begins at its corner at once. */
static void set_window(struct ssd1306 *self, uint8_t limits[2], uint8_t *at,
                       uint8_t most)
{
    limits[0] = self->argument[0] & most;
    limits[1] = self->argument[1] & most;
    *at = limits[0];
}

/* Pumps, clocks and voltages are left out: they make the light, and not the
 * picture. */
static void do_with_arguments(struct ssd1306 *self)
{
    uint8_t value = self->argument[0];

    if (self->command == SET_ADDRESSING)
        self->addressing = value & 3;
    else if (self->command == SET_COLUMNS)
        set_window(self, self->columns, &self->column, SSD1306_WIDTH - 1);
    else if (self->command == SET_PAGES)
        set_window(self, self->pages, &self->page, SSD1306_PAGES - 1);
    else if (self->command == SET_CONTRAST)
        self->contrast = value;
    else if (self->command == SET_LINES)
        self->lines = value & LINES_MOST;
    else if (self->command == SET_OFFSET)
        self->offset = value & LINES_MOST;
}

/* Those that are a range: the value is in the command itself. */
static void do_range(struct ssd1306 *self, uint8_t command)
{
    if (command < SET_HIGH_COLUMN)
        self->column = (uint8_t)((self->column & 0x70) | command);
    else if (command < SET_ADDRESSING)
        self->column = (uint8_t)((self->column & 0x0f)
                                 | (command & 7) << 4);
    else if (command >= SET_START_LINE && command < SET_START_LINE + 64)
        self->start_line = command & LINES_MOST;
    else if (command >= SET_PAGE && command < SET_PAGE + SSD1306_PAGES)
        self->page = command & (SSD1306_PAGES - 1);
    else if (command >= SCAN_UP && command < SCAN_UP + 16)
        self->is_upside_down = (command & SCAN_DOWN) == SCAN_DOWN;
}

/* A pair of commands for each switch, on and off. */
static void do_simple(struct ssd1306 *self, uint8_t command)
{
    if (command == MIRROR_OFF || command == MIRROR_ON)
        self->is_mirrored = command == MIRROR_ON;
    else if (command == SHOW_MEMORY || command == ALL_LIT)
        self->is_all_lit = command == ALL_LIT;
    else if (command == NORMAL || command == INVERTED)
        self->is_inverted = command == INVERTED;
    else if (command == SWITCH_OFF || command == SWITCH_ON)
        self->is_on = command == SWITCH_ON;
    else
        do_range(self, command);
}

/* Arguments come as commands do, one byte after the other. */
static void take_command_byte(struct ssd1306 *self, uint8_t byte)
{
    if (self->needs) {
        self->argument[self->has++] = byte;
        if (self->has < self->needs)
            return;
        do_with_arguments(self);
        self->needs = self->has = 0;
        return;
    }
    self->command = byte;
    self->needs = arguments_of(byte);
    if (!self->needs)
        do_simple(self, byte);
}

/* Wires */

/* Whether a byte is data is said by the wire next to it, at its last bit. */
static void take_serial_bit(struct ssd1306 *self, uint64_t levels)
{
    self->shift = (uint8_t)(self->shift << 1
                            | device_level(levels, SSD1306_SDIN));
    if (++self->bits < BYTE_BITS)
        return;
    self->bits = 0;
    if (device_level(levels, SSD1306_DC))
        take_data(self, self->shift);
    else
        take_command_byte(self, self->shift);
}

/* The reset wire is stronger than everything else. */
static void see_ssd1306(void *device, uint64_t tick, uint64_t levels)
{
    struct ssd1306 *self = device;
    uint64_t rose = levels & ~self->levels;

    (void)tick;
    self->levels = levels;
    if (!device_level(levels, SSD1306_RES_N))
        reset_controller(self);
    else if (device_level(levels, SSD1306_CS_N))
        self->bits = 0;
    else if (device_level(rose, SSD1306_SCLK))
        take_serial_bit(self, levels);
}

static void power_up_ssd1306(void *device, uint64_t tick_hz,
                             const void *settings)
{
    const struct ssd1306_settings *set = settings;
    struct ssd1306 *self = device;

    (void)tick_hz;
    memset(self, 0, sizeof *self);
    self->height = set && set->height == SSD1306_HEIGHT / 2
                 ? SSD1306_HEIGHT / 2 : SSD1306_HEIGHT;
    reset_controller(self);
}

const struct device_type ssd1306_device = {
    .name = "OLED",
    .wires = "cs_n sdin sclk dc res_n vbat_n vdd_n",
    .size = sizeof(struct ssd1306),
    .power_up = power_up_ssd1306,
    .see = see_ssd1306,
};

/* What is seen */

/* Both supplies, and the command that switches the panel on. */
static int has_power(const struct ssd1306 *self)
{
    return self->is_on && !device_level(self->levels, SSD1306_VBAT_N)
        && !device_level(self->levels, SSD1306_VDD_N);
}

/* From what is seen back to where it is kept. */
static int memory_bit(const struct ssd1306 *self, int x, int y)
{
    int column = self->is_mirrored ? x : SSD1306_WIDTH - 1 - x;
    int row = self->is_upside_down ? y : self->height - 1 - y;
    int line = (row + self->start_line + self->offset) % SSD1306_HEIGHT;

    return self->memory[line / BYTE_BITS][column] >> line % BYTE_BITS & 1;
}

/* Lines beyond those that are driven stay dark even when all are lit. */
int ssd1306_is_lit(const struct ssd1306 *self, int x, int y)
{
    int row = self->is_upside_down ? y : self->height - 1 - y;

    if (!has_power(self) || row > self->lines)
        return 0;
    return self->is_all_lit || memory_bit(self, x, y) != self->is_inverted;
}
