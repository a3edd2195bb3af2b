/* usb_hid.c - a low-speed USB keyboard.
 *
 *     host    SETUP DATA0 ----       IN ---------- ACK      OUT DATA1 ----
 *     device  ----------- ACK        -- DATA1 ----          --------- ACK
 *             the request            the answer, by eights  it is over
 *
 * Facts are from the USB specification 1.1 and that of HID 1.11. What is not
 * asked of keyboards by hosts that only read boot reports is refused.
 */
#include "parts/keyboard/usb_hid.h"

#include <string.h>

enum { OUT = 0xE1, IN = 0x69, SETUP = 0x2D, DATA0 = 0xC3, DATA1 = 0x4B,
       ACK = 0xD2, NAK = 0x5A, STALL = 0x1E };

enum { GET_STATUS = 0, CLEAR_FEATURE = 1, SET_ADDRESS = 5, GET_DESCRIPTOR = 6,
       GET_CONFIGURATION = 8, SET_CONFIGURATION = 9, SET_INTERFACE = 11,
       SET_REPORT = 9, SET_IDLE = 10, SET_PROTOCOL = 11 };

enum { FROM_DEVICE = 0x80, OF_CLASS = 0x20, KIND = 0x60 };  /* setup[0] */
enum { NO_STAGE, ANSWERING, TAKING, CONFIRMING, REFUSING };
enum { CHUNK = 8, NO_FLIGHT = 2, MODIFIERS = 0xE0, FIRST_KEY = 2 };

/* Answers */

static const uint8_t device_answer[] = {
    18, 1, 0x10, 0x01, 0, 0, 0, CHUNK, 0x09, 0x12, 0x01, 0x00, 0x00, 0x01,
    0, 0, 0, 1,
};

static const uint8_t report_answer[] = {        /* as in HID, appendix B */
    0x05, 0x01, 0x09, 0x06, 0xA1, 0x01, 0x05, 0x07, 0x19, 0xE0, 0x29, 0xE7,
    0x15, 0x00, 0x25, 0x01, 0x75, 0x01, 0x95, 0x08, 0x81, 0x02, 0x95, 0x01,
    0x75, 0x08, 0x81, 0x01, 0x95, 0x05, 0x75, 0x01, 0x05, 0x08, 0x19, 0x01,
    0x29, 0x05, 0x91, 0x02, 0x95, 0x01, 0x75, 0x03, 0x91, 0x01, 0x95, 0x06,
    0x75, 0x08, 0x15, 0x00, 0x25, 0x65, 0x05, 0x07, 0x19, 0x00, 0x29, 0x65,
    0x81, 0x00, 0xC0,
};

static const uint8_t configuration_answer[] = {
    9, 2, 34, 0, 1, 1, 0, 0xA0, 50,
    9, 4, 0, 0, 1, 3, 1, 1, 0,
    9, 0x21, 0x11, 0x01, 0, 1, 0x22, sizeof report_answer, 0,
    7, 5, 0x81, 3, USB_HID_REPORT, 0, 10,
};

static const uint8_t zeros[2], one[1] = {1};

enum { THE_DEVICE, THE_CONFIGURATION, THE_REPORT, TWO_ZEROS, A_ZERO, A_ONE,
       NO_ANSWER };

static const struct { const uint8_t *bytes; uint8_t length; } answers[] = {
    [THE_DEVICE] = {device_answer, sizeof device_answer},
    [THE_CONFIGURATION] = {configuration_answer, sizeof configuration_answer},
    [THE_REPORT] = {report_answer, sizeof report_answer},
    [TWO_ZEROS] = {zeros, 2}, [A_ZERO] = {zeros, 1}, [A_ONE] = {one, 1},
    [NO_ANSWER] = {zeros, 0},
};

/* Kinds of descriptors: 1 and 2 are those of USB, 0x22 is that of HID. There
 * are no strings. */
static int descriptor_answer(int kind)
{
    return kind == 1 ? THE_DEVICE : kind == 2 ? THE_CONFIGURATION
         : kind == 0x22 ? THE_REPORT : NO_ANSWER;
}

/* Only requests of the standard itself are answered with bytes; those of the
 * class are all about setting something. */
static int answer_of_request(const struct usb_hid *self)
{
    int request = self->setup[1];

    if (self->setup[0] & KIND)
        return NO_ANSWER;
    if (request == GET_DESCRIPTOR)
        return descriptor_answer(self->setup[3]);
    if (request == GET_CONFIGURATION)
        return self->configuration ? A_ONE : A_ZERO;
    return request == GET_STATUS ? TWO_ZEROS : NO_ANSWER;
}

/* Requests */

/* How often to repeat and which protocol make no difference here: boot reports
 * are the only ones, and each is told once. */
static int class_is_known(int request)
{
    return request == SET_REPORT || request == SET_IDLE
        || request == SET_PROTOCOL;
}

/* A new address counts from the end of the request on. */
static int obey_request(struct usb_hid *self)
{
    int request = self->setup[1];

    if ((self->setup[0] & KIND) == OF_CLASS)
        return class_is_known(request);
    if (request == SET_ADDRESS)
        self->new_address = self->setup[2] & 0x7f;
    else if (request == SET_CONFIGURATION) {
        self->configuration = self->setup[2] != 0;
        self->toggle[1] = 0;
    } else
        return request == CLEAR_FEATURE || request == SET_INTERFACE;
    return 1;
}

/* A host asks for eight bytes of the first descriptor before it knows how long
 * that is: no more is sent than was asked for. */
static void begin_answering(struct usb_hid *self)
{
    int wanted = self->setup[6] | self->setup[7] << 8;

    self->answer = (uint8_t)answer_of_request(self);
    self->length = answers[self->answer].length;
    if (wanted < self->length)
        self->length = (uint8_t)wanted;
    self->sent = 0;
    self->stage = self->answer == NO_ANSWER ? REFUSING : ANSWERING;
}

/* A request ends whatever was before it. What follows begins with DATA1. */
static void take_request(struct usb_hid *self, const uint8_t *data)
{
    memcpy(self->setup, data, sizeof self->setup);
    self->toggle[0] = 1;
    self->new_address = self->address;
    if (self->setup[0] & FROM_DEVICE)
        begin_answering(self);
    else if (!obey_request(self))
        self->stage = REFUSING;
    else
        self->stage = self->setup[6] || self->setup[7] ? TAKING : CONFIRMING;
}

/* Packets */

/* A handshake: a packet of nothing but its PID. */
static void say_pid(struct usb_hid *self, uint64_t tick, uint8_t pid)
{
    usb_line_send(&self->line, tick, pid, zeros, 0);
}

/* Until its ACK comes it may have to be sent again, so that nothing is moved
 * on yet. */
static void say_data(struct usb_hid *self, uint64_t tick, int end,
                     const uint8_t *data, int count)
{
    self->flight_end = (uint8_t)end;
    self->in_flight = (uint8_t)count;
    usb_line_send(&self->line, tick, self->toggle[end] ? DATA1 : DATA0, data,
                  count);
}

/* Eight bytes at a time; less, or nothing, says that this was all. */
static void say_answer(struct usb_hid *self, uint64_t tick)
{
    int left = self->length - self->sent;

    say_data(self, tick, 0, answers[self->answer].bytes + self->sent,
             left < CHUNK ? left : CHUNK);
}

/* NAK where there is nothing to say: the host tries again. */
static void answer_control(struct usb_hid *self, uint64_t tick)
{
    if (self->stage == ANSWERING)
        say_answer(self, tick);
    else if (self->stage == CONFIRMING)
        say_data(self, tick, 0, zeros, 0);
    else
        say_pid(self, tick, self->stage == REFUSING ? STALL : NAK);
}

/* Not before the host has chosen the configuration, as the standard wants
 * it. */
static void answer_poll(struct usb_hid *self, uint64_t tick)
{
    if (self->configuration && self->count)
        say_data(self, tick, 1, self->waiting[self->first], USB_HID_REPORT);
    else
        say_pid(self, tick, NAK);
}

/* Only one that the host has acknowledged. */
static void drop_report(struct usb_hid *self)
{
    if (self->count == 0)
        return;
    self->first = (uint8_t)((self->first + 1) % USB_HID_WAITING);
    self->count--;
}

/* What was sent last has arrived, from whichever end it was. The end of a
 * request is the moment for a new address. */
static void take_ack(struct usb_hid *self)
{
    if (self->flight_end == NO_FLIGHT)
        return;
    self->toggle[self->flight_end] ^= 1;
    if (self->flight_end == 1)
        drop_report(self);
    else if (self->stage == ANSWERING)
        self->sent = (uint8_t)(self->sent + self->in_flight);
    else {
        self->stage = NO_STAGE;
        self->address = self->new_address;
    }
    self->flight_end = NO_FLIGHT;
}

/* Data of a request is a report of lights; without any, what was answered has
 * been read. A request itself has always eight bytes. */
static void take_data_packet(struct usb_hid *self, uint64_t tick,
                             const uint8_t *data, int count)
{
    if (self->token == SETUP && count == CHUNK)
        take_request(self, data);
    else if (self->token == SETUP)
        return;
    else if (self->stage == TAKING) {
        self->leds = count ? data[0] & 7 : self->leds;
        self->stage = CONFIRMING;
    } else
        self->stage = NO_STAGE;
    say_pid(self, tick, ACK);
    self->token = 0;
}

/* Tokens for others, or with a wrong check, are not for us, and neither is the
 * data after them. */
static void take_usb_token(struct usb_hid *self, uint64_t tick,
                           const uint8_t *packet)
{
    unsigned bits = packet[1] | (unsigned)packet[2] << 8;
    unsigned endpoint = bits >> 7 & 15;

    self->token = 0;
    if (usb_line_check5(bits & 0x7ff) != bits >> 11
        || (bits & 0x7f) != self->address || endpoint > 1)
        return;
    self->flight_end = NO_FLIGHT;
    if (packet[0] == IN && endpoint)
        answer_poll(self, tick);
    else if (packet[0] == IN)
        answer_control(self, tick);
    else if (!endpoint)
        self->token = packet[0];
}

/* The check is of the data alone, without PID. */
static int data_is_good(const uint8_t *packet, int count)
{
    unsigned check = packet[count - 2] | (unsigned)packet[count - 1] << 8;

    return check == usb_line_check16(packet + 1, count - 3);
}

/* A packet of the wrong length is not answered: then the host sends it
 * again. */
static void take_packet(struct usb_hid *self, uint64_t tick)
{
    const uint8_t *packet = self->line.bytes + 1;
    int count = self->line.count - 1, pid = packet[0];

    if ((pid == SETUP || pid == IN || pid == OUT) && count == 3)
        take_usb_token(self, tick, packet);
    else if (pid == ACK && count == 1)
        take_ack(self);
    else if ((pid == DATA0 || pid == DATA1) && count >= 3 && self->token
             && data_is_good(packet, count))
        take_data_packet(self, tick, packet + 1, count - 3);
}

/* The bus was reset: it is nobody again. Keys that are held stay held. */
static void reset_usb_hid(struct usb_hid *self)
{
    self->address = self->new_address = self->configuration = 0;
    self->stage = NO_STAGE;
    self->token = 0;
    self->toggle[0] = self->toggle[1] = 0;
    self->flight_end = NO_FLIGHT;
}

/* Keys */

/* What does not fit any more is dropped; the next report has all keys that are
 * held in it anyway. */
static void put_report(struct usb_hid *self)
{
    int at = (self->first + self->count) % USB_HID_WAITING;

    if (self->count == USB_HID_WAITING)
        return;
    memcpy(self->waiting[at], self->held, USB_HID_REPORT);
    self->count++;
}

/* A key beyond the sixth is not told. */
static void replace_key(struct usb_hid *self, int from, int to)
{
    for (int i = FIRST_KEY; i < USB_HID_REPORT; i++)
        if (self->held[i] == from) {
            self->held[i] = (uint8_t)to;
            return;
        }
}

/* The eight keys that have a bit each and no place among the six. */
static int is_modifier(int usage)
{
    return usage >= MODIFIERS && usage < MODIFIERS + 8;
}

/* Each press has a report of its own, even if several come at once: order is
 * part of what was typed. */
void usb_hid_press(struct usb_hid *self, int usage)
{
    if (is_modifier(usage))
        self->held[0] |= (uint8_t)(1 << (usage - MODIFIERS));
    else
        replace_key(self, USB_HID_NONE, usage);
    put_report(self);
}

void usb_hid_release(struct usb_hid *self, int usage)
{
    if (is_modifier(usage))
        self->held[0] &= (uint8_t)~(1 << (usage - MODIFIERS));
    else
        replace_key(self, usage, USB_HID_NONE);
    put_report(self);
}

/* Room is asked for first, so that a shift is never left down. */
int usb_hid_type(struct usb_hid *self, char c)
{
    int shift, usage = usb_hid_usage(c, &shift);

    if (usage == USB_HID_NONE
        || self->count + (shift ? 4 : 2) > USB_HID_WAITING)
        return 0;
    if (shift)
        usb_hid_press(self, USB_HID_SHIFT);
    usb_hid_press(self, usage);
    usb_hid_release(self, usage);
    if (shift)
        usb_hid_release(self, USB_HID_SHIFT);
    return 1;
}

/* Wires */

/* The answer is made here, with the end of the packet, and begins a few bits
 * later. */
static void see_usb_hid(void *device, uint64_t tick, uint64_t levels)
{
    struct usb_hid *self = device;
    enum usb_line_event event = usb_line_see(&self->line, tick, levels);

    if (event == USB_LINE_RESET)
        reset_usb_hid(self);
    else if (event == USB_LINE_PACKET)
        take_packet(self, tick);
}

static uint64_t drive_usb_hid(void *device, uint64_t tick, uint64_t *driven,
                              uint64_t *next)
{
    struct usb_hid *self = device;

    return usb_line_drive(&self->line, tick, driven, next);
}

static void power_up_usb_hid(void *device, uint64_t tick_hz,
                             const void *settings)
{
    struct usb_hid *self = device;

    (void)settings;
    memset(self, 0, sizeof *self);
    usb_line_power_up(&self->line, tick_hz);
    reset_usb_hid(self);
}

const struct device_type usb_hid_device = {
    .name = "USB keyboard",
    .wires = "dp dm",
    .size = sizeof(struct usb_hid),
    .power_up = power_up_usb_hid,
    .see = see_usb_hid,
    .drive = drive_usb_hid,
    .answers = device_answers_all,
    .rest = 1 << USB_DM,
};
