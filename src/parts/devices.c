/* devices.c - finds the devices that follow wires by their names. */
#include "parts/devices.h"

#include "base/text.h"
#include "parts/chip/psram.h"
#include "parts/chip/sdram.h"
#include "parts/chip/sram.h"
#include "parts/keyboard/ps2_keyboard.h"
#include "parts/keyboard/ps2_mouse.h"
#include "parts/keyboard/usb_hid.h"
#include "parts/matrix/hc595.h"
#include "parts/matrix/max7219.h"
#include "parts/screen/multisync.h"
#include "parts/screen/ssd1306.h"
#include "parts/speaker/buzzer_pin.h"
#include "parts/speaker/codec.h"
#include "parts/speaker/pmod_i2s.h"
#include "parts/terminal/serial.h"

static const struct device_type *const types[] = {
    &multisync_device, &ssd1306_device, &max7219_device, &hc595_device,
    &serial_device, &ps2_keyboard_device, &ps2_mouse_device, &usb_hid_device,
    &buzzer_pin_device, &pmod_i2s_device, &codec_device,
    &sram_device, &sdram_device, &psram_device, NULL,
};

/* Few enough to be counted each time. */
const struct device_type *devices_at(int i)
{
    for (int k = 0; types[k]; k++)
        if (k == i)
            return types[k];
    return NULL;
}

/* For text_unknown, which looks for the nearest. */
static const char *device_name(const void *at, int i)
{
    const struct device_type *type = devices_at(i);

    (void)at;
    return type ? type->name : NULL;
}

const char *devices_find(const char *name, const struct device_type **type)
{
    for (int i = 0; types[i]; i++)
        if (text_alike(types[i]->name, name)) {
            *type = types[i];
            return NULL;
        }
    return text_unknown("device", name, "", device_name, NULL, "");
}
