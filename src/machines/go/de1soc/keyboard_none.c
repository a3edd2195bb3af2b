/* keyboard_none.c - in place of keyboard.c where there is no libusb.
 *
 * The program still runs with --keys; without that it ends with TROUBLE_NO_USB.
 */
#include "machines/go/de1soc/keyboard.h"

const char *keyboard_start(struct keyboard *self, struct queue *to)
{
    (void)self;
    (void)to;
    return "this program was built without it";
}

void keyboard_stop(struct keyboard *self)
{
    (void)self;
}
