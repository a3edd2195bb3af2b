/* trouble.c - what can stop the program on the board, and what to do then.
 *
 * The texts and exit statuses are listed in docs/de1soc.md.
 */
#include "machines/go/de1soc/trouble.h"

static const char *const texts[TROUBLE_COUNT] = {
    [TROUBLE_NONE] = "nothing is wrong\n",
    [TROUBLE_OTHER] = "system error\n",
    [TROUBLE_USAGE] = "wrong options\nTry 'go-de1soc --help'.\n",
    [TROUBLE_NO_MEMORY_FILE] =
        "there is no /dev/mem\n"
        "Use a kernel with CONFIG_DEVMEM=y, or make the node: "
        "mknod /dev/mem c 1 1\n",
    [TROUBLE_NO_PERMISSION] =
        "no permission to open /dev/mem\n"
        "Run it as root: sudo ./go-de1soc\n",
    [TROUBLE_NOT_MAPPABLE] =
        "/dev/mem cannot be mapped at 0xFF200000 and 0x3F000000\n"
        "Use a kernel without CONFIG_STRICT_DEVMEM, or boot with "
        "iomem=relaxed\n",
    [TROUBLE_NOT_RESERVED] =
        "Linux uses the memory at 0x3F000000 itself, where the frames go\n"
        "Boot with mem=1008M, which keeps the last 16 MB for the FPGA\n",
    [TROUBLE_NO_ANSWER] =
        "the bus does not answer at 0xFF200000\n"
        "Load the FPGA's design first, and enable the bridges "
        "(in U-Boot: bridge enable)\n",
    [TROUBLE_NO_PERIPHERAL] =
        "no picture is made at 0xFF200000: VGA_STATUS does not change\n"
        "Load the FPGA's design with go_peripheral at offset 0 of the "
        "lightweight bridge\n",
    [TROUBLE_NO_USB] =
        "libusb cannot start\n"
        "Mount /sys, and let /dev/bus/usb have its nodes "
        "(devtmpfs, udev or mdev)\n",
};

const char *trouble_text(enum trouble trouble)
{
    return texts[trouble];
}
