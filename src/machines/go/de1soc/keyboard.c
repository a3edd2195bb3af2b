/* keyboard.c - a thread that reads USB boot keyboards, as they come and go.
 *
 *      search --> hear --> unplugged --+
 *        ^                             |
 *        +-----------------------------+
 *
 * libusb wakes it when something is plugged in; where it cannot, a search
 * every half second does. No error here ends the game: at worst it waits for
 * another keyboard.
 *
 * Boot protocol (HID 1.11, appendix B): reports of eight bytes that are the
 * same for every keyboard, so that no report descriptor has to be parsed.
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

static void warn_of_keyboard(const char *what)
{
    fprintf(stderr, "go-de1soc: keyboard: %s\n", what);
}

/* Which interface of a device is a keyboard */

static int is_boot_keyboard(const struct libusb_interface_descriptor *it)
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

/* The first interrupt endpoint towards the host. */
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

/* A keyboard may be one interface of several, as in one with a touchpad. */
static int take_interface(struct keyboard *self,
                          const struct libusb_config_descriptor *config)
{
    for (int i = 0; i < config->bNumInterfaces; i++) {
        const struct libusb_interface *it = &config->interface[i];

        if (it->num_altsetting > 0 && is_boot_keyboard(&it->altsetting[0])
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

/* Boot reports, and only when something changes. Some keyboards send nothing
 * else and refuse these requests; that does not matter. */
static void ask_for_boot_reports(struct keyboard *self)
{
    libusb_control_transfer(self->handle, TO_INTERFACE, SET_PROTOCOL,
                            BOOT_PROTOCOL, self->interface, NULL, 0,
                            CONTROL_MS);
    libusb_control_transfer(self->handle, TO_INTERFACE, SET_IDLE, 0,
                            self->interface, NULL, 0, CONTROL_MS);
}

/* Opening is tried again and again; each reason is reported once. */
static void report_open_failure(struct keyboard *self, int result)
{
    if (result != self->complaint)
        fprintf(stderr, "go-de1soc: keyboard: cannot open it: %s\n",
                libusb_error_name(result));
    self->complaint = result;
    self->handle = NULL;
}

/* Takes it away from the kernel's own driver, which has it back at the end. */
static void open_keyboard(struct keyboard *self, libusb_device *device)
{
    int result = libusb_open(device, &self->handle);

    if (result != 0) {
        report_open_failure(self, result);
        return;
    }
    libusb_set_auto_detach_kernel_driver(self->handle, 1);
    result = libusb_claim_interface(self->handle, self->interface);
    if (result != 0) {
        libusb_close(self->handle);
        report_open_failure(self, result);
        return;
    }
    ask_for_boot_reports(self);
    self->errors = self->complaint = 0;
    warn_of_keyboard("found");
}

static void search_keyboard(struct keyboard *self)
{
    libusb_device **list;
    ssize_t count = libusb_get_device_list(self->context, &list);

    for (ssize_t i = 0; i < count && !self->handle; i++)
        if (has_keyboard(self, list[i]))
            open_keyboard(self, list[i]);
    if (count >= 0)
        libusb_free_device_list(list, 1);
}

/* Nothing to do: that it was called has ended the wait, and the search that
 * follows finds the device. */
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

/* The kernel's driver takes it back by itself. */
static void release_keyboard(struct keyboard *self)
{
    libusb_release_interface(self->handle, self->interface);
    libusb_close(self->handle);
    self->handle = NULL;
}

/* All keys count as up: none must seem held while it is away. */
static void unplug_keyboard(struct keyboard *self)
{
    release_keyboard(self);
    queue_unplug(self->to);
    warn_of_keyboard("gone; the game waits until one is plugged in");
}

/* A loose plug may fail a few times and recover; after ERRORS_MAX failures in
 * a row the keyboard counts as gone. */
static void count_usb_error(struct keyboard *self)
{
    const struct timespec pause = {0, ERROR_PAUSE_NS};

    if (++self->errors > ERRORS_MAX)
        unplug_keyboard(self);
    else
        nanosleep(&pause, NULL);
}

/* Bytes that came count even if the wait ended just then. A stalled endpoint
 * (PIPE) is cleared. A packet that was too long (OVERFLOW) is not a report,
 * and counts as an error. */
static void read_usb_report(struct keyboard *self)
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
        unplug_keyboard(self);
        break;
    case LIBUSB_ERROR_PIPE:
        libusb_clear_halt(self->handle, self->endpoint);
        count_usb_error(self);
        break;
    default:
        count_usb_error(self);
    }
}

/* The thread. Only it touches the handle, so that no lock is needed. */
static void *serve_keyboards(void *with)
{
    struct keyboard *self = with;

    search_keyboard(self);
    if (!self->handle)
        warn_of_keyboard("none yet; the game waits until one is plugged in");
    while (!atomic_load(&self->is_leaving)) {
        if (!self->handle)
            search_keyboard(self);
        if (self->handle)
            read_usb_report(self);
        else
            wait_for_arrival(self);
    }
    if (self->handle)
        release_keyboard(self);
    return NULL;
}

/* Where libusb has no hotplug support the search alone finds them. */
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
    if (pthread_create(&self->thread, NULL, serve_keyboards, self) != 0) {
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
