/* snap.c - snapshots of a game, as bytes to keep beside its journal.
 *
 *     head, 21 bytes   layout, 32   count, 8
 *     for each place:  tick, 8   sum of the events before it, 32
 *                      the state's tick, 8   state
 *                      for each robot: name, 24   size, 8   memory
 *     seal, 32         HMAC-SHA-256 over all before it
 *
 * Numbers have their lowest byte first. States and memories are as this
 * program has them in memory: the layout, a hash, says of what program. There
 * is no other version to read: a file of another program is not believed, and
 * the game is replayed.
 *
 * The bytes may come from anywhere. The seal is checked before anything is
 * looked at, and even after a right seal no length is trusted: take_bytes is
 * the only way to advance, and stops at the end.
 */
#include "bench/snap.h"

#include <stdlib.h>
#include <string.h>

#include "bench/desk.h"

static const char head[] = "boardwalk snapshot 1\n";

enum { HEAD = sizeof head - 1, NUMBER = 8,
       PLACE_FIXED = 2 * NUMBER + SHA256_LENGTH,
       ROBOT_FIXED = SNAP_NAME_MAX + NUMBER };

/* What the bytes of a state mean */

static void add_number(struct sha256 *sha, uint64_t number)
{
    sha256_add(sha, &number, sizeof number);    /* with its order of bytes */
}

/* Everything that decides what the bytes of a state mean: version, machine,
 * board, sizes, and the order of bytes, which add_number includes. */
static void find_layout(const struct session *session,
                        unsigned char layout[SHA256_LENGTH])
{
    const struct machine_type *machine = session_machine(session);
    struct sha256 sha;

    sha256_begin(&sha);
    sha256_add(&sha, BOARDWALK_VERSION, sizeof BOARDWALK_VERSION);
    sha256_add(&sha, machine->name, strlen(machine->name) + 1);
    sha256_add(&sha, machine->board->name, strlen(machine->board->name) + 1);
    add_number(&sha, machine->board->clock_hz);
    add_number(&sha, sizeof(struct desk_state));
    add_number(&sha, machine->top->size);
    add_number(&sha, sizeof(void *));
    add_number(&sha, sizeof(long));
    sha256_end(&sha, layout);
}

static void find_seal(const char *bytes, size_t length, struct snap_key key,
                      unsigned char seal[SHA256_LENGTH])
{
    struct sha256_hmac hmac;

    sha256_hmac_begin(&hmac, key.bytes, key.length);
    sha256_hmac_add(&hmac, bytes, length);
    sha256_hmac_end(&hmac, seal);
}

/* Writing */

/* These return where the next bytes go. */
static char *copy_bytes_to(char *to, const void *bytes, size_t length)
{
    if (length > 0)
        memcpy(to, bytes, length);
    return to + length;
}

static char *put_u64(char *to, uint64_t number)
{
    for (int i = 0; i < NUMBER; i++)
        *to++ = (char)(number >> 8 * i & 0xff);
    return to;
}

/* As encode_place writes it. */
static size_t place_length(const struct snap_place *place, size_t state_size)
{
    size_t length = PLACE_FIXED + state_size;

    for (int i = 0; i < SNAP_ROBOTS; i++)
        length += ROBOT_FIXED + place->robots[i].size;
    return length;
}

static char *encode_place(char *to, const struct snap_place *place,
                          const struct session *session)
{
    unsigned char sum[SHA256_LENGTH];

    session_sum_events(session, place->tick, sum);
    to = put_u64(to, place->tick);
    to = copy_bytes_to(to, sum, sizeof sum);
    to = put_u64(to, place->state_tick);
    to = copy_bytes_to(to, place->state, session_state_size(session));
    for (int i = 0; i < SNAP_ROBOTS; i++) {
        const struct snap_robot *robot = &place->robots[i];

        to = copy_bytes_to(to, robot->name, sizeof robot->name);
        to = put_u64(to, robot->size);
        to = copy_bytes_to(to, robot->memory, robot->size);
    }
    return to;
}

char *snap_write(const struct session *session,
                 const struct snap_place *places, int count,
                 struct snap_key key, size_t *length)
{
    unsigned char layout[SHA256_LENGTH], seal[SHA256_LENGTH];
    char *bytes, *to;

    *length = HEAD + sizeof layout + NUMBER + sizeof seal;
    for (int i = 0; i < count; i++)
        *length += place_length(&places[i], session_state_size(session));
    to = bytes = malloc(*length);
    if (!bytes)
        return NULL;
    find_layout(session, layout);
    to = copy_bytes_to(to, head, HEAD);
    to = copy_bytes_to(to, layout, sizeof layout);
    to = put_u64(to, (uint64_t)count);
    for (int i = 0; i < count; i++)
        to = encode_place(to, &places[i], session);
    find_seal(bytes, (size_t)(to - bytes), key, seal);
    copy_bytes_to(to, seal, sizeof seal);
    return bytes;
}

/* Reading */

struct reading {
    const char *at;
    size_t left;
    int is_short;                       /* there was less than asked for:
                                         * nothing more can be taken */
};

/* Null if there are fewer left; then and from then on. */
static const void *take_bytes(struct reading *from, size_t length)
{
    const char *at = from->at;

    if (from->is_short || length > from->left) {
        from->is_short = 1;
        return NULL;
    }
    from->at += length;
    from->left -= length;
    return at;
}

static uint64_t take_u64(struct reading *from)
{
    const unsigned char *bytes = take_bytes(from, NUMBER);
    uint64_t number = 0;

    for (int i = NUMBER; bytes && i > 0; i--)
        number = number << 8 | bytes[i - 1];
    return number;
}

static int take_expected(struct reading *from, const void *wanted,
                         size_t length)
{
    const void *bytes = take_bytes(from, length);

    return bytes && memcmp(bytes, wanted, length) == 0;
}

static void take_robot(struct reading *from, struct snap_robot *robot)
{
    const char *name = take_bytes(from, sizeof robot->name);

    if (name)
        memcpy(robot->name, name, sizeof robot->name);
    robot->name[sizeof robot->name - 1] = 0;
    robot->size = (size_t)take_u64(from);
    robot->memory = take_bytes(from, robot->size);
}

/* 1 if it is a place in this game. One of another game is read to its end and
 * left out; the next may still be right. */
static int decode_place(struct reading *from, struct session *session,
                        struct snap_place *place)
{
    unsigned char sum[SHA256_LENGTH];
    int is_ours;

    place->tick = take_u64(from);
    session_sum_events(session, place->tick, sum);
    is_ours = take_expected(from, sum, sizeof sum);
    place->state_tick = take_u64(from);
    place->state = take_bytes(from, session_state_size(session));
    for (int i = 0; i < SNAP_ROBOTS; i++)
        take_robot(from, &place->robots[i]);
    return !from->is_short && is_ours && place->state_tick <= place->tick
        && place->tick <= session_end(session)
        && session_take_state(session, place->state_tick, place->state);
}

static void take_places(struct snap *self, struct reading *from,
                        struct session *session)
{
    uint64_t count = take_u64(from);

    for (uint64_t i = 0; i < count && i < SNAP_PLACES; i++)
        self->count += decode_place(from, session, &self->places[self->count]);
}

/* The comparison need not take constant time: whoever can measure it can read
 * the key as well, both being the user's own files. */
static int is_sealed(const char *bytes, size_t length, struct snap_key key)
{
    unsigned char seal[SHA256_LENGTH];

    if (length < sizeof seal)
        return 0;
    find_seal(bytes, length - sizeof seal, key, seal);
    return memcmp(bytes + length - sizeof seal, seal, sizeof seal) == 0;
}

struct snap *snap_read(struct session *session, char *bytes, size_t length,
                       struct snap_key key)
{
    struct snap *self = calloc(1, sizeof *self);
    unsigned char layout[SHA256_LENGTH];
    struct reading from = {bytes, length, 0};

    if (!self) {
        free(bytes);
        return NULL;
    }
    self->bytes = bytes;
    self->length = length;
    find_layout(session, layout);
    if (is_sealed(bytes, length, key) && take_expected(&from, head, HEAD)
        && take_expected(&from, layout, sizeof layout))
        take_places(self, &from, session);
    if (self->count > 0)
        return self;
    snap_close(self);
    return NULL;
}

void snap_close(struct snap *self)
{
    if (self)
        free(self->bytes);
    free(self);
}
