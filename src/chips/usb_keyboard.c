/* usb_keyboard.c - a USB boot keyboard with the keys of this game.
 *
 * A report has eight bytes: modifiers (none here), a reserved one, and the
 * codes of up to six keys that are held, the oldest first. When seven are
 * held all six codes say so, as the HID specification has it.
 */
#include "chips/usb_keyboard.h"

#include <string.h>

enum { FIRST_KEY = 2, ROLLOVER = 0x01,
       KEYS_TOLD = USB_KEYBOARD_REPORT - FIRST_KEY };

static const uint8_t code[USB_KEYS] = {
    [USB_KEY_UP] = 0x52, [USB_KEY_DOWN] = 0x51, [USB_KEY_LEFT] = 0x50,
    [USB_KEY_RIGHT] = 0x4F, [USB_KEY_ENTER] = 0x28, [USB_KEY_SPACE] = 0x2C,
    [USB_KEY_ESC] = 0x29,
};

static int has_key(uint8_t keys, int key)
{
    return keys >> key & 1;
}

/* Removes from the order all keys but these, and clears what becomes free so
 * that equal states are equal bytes. */
static void retain_keys(struct usb_keyboard *self, uint8_t keys)
{
    int kept = 0;

    for (int i = 0; i < self->count; i++)
        if (has_key(keys, self->order[i] - 1))
            self->order[kept++] = self->order[i];
    memset(self->order + kept, 0, (size_t)(USB_KEYS - kept));
    self->count = (uint8_t)kept;
}

/* A key that goes down again moves to the end of the order, even if its
 * release has not been reported yet. */
void usb_keyboard_keys(struct usb_keyboard *self, uint8_t keys)
{
    uint8_t now = keys & ((1 << USB_KEYS) - 1);
    uint8_t rose = (uint8_t)(now & ~self->down);

    self->went_up |= (uint8_t)(self->down & ~now);
    self->went_down |= rose;
    self->down = now;
    retain_keys(self, (uint8_t)~rose);
    for (int key = 0; key < USB_KEYS; key++)
        if (has_key(rose, key))
            self->order[self->count++] = (uint8_t)(key + 1);
}

/* Lists the keys told, oldest first. All six codes become ErrorRollOver when a
 * seventh is held. */
static void write_report(const struct usb_keyboard *self,
                         uint8_t report[USB_KEYBOARD_REPORT])
{
    int told = 0;

    memset(report, 0, USB_KEYBOARD_REPORT);
    for (int i = 0; i < self->count; i++) {
        int key = self->order[i] - 1;

        if (!has_key(self->told, key))
            continue;
        if (told == KEYS_TOLD) {
            memset(report + FIRST_KEY, ROLLOVER, KEYS_TOLD);
            return;
        }
        report[FIRST_KEY + told++] = code[key];
    }
}

/* A key that went up and down again, or down and up again, is first told as
 * the one and with the next poll as the other. */
int usb_keyboard_poll(struct usb_keyboard *self,
                      uint8_t report[USB_KEYBOARD_REPORT])
{
    uint8_t now_up = self->told & self->went_up;
    uint8_t now_down = (uint8_t)(self->went_down & ~self->told);

    self->told ^= now_up | now_down;
    self->went_up &= (uint8_t)~now_up;
    self->went_up |= (uint8_t)(now_down & ~self->down);
    self->went_down &= (uint8_t)~now_down;
    self->went_down |= now_up & self->down;
    retain_keys(self, self->told | self->went_down);
    if (!(now_up | now_down))
        return 0;
    write_report(self, report);
    return 1;
}
