/* usb_keys.c - keys and their HID usages, on a US keyboard. */
#include "parts/keyboard/usb_hid.h"

/* From usage 4 on, without gaps; 50 is a second key for the backslash. */
static const char plain[] = "abcdefghijklmnopqrstuvwxyz1234567890"
                            "\r\033\b\t -=[]\\\\;'`,./";
static const char shifted[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ!@#$%^&*()"
                              "\r\033\b\t _+{}||:\"~<>?";

enum { FIRST_USAGE = 4 };

/* The first one, so that the backslash is the usual key for it. */
static int usage_among(const char *keys, char c)
{
    for (int i = 0; keys[i]; i++)
        if (keys[i] == c)
            return FIRST_USAGE + i;
    return USB_HID_NONE;
}

int usb_hid_usage(char c, int *shift)
{
    char key = (char)(c == '\n' ? '\r' : c);
    int usage = usage_among(plain, key);

    *shift = usage == USB_HID_NONE;
    if (*shift)
        usage = usage_among(shifted, key);
    return usage;
}
