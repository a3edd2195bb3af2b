/* keyboard.c - a thread that reads USB boot keyboards, as they come and go.
 *
 *      search --> hear --> unplugged --+
 *        ^                             |
 *        +-----------------------------+
 *
 * libusb wakes it when something is plugged in; where it cannot, a look every
 * half second does. Nothing here is ever the end of the game.
 */
#include "machines/go/de1soc/keyboard.h"

#include <libusb.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum {
    BOOT_SUBCLASS = 1, KEYBOARD_PROTOCOL = 1,
    SET_IDLE = 0x0A, SET_PROTOCOL = 0x0B, BOOT_PROTOCOL = 0,
    TO_INTERFACE = LIBUSB_REQUEST_TYPE_CLASS | LIBUSB_RECIPIENT_INTERFACE,
    CONTROL_MS = 500,
    PACKET_MAX = 64,
    PACKET_BITS = 0x7FF,                /* of wMaxPacketSize */
    ERRORS_MAX = 10, ERROR_PAUSE_NS = 10000000,
};

static void say(const char *what)
{
    fprintf(stderr, "go-de1soc: keyboard: %s\n", what);
}

/* Which interface of a device is a keyboard */

static int is_keyboard(const struct libusb_interface_descriptor *it)
{
    return it->bInterfaceClass == LIBUSB_CLASS_HID
        && it->bInterfaceSubClass == BOOT_SUBCLASS
        && it->bInterfaceProtocol == KEYBOARD_PROTOCOL;
}

static int sends_reports(const struct libusb_endpoint_descriptor *it)
{
    return (it->bEndpointAddress & LIBUSB_ENDPOINT_DIR_MASK)
               == LIBUSB_ENDPOINT_IN
        && (it->bmAttributes & LIBUSB_TRANSFER_TYPE_MASK)
               == LIBUSB_TRANSFER_TYPE_INTERRUPT;
}

static int take_endpoint(struct keyboard *self,
                         const struct libusb_interface_descriptor *it)
{
    for (int i = 0; i < it->bNumEndpoints; i++) {
        const struct libusb_endpoint_descriptor *end = &it->endpoint[i];
        int packet = end->wMaxPacketSize & PACKET_BITS;

        if (!sends_reports(end))
            continue;
        self->interface = it->bInterfaceNumber;
        self->endpoint = end->bEndpointAddress;
        self->packet = (uint16_t)(packet < PACKET_MAX ? packet : PACKET_MAX);
        return 1;
    }
    return 0;
}

static int take_interface(struct keyboard *self,
                          const struct libusb_config_descriptor *config)
{
    for (int i = 0; i < config->bNumInterfaces; i++) {
        const struct libusb_interface *it = &config->interface[i];

        if (it->num_altsetting > 0 && is_keyboard(&it->altsetting[0])
            && take_endpoint(self, &it->altsetting[0]))
            return 1;
    }
    return 0;
}

static int has_keyboard(struct keyboard *self, libusb_device *device)
{
    struct libusb_config_descriptor *config;
    int has;

    if (libusb_get_active_config_descriptor(device, &config) != 0)
        return 0;
    has = take_interface(self, config);
    libusb_free_config_descriptor(config);
    return has;
}

/* Search */

/* Boot reports, and only when something changes. Some keyboards know only
 * these and refuse to be told. */
static void ask_for_boot_reports(struct keyboard *self)
{
    libusb_control_transfer(self->handle, TO_INTERFACE, SET_PROTOCOL,
                            BOOT_PROTOCOL, self->interface, NULL, 0,
                            CONTROL_MS);
    libusb_control_transfer(self->handle, TO_INTERFACE, SET_IDLE, 0,
                            self->interface, NULL, 0, CONTROL_MS);
}

/* It is tried again and again; once is enough to tell. */
static void complain(struct keyboard *self, int result)
{
    if (result != self->complaint)
        fprintf(stderr, "go-de1soc: keyboard: it cannot be had: %s\n",
                libusb_error_name(result));
    self->complaint = result;
    self->handle = NULL;
}

/* Takes it away from the kernel's own driver, which has it back at the end. */
static void open_keyboard(struct keyboard *self, libusb_device *device)
{
    int result = libusb_open(device, &self->handle);

    if (result != 0) {
        complain(self, result);
        return;
    }
    libusb_set_auto_detach_kernel_driver(self->handle, 1);
    result = libusb_claim_interface(self->handle, self->interface);
    if (result != 0) {
        libusb_close(self->handle);
        complain(self, result);
        return;
    }
    ask_for_boot_reports(self);
    self->errors = self->complaint = 0;
    say("found");
}

static void search(struct keyboard *self)
{
    libusb_device **list;
    ssize_t count = libusb_get_device_list(self->context, &list);

    for (ssize_t i = 0; i < count && !self->handle; i++)
        if (has_keyboard(self, list[i]))
            open_keyboard(self, list[i]);
    if (count >= 0)
        libusb_free_device_list(list, 1);
}

/* That something came is all that is to be known: it wakes the wait. */
static int LIBUSB_CALL note_arrival(libusb_context *context,
                                    libusb_device *device,
                                    libusb_hotplug_event event, void *with)
{
    (void)context;
    (void)device;
    (void)event;
    (void)with;
    return 0;
}

static void wait_for_arrival(struct keyboard *self)
{
    struct timeval wait = {0, KEYBOARD_SEARCH_MS * 1000L};

    libusb_handle_events_timeout_completed(self->context, &wait, NULL);
}

/* Hear */

static void let_go(struct keyboard *self)
{
    libusb_release_interface(self->handle, self->interface);
    libusb_close(self->handle);
    self->handle = NULL;
}

static void lose(struct keyboard *self)
{
    let_go(self);
    queue_unplug(self->to);
    say("gone; the game waits until one is plugged in");
}

static void suffer(struct keyboard *self)
{
    const struct timespec pause = {0, ERROR_PAUSE_NS};

    if (++self->errors > ERRORS_MAX)
        lose(self);
    else
        nanosleep(&pause, NULL);
}

/* Bytes that came count even if the wait was over just then. Those of a packet
 * that was too long do not: it was no report. */
static void hear(struct keyboard *self)
{
    uint8_t report[PACKET_MAX];
    int length = 0;
    int result = libusb_interrupt_transfer(self->handle, self->endpoint,
                                           report, self->packet, &length,
                                           KEYBOARD_WAIT_MS);

    switch (result) {
    case 0:
    case LIBUSB_ERROR_TIMEOUT:
        if (length > 0)
            queue_report(self->to, report, length);
        self->errors = 0;
        break;
    case LIBUSB_ERROR_NO_DEVICE:
        lose(self);
        break;
    case LIBUSB_ERROR_PIPE:
        libusb_clear_halt(self->handle, self->endpoint);
        suffer(self);
        break;
    default:
        suffer(self);
    }
}

static void *run(void *with)
{
    struct keyboard *self = with;

    search(self);
    if (!self->handle)
        say("none yet; the game waits until one is plugged in");
    while (!atomic_load(&self->is_leaving)) {
        if (!self->handle)
            search(self);
        if (self->handle)
            hear(self);
        else
            wait_for_arrival(self);
    }
    if (self->handle)
        let_go(self);
    return NULL;
}

static void watch_arrivals(struct keyboard *self)
{
    if (libusb_has_capability(LIBUSB_CAP_HAS_HOTPLUG))
        libusb_hotplug_register_callback(
            self->context, LIBUSB_HOTPLUG_EVENT_DEVICE_ARRIVED, 0,
            LIBUSB_HOTPLUG_MATCH_ANY, LIBUSB_HOTPLUG_MATCH_ANY,
            LIBUSB_HOTPLUG_MATCH_ANY, note_arrival, NULL, NULL);
}

const char *keyboard_start(struct keyboard *self, struct queue *to)
{
    int result;

    memset(self, 0, sizeof *self);
    self->to = to;
    result = libusb_init(&self->context);
    if (result != 0)
        return libusb_error_name(result);
    watch_arrivals(self);
    if (pthread_create(&self->thread, NULL, run, self) != 0) {
        libusb_exit(self->context);
        return "no thread";
    }
    return NULL;
}

void keyboard_stop(struct keyboard *self)
{
    atomic_store(&self->is_leaving, 1);
    pthread_join(self->thread, NULL);
    libusb_exit(self->context);
}
