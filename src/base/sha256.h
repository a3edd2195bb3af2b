/* sha256.h - SHA-256 (FIPS 180-4), and HMAC with it (RFC 2104). */
#ifndef SHA256_H
#define SHA256_H

#include <stddef.h>
#include <stdint.h>

enum { SHA256_LENGTH = 32, SHA256_BLOCK = 64 };

struct sha256 {
    uint32_t state[8];
    uint64_t bytes;                     /* so far */
    unsigned char block[SHA256_BLOCK];  /* the last ones, not yet mixed in */
};

/* A text in any number of pieces gives the same sum as in one piece. After
 * sha256_end the state must be begun again. */
void sha256_begin(struct sha256 *self);
void sha256_add(struct sha256 *self, const void *bytes, size_t length);
void sha256_end(struct sha256 *self, unsigned char sum[SHA256_LENGTH]);

/* The first bytes of the sum as hexadecimal digits, two for each, and a zero
 * after them. Half of the sum is enough to name what is kept under it. */
enum { SHA256_NAME = SHA256_LENGTH / 2 };

void sha256_end_hex(struct sha256 *self, char *digits, int bytes);

struct sha256_hmac {
    struct sha256 inner, outer;
};

/* A key of any length; it is not kept, but its pads are, so the state is as
 * secret as the key. Who compares a seal decides whether timing matters. */
void sha256_hmac_begin(struct sha256_hmac *self, const void *key,
                       size_t length);
void sha256_hmac_add(struct sha256_hmac *self, const void *bytes,
                     size_t length);
void sha256_hmac_end(struct sha256_hmac *self,
                     unsigned char sum[SHA256_LENGTH]);

#endif
