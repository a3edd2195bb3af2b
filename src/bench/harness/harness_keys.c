/* harness_keys.c - keys of a keyboard that are pressed and held, not typed. */
#include "bench/harness/harness_keys.h"

#include "parts/keyboard/ps2_keyboard.h"
#include "parts/keyboard/usb_hid.h"

static const struct { const char *name; int usage; } keys[] = {
#define KEY(button, name, usage) {name, usage},
    HARNESS_KEYS(KEY)
#undef KEY
};

int harness_keys_has(const struct device_type *type)
{
    return type == &ps2_keyboard_device || type == &usb_hid_device;
}

static void press_usb_key(struct usb_hid *keyboard, int usage, int is_down)
{
    if (is_down)
        usb_hid_press(keyboard, usage);
    else
        usb_hid_release(keyboard, usage);
}

static void press_ps2_key(struct ps2_keyboard *keyboard, uint64_t tick,
                          int key, int is_down)
{
    if (is_down)
        ps2_keyboard_press(keyboard, tick, key);
    else
        ps2_keyboard_release(keyboard, tick, key);
}

void harness_keys_press(const struct device_type *type, void *keyboard,
                        uint64_t tick, pins were, pins controls)
{
    for (int i = 0; i < HARNESS_KEY_PINS; i++) {
        int is_down = (int)(controls >> (HARNESS_KEY_PIN + i) & 1);

        if (!((controls ^ were) >> (HARNESS_KEY_PIN + i) & 1))
            continue;
        if (type == &usb_hid_device)
            press_usb_key(keyboard, keys[i].usage, is_down);
        else
            press_ps2_key(keyboard, tick, ps2_key_of_name(keys[i].name),
                          is_down);
    }
}
