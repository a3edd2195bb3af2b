/* mock_keyboard.c - a USB keyboard that is not there. */
#include "machines/go/de1soc/mock_keyboard.h"

#include <errno.h>
#include <linux/ioctl.h>
#include <linux/usbdevice_fs.h>
#include <stdio.h>
#include <string.h>

#include "check.h"

enum { SETUP = 8 };

/* Descriptors in hexadecimal: the device, one configuration, its interfaces
 * with the HID descriptor between interface and endpoint. */

#define DEVICE "120100020000000809120100000101020001"
#define CONFIG(bytes, interfaces) "0902" bytes "00" interfaces "0100A032"
#define INTERFACE(number, protocol, packet, endpoint) \
    "0904" number "0001" "0301" protocol "00" \
    "0921110100012241" "00" \
    "0705" endpoint "03" packet "000A"

static const char *const descriptors[] = {
    [MOCK_KEYBOARD] = DEVICE CONFIG("22", "01")
        INTERFACE("00", "01", "08", "81"),
    [MOCK_WIDE] = DEVICE CONFIG("22", "01")
        INTERFACE("00", "01", "10", "81"),
    [MOCK_MOUSE] = DEVICE CONFIG("22", "01")
        INTERFACE("00", "02", "08", "81"),
    [MOCK_BOTH] = DEVICE CONFIG("3B", "02")
        INTERFACE("00", "02", "08", "81") INTERFACE("01", "01", "08", "82"),
};

/* Transfers */

static struct usbdevfs_urb *urb_of(UMockdevIoctlData *data)
{
    return (struct usbdevfs_urb *)(void *)data->data;
}

static void finish(struct mock_keyboard *self, UMockdevIoctlData *data,
                   int status, int length)
{
    urb_of(data)->status = status;
    urb_of(data)->actual_length = length;
    self->done[self->done_count++] = data;
}

static void finish_waiting(struct mock_keyboard *self, int status, int length)
{
    UMockdevIoctlData *data = self->waiting;

    self->waiting = NULL;
    finish(self, data, status, length);
}

/* What does not fit is cut, and the host controller says so. */
static void send_next(struct mock_keyboard *self)
{
    struct mock_packet packet = self->packet[0];
    struct usbdevfs_urb *urb = urb_of(self->waiting);

    memmove(self->packet, self->packet + 1,
            (size_t)--self->packet_count * sizeof *self->packet);
    if (packet.length > urb->buffer_length) {
        packet.length = urb->buffer_length;
        packet.status = -EOVERFLOW;
    }
    memcpy(urb->buffer, packet.bytes, (size_t)packet.length);
    finish_waiting(self, packet.status, packet.length);
}

static void move_on(struct mock_keyboard *self)
{
    if (self->waiting && !self->is_plugged)
        finish_waiting(self, -ESHUTDOWN, 0);
    else if (self->waiting && self->packet_count)
        send_next(self);
}

/* ioctls; the return is minus an errno, or 0 */

static int submit(struct mock_keyboard *self, UMockdevIoctlData *arg)
{
    UMockdevIoctlData *data, *buffer;
    struct usbdevfs_urb *urb;

    if (!self->is_plugged)
        return -ENODEV;
    data = umockdev_ioctl_data_resolve(arg, 0, sizeof *urb, NULL);
    urb = urb_of(data);
    buffer = umockdev_ioctl_data_resolve(
        data, offsetof(struct usbdevfs_urb, buffer),
        (size_t)urb->buffer_length, NULL);
    if (urb->type == USBDEVFS_URB_TYPE_CONTROL) {
        memcpy(self->setup[self->setup_count++], buffer->data, SETUP);
        finish(self, data, 0, 0);
    } else {
        self->waiting = data;
        self->waited++;
    }
    umockdev_ioctl_data_unref(buffer);
    return 0;
}

static int reap(struct mock_keyboard *self, UMockdevIoctlData *arg)
{
    UMockdevIoctlData *data, *place;

    move_on(self);
    if (!self->done_count)
        return self->is_plugged ? -EAGAIN : -ENODEV;
    data = self->done[0];
    memmove(self->done, self->done + 1,
            (size_t)--self->done_count * sizeof *self->done);
    place = umockdev_ioctl_data_resolve(arg, 0, sizeof(void *), NULL);
    umockdev_ioctl_data_set_ptr(place, 0, data);
    umockdev_ioctl_data_unref(place);
    return 0;
}

static int discard(struct mock_keyboard *self, UMockdevIoctlData *arg)
{
    gulong address;

    memcpy(&address, arg->data, sizeof address);
    if (!self->waiting || self->waiting->client_addr != address)
        return -EINVAL;
    finish_waiting(self, -ENOENT, 0);
    return 0;
}

static int tell_abilities(UMockdevIoctlData *arg)
{
    UMockdevIoctlData *place = umockdev_ioctl_data_resolve(
        arg, 0, sizeof(uint32_t), NULL);
    uint32_t abilities = USBDEVFS_CAP_REAP_AFTER_DISCONNECT
                       | USBDEVFS_CAP_NO_PACKET_SIZE_LIM;

    memcpy(place->data, &abilities, sizeof abilities);
    umockdev_ioctl_data_unref(place);
    return 0;
}

static int count(int *counter)
{
    ++*counter;
    return 0;
}

static int answer(struct mock_keyboard *self, gulong request,
                  UMockdevIoctlData *arg)
{
    switch (request) {
    case USBDEVFS_GET_CAPABILITIES: return tell_abilities(arg);
    case USBDEVFS_SUBMITURB:        return submit(self, arg);
    case USBDEVFS_REAPURB:
    case USBDEVFS_REAPURBNDELAY:    return reap(self, arg);
    case USBDEVFS_DISCARDURB:       return discard(self, arg);
    case USBDEVFS_DISCONNECT_CLAIM:
        return self->is_busy ? -EBUSY : count(&self->detached);
    case USBDEVFS_CLAIMINTERFACE:   return count(&self->claimed);
    case USBDEVFS_RELEASEINTERFACE:
        return self->is_plugged ? count(&self->released) : -ENODEV;
    case USBDEVFS_CLEAR_HALT:       return count(&self->cleared);
    case USBDEVFS_IOCTL:            return 0;
    default:                        return -ENOTTY;
    }
}

static gboolean handle(UMockdevIoctlBase *handler,
                       UMockdevIoctlClient *client,
                       struct mock_keyboard *self)
{
    int result;

    (void)handler;
    pthread_mutex_lock(&self->lock);
    result = answer(self, umockdev_ioctl_client_get_request(client),
                    umockdev_ioctl_client_get_arg(client));
    pthread_mutex_unlock(&self->lock);
    umockdev_ioctl_client_complete(client, result ? -1 : 0, -result);
    return TRUE;
}

/* Coming and going */

void mock_keyboard_begin(struct mock_keyboard *self)
{
    memset(self, 0, sizeof *self);
    pthread_mutex_init(&self->lock, NULL);
    self->bed = umockdev_testbed_new();
    self->handler = umockdev_ioctl_base_new();
    g_signal_connect_after(self->handler, "handle-ioctl", G_CALLBACK(handle),
                           self);
}

void mock_keyboard_end(struct mock_keyboard *self)
{
    g_object_unref(self->handler);
    g_object_unref(self->bed);
    pthread_mutex_destroy(&self->lock);
}

static const char *node(const struct mock_keyboard *self)
{
    static char name[40];

    snprintf(name, sizeof name, "bus/usb/001/%03d", self->number);
    return name;
}

static const char *place(const struct mock_keyboard *self)
{
    static char name[40];

    snprintf(name, sizeof name, "/devices/usb1/1-%d", self->number);
    return name;
}

static void describe(const struct mock_keyboard *self, enum mock_kind kind,
                     char *text, size_t size)
{
    snprintf(text, size,
             "P: %s\nN: %s\n"
             "E: SUBSYSTEM=usb\nE: DEVTYPE=usb_device\nE: DRIVER=usb\n"
             "E: BUSNUM=001\nE: DEVNUM=%03d\nE: DEVNAME=/dev/%s\n"
             "A: busnum=1\\n\nA: devnum=%d\\n\nA: speed=12\\n\n"
             "A: bConfigurationValue=1\\n\nH: descriptors=%s\n",
             place(self), node(self), self->number, node(self),
             self->number, descriptors[kind]);
}

void mock_keyboard_plug(struct mock_keyboard *self, enum mock_kind kind)
{
    char text[1000], path[60];
    GError *error = NULL;

    pthread_mutex_lock(&self->lock);
    self->number++;
    self->is_plugged = 1;
    pthread_mutex_unlock(&self->lock);
    snprintf(path, sizeof path, "/dev/%s", node(self));
    umockdev_testbed_attach_ioctl(self->bed, path, self->handler, &error);
    assert_null(error);
    describe(self, kind, text, sizeof text);
    umockdev_testbed_add_from_string(self->bed, text, &error);
    assert_null(error);
}

void mock_keyboard_unplug(struct mock_keyboard *self)
{
    char path[60];

    pthread_mutex_lock(&self->lock);
    self->is_plugged = 0;
    self->packet_count = 0;
    pthread_mutex_unlock(&self->lock);
    snprintf(path, sizeof path, "/sys%s", place(self));
    umockdev_testbed_uevent(self->bed, path, "remove");
    umockdev_testbed_remove_device(self->bed, path);
}

static void add(struct mock_keyboard *self, const struct mock_packet *packet)
{
    pthread_mutex_lock(&self->lock);
    assert_true(self->packet_count < MOCK_MOST);
    self->packet[self->packet_count++] = *packet;
    pthread_mutex_unlock(&self->lock);
}

void mock_keyboard_send(struct mock_keyboard *self, const uint8_t *bytes,
                        int length)
{
    struct mock_packet packet = {.length = length};

    memcpy(packet.bytes, bytes, (size_t)length);
    add(self, &packet);
}

void mock_keyboard_fail(struct mock_keyboard *self, int error, int times)
{
    while (times-- > 0)
        add(self, &(struct mock_packet){.status = -error});
}
