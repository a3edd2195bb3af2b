/* ps2_keys.c - keys and their scan codes of set 2, on a US keyboard. */
#include "base/text.h"
#include "parts/keyboard/ps2_keyboard.h"

/* The two characters on a key, in the order of the alphabet and of the rows. */
static const char plain[] = "abcdefghijklmnopqrstuvwxyz0123456789"
                            "`-=\\[];',./ \r\t\b\033";
static const char shifted[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ)!@#$%^&*("
                              "~_+|{}:\"<>?";
static const uint8_t codes[] = {
    0x1C, 0x32, 0x21, 0x23, 0x24, 0x2B, 0x34, 0x33, 0x43, 0x3B, 0x42, 0x4B,
    0x3A, 0x31, 0x44, 0x4D, 0x15, 0x2D, 0x1B, 0x2C, 0x3C, 0x2A, 0x1D, 0x22,
    0x35, 0x1A,
    0x45, 0x16, 0x1E, 0x26, 0x25, 0x2E, 0x36, 0x3D, 0x3E, 0x46,
    0x0E, 0x4E, 0x55, 0x5D, 0x54, 0x5B, 0x4C, 0x52, 0x41, 0x49, 0x4A,
    0x29, 0x5A, 0x0D, 0x66, 0x76,
};

/* Keys without a character. Those with E0 came with the keyboards of 101 keys,
 * and have the code of the older key that they double. */
static const struct { const char *name; uint16_t key; } named[] = {
    {"Esc", 0x76}, {"F1", 0x05}, {"F2", 0x06}, {"F3", 0x04}, {"F4", 0x0C},
    {"F5", 0x03}, {"F6", 0x0B}, {"F7", 0x83}, {"F8", 0x0A}, {"F9", 0x01},
    {"F10", 0x09}, {"F11", 0x78}, {"F12", 0x07}, {"Enter", 0x5A},
    {"Tab", 0x0D}, {"Space", 0x29}, {"Backspace", 0x66}, {"Caps", 0x58},
    {"Shift", PS2_KEY_SHIFT}, {"Ctrl", 0x14}, {"Alt", 0x11},
    {"RightShift", 0x59}, {"RightCtrl", 0x114}, {"RightAlt", 0x111},
    {"Up", 0x175}, {"Down", 0x172}, {"Left", 0x16B}, {"Right", 0x174},
    {"Insert", 0x170}, {"Delete", 0x171}, {"Home", 0x16C}, {"End", 0x169},
    {"PageUp", 0x17D}, {"PageDown", 0x17A}, {"NumLock", 0x77},
    {"ScrollLock", 0x7E}, {"Keypad0", 0x70}, {"Keypad1", 0x69},
    {"Keypad2", 0x72}, {"Keypad3", 0x7A}, {"Keypad4", 0x6B},
    {"Keypad5", 0x73}, {"Keypad6", 0x74}, {"Keypad7", 0x6C},
    {"Keypad8", 0x75}, {"Keypad9", 0x7D}, {"KeypadPlus", 0x79},
    {"KeypadMinus", 0x7B}, {"KeypadTimes", 0x7C}, {"KeypadPoint", 0x71},
    {"KeypadSlash", 0x14A}, {"KeypadEnter", 0x15A},
};

enum { NAMED = sizeof named / sizeof *named };

/* Not strchr: the end of the string is no character here. */
static int place_of_char(const char *in, char c)
{
    for (int i = 0; in[i]; i++)
        if (in[i] == c)
            return i;
    return -1;
}

/* A line feed is Enter, too: programs that paste text have it. */
int ps2_key_of_char(char c, int *shift)
{
    int place = place_of_char(plain, (char)(c == '\n' ? '\r' : c));

    *shift = 0;
    if (place >= 0)
        return codes[place];
    place = place_of_char(shifted, c);
    *shift = place >= 0;
    return place >= 0 ? codes[place] : PS2_KEY_NONE;
}

int ps2_key_of_name(const char *name)
{
    for (int i = 0; i < NAMED; i++)
        if (text_alike(named[i].name, name))
            return named[i].key;
    return PS2_KEY_NONE;
}
