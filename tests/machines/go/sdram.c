/* sdram.c - a memory behind an Avalon bus, from which bursts are read. */
#include "machines/go/sdram.h"

#include "check.h"

#include <string.h>

static uint16_t pixels[SDRAM_PLACES][SDRAM_PIXELS];
static const uint32_t bases[SDRAM_PLACES] = {0x3f000000, 0x02000000};

void sdram_fill(const char *seed)
{
    struct rng rng;

    rng_seed(&rng, seed);
    for (int p = 0; p < SDRAM_PLACES; p++)
        for (int i = 0; i < SDRAM_PIXELS; i++)
            pixels[p][i] = (uint16_t)rng_next(&rng);
}

void sdram_open(struct sdram *self, const char *seed)
{
    memset(self, 0, sizeof *self);
    rng_seed(&self->rng, seed);
    for (int p = 0; p < SDRAM_PLACES; p++) {
        self->place[p].base = bases[p];
        self->place[p].pixels = pixels[p];
    }
    sdram_fill(seed);
}

void sdram_reset(struct sdram *self)
{
    self->left = self->wait_left = self->delay = 0;
    self->is_asked = 0;
}

const uint16_t *sdram_at(const struct sdram *self, uint32_t base)
{
    for (int p = 0; p < SDRAM_PLACES; p++)
        if (self->place[p].base == base)
            return self->place[p].pixels;
    fail_msg("no frames at %x", base);
    return NULL;
}

static uint32_t word_at(const struct sdram *self, uint32_t address)
{
    const uint16_t *at = sdram_at(self, address & 0xff000000)
        + (address & 0xffffff) / 2;

    assert_true((address & 0xffffff) < 2 * VGA_FRAME_BYTES);
    return at[0] | (uint32_t)at[1] << 16;
}

static uint32_t throw_up_to(struct sdram *self, uint32_t most)
{
    return most ? (uint32_t)rng_below(&self->rng, most + 1) : 0;
}

/* A word, if it is time for one. */
static void send(struct sdram *self, struct sdram_reply *reply)
{
    if (self->left == 0)
        return;
    if (self->delay > 0) {
        self->delay--;
        return;
    }
    reply->readdatavalid = 1;
    reply->readdata = word_at(self, self->address);
    self->address += 4;
    self->left--;
    self->words++;
    self->delay = throw_up_to(self, self->gap_most);
}

/* Nobody asks while a burst comes; who asks goes on asking for the same. */
static void hear(struct sdram *self, uint32_t address, int burstcount)
{
    assert_int_equal(self->left, 0);
    assert_int_equal(burstcount, VGA_BURST_WORDS);
    assert_int_equal(address % 4, 0);
    if (self->is_asked) {
        assert_int_equal(address, self->address);
        return;
    }
    self->is_asked = 1;
    self->address = address;
    self->wait_left = throw_up_to(self, self->wait_most);
}

static void accept(struct sdram *self, struct sdram_reply *reply)
{
    if (self->is_stuck || self->wait_left > 0) {
        self->wait_left -= self->wait_left > 0;
        reply->waitrequest = 1;
        return;
    }
    self->is_asked = 0;
    self->left = VGA_BURST_WORDS;
    self->delay = throw_up_to(self, self->latency_most);
    self->bursts++;
}

struct sdram_reply sdram_clock(struct sdram *self, int read,
                               uint32_t address, int burstcount)
{
    /* Noise where nobody should look. */
    struct sdram_reply reply = {.readdata = (uint32_t)rng_next(&self->rng)};

    if (self->wait_most > 0 && !read)
        reply.waitrequest = (uint8_t)rng_below(&self->rng, 2);
    if (read) {
        hear(self, address, burstcount);
        accept(self, &reply);
    } else {
        assert_false(self->is_asked);   /* a question is not taken back */
        send(self, &reply);
    }
    return reply;
}
