/* sha256.c - SHA-256 (FIPS 180-4), and HMAC with it (RFC 2104).
 *
 * Plain and short rather than fast: it seals lines of notes and journals, a
 * few hundred bytes at a time. The tests repeat the vectors of the standard
 * and of RFC 4231. Names follow FIPS 180-4 where the standard has one.
 */
#include "base/sha256.h"

#include <string.h>

#include "base/text.h"

enum { ROUNDS = 64, LENGTH_AT = SHA256_BLOCK - 8 };

/* The first 32 bits of the fractions of the cube roots of the first 64
 * primes. */
static const uint32_t constants[ROUNDS] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1,
    0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3,
    0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
    0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
    0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
    0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
    0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t rotate_right(uint32_t x, int right)
{
    return x >> right | x << (32 - right);
}

static uint32_t load_big_endian(const unsigned char *at)
{
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16
         | (uint32_t)at[2] << 8 | at[3];
}

static void store_big_endian(unsigned char *at, uint32_t word)
{
    for (int i = 0; i < 4; i++)
        at[i] = (unsigned char)(word >> (24 - 8 * i));
}

/* The message schedule W of section 6.2.2, step 1. */
static void expand_schedule(const unsigned char *block, uint32_t w[ROUNDS])
{
    for (int i = 0; i < 16; i++)
        w[i] = load_big_endian(block + 4 * i);
    for (int i = 16; i < ROUNDS; i++) {
        uint32_t a = w[i - 15], b = w[i - 2];

        w[i] = w[i - 16] + w[i - 7]
             + (rotate_right(a, 7) ^ rotate_right(a, 18) ^ a >> 3)
             + (rotate_right(b, 17) ^ rotate_right(b, 19) ^ b >> 10);
    }
}

/* One round: s[0] to s[7] are the letters a to h of the standard. */
static void mix_round(uint32_t s[8], uint32_t addend)
{
    uint32_t sum1 = rotate_right(s[4], 6) ^ rotate_right(s[4], 11)
                  ^ rotate_right(s[4], 25);
    uint32_t choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
    uint32_t first = s[7] + sum1 + choice + addend;
    uint32_t sum0 = rotate_right(s[0], 2) ^ rotate_right(s[0], 13)
                  ^ rotate_right(s[0], 22);
    uint32_t most = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);

    memmove(s + 1, s, 7 * sizeof *s);
    s[4] += first;
    s[0] = first + sum0 + most;
}

static void mix_block(struct sha256 *self, const unsigned char *block)
{
    uint32_t w[ROUNDS], s[8];

    expand_schedule(block, w);
    memcpy(s, self->state, sizeof s);
    for (int i = 0; i < ROUNDS; i++)
        mix_round(s, constants[i] + w[i]);
    for (int i = 0; i < 8; i++)
        self->state[i] += s[i];
}

/* The first 32 bits of the fractions of the square roots of the first eight
 * primes. */
void sha256_begin(struct sha256 *self)
{
    static const uint32_t start[8] = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
        0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
    };

    memcpy(self->state, start, sizeof start);
    self->bytes = 0;
}

void sha256_add(struct sha256 *self, const void *bytes, size_t length)
{
    const unsigned char *at = bytes;

    for (size_t i = 0; i < length; i++) {
        self->block[self->bytes++ % SHA256_BLOCK] = at[i];
        if (self->bytes % SHA256_BLOCK == 0)
            mix_block(self, self->block);
    }
}

/* Padding (section 5.1.1): a one bit, zeros, and the length in bits in the
 * last eight bytes of a block. The state is spent afterwards. */
void sha256_end(struct sha256 *self, unsigned char sum[SHA256_LENGTH])
{
    uint64_t bits = self->bytes * 8;
    unsigned char length[8];

    store_big_endian(length, (uint32_t)(bits >> 32));
    store_big_endian(length + 4, (uint32_t)bits);
    sha256_add(self, "\x80", 1);
    while (self->bytes % SHA256_BLOCK != LENGTH_AT)
        sha256_add(self, "", 1);        /* a zero */
    sha256_add(self, length, sizeof length);
    for (int i = 0; i < 8; i++)
        store_big_endian(sum + 4 * i, self->state[i]);
}

/* HMAC: H((K ^ opad) | H((K ^ ipad) | text)). Both inner states are started
 * at once, so that the key need not be kept. */

void sha256_end_hex(struct sha256 *self, char *digits, int bytes)
{
    unsigned char sum[SHA256_LENGTH];
    struct text to;

    sha256_end(self, sum);
    text_begin(&to, digits, 2 * (size_t)bytes + 1);
    for (int i = 0; i < bytes; i++)
        text_put_hex(&to, sum[i], 2);
}

static void add_pad(struct sha256 *self,
                    const unsigned char key[SHA256_BLOCK], unsigned char with)
{
    unsigned char pad[SHA256_BLOCK];

    for (int i = 0; i < SHA256_BLOCK; i++)
        pad[i] = key[i] ^ with;
    sha256_begin(self);
    sha256_add(self, pad, sizeof pad);
}

/* A key longer than a block is replaced by its hash, as RFC 2104 has it. */
void sha256_hmac_begin(struct sha256_hmac *self, const void *key,
                       size_t length)
{
    unsigned char block[SHA256_BLOCK] = {0};

    if (length <= SHA256_BLOCK) {
        memcpy(block, key, length);
    } else {
        sha256_begin(&self->inner);
        sha256_add(&self->inner, key, length);
        sha256_end(&self->inner, block);
    }
    add_pad(&self->inner, block, 0x36);
    add_pad(&self->outer, block, 0x5c);
}

void sha256_hmac_add(struct sha256_hmac *self, const void *bytes,
                     size_t length)
{
    sha256_add(&self->inner, bytes, length);
}

void sha256_hmac_end(struct sha256_hmac *self,
                     unsigned char sum[SHA256_LENGTH])
{
    sha256_end(&self->inner, sum);
    sha256_add(&self->outer, sum, SHA256_LENGTH);
    sha256_end(&self->outer, sum);
}
