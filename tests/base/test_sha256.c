/* test_sha256.c - SHA-256 and HMAC by their published examples. */
#include "check.h"

#include <string.h>

#include "base/sha256.h"
#include "base/text.h"

static void is_hex(const unsigned char sum[SHA256_LENGTH], const char *wanted)
{
    char hex[2 * SHA256_LENGTH + 1];
    struct text to;

    text_begin(&to, hex, sizeof hex);
    for (int i = 0; i < SHA256_LENGTH; i++)
        text_put_hex(&to, sum[i], 2);
    assert_string_equal(hex, wanted);
}

static void sum_is(const void *bytes, size_t length, const char *wanted)
{
    unsigned char sum[SHA256_LENGTH];
    struct sha256 sha;

    sha256_begin(&sha);
    sha256_add(&sha, bytes, length);
    sha256_end(&sha, sum);
    is_hex(sum, wanted);
}

/* FIPS 180-4, and the examples that NIST published with it. */
CASE(the_published_sums)
{
    static const char two_blocks[] =
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";

    BEGIN_CASE;
    sum_is("", 0, "e3b0c44298fc1c149afbf4c8996fb924"
                  "27ae41e4649b934ca495991b7852b855");
    sum_is("abc", 3, "ba7816bf8f01cfea414140de5dae2223"
                     "b00361a396177a9cb410ff61f20015ad");
    sum_is(two_blocks, strlen(two_blocks),
           "248d6a61d20638b8e5c026930c3e6039"
           "a33ce45964ff2167f6ecedd419db06c1");
}

/* FIPS 180-4's "abc". */
CASE(a_sum_in_digits)
{
    struct sha256 sha;
    char name[2 * SHA256_NAME + 2];

    BEGIN_CASE;
    memset(name, 'x', sizeof name);
    sha256_begin(&sha);
    sha256_add(&sha, "abc", 3);
    sha256_end_hex(&sha, name, SHA256_NAME);
    assert_string_equal(name, "ba7816bf8f01cfea414140de5dae2223");
    assert_int_equal(name[sizeof name - 1], 'x');
}

CASE(a_million_letters)
{
    unsigned char sum[SHA256_LENGTH];
    char letters[1000];
    struct sha256 sha;

    BEGIN_CASE;
    memset(letters, 'a', sizeof letters);
    sha256_begin(&sha);
    for (int i = 0; i < 1000; i++)
        sha256_add(&sha, letters, sizeof letters);
    sha256_end(&sha, sum);
    is_hex(sum, "cdc76e5c9914fb9281a1c7e284d73e67"
                "f1809a48a497200e046d39ccc7112cd0");
}

static void seal_is(const void *key, size_t key_length, const char *text,
                    size_t length, const char *wanted)
{
    unsigned char sum[SHA256_LENGTH];
    struct sha256_hmac hmac;

    sha256_hmac_begin(&hmac, key, key_length);
    sha256_hmac_add(&hmac, text, length / 2);
    sha256_hmac_add(&hmac, text + length / 2, length - length / 2);
    sha256_hmac_end(&hmac, sum);
    is_hex(sum, wanted);
}

/* RFC 4231, cases 1, 2, 3 and 6. */
CASE(the_published_seals)
{
    static const char long_key[] =
        "Test Using Larger Than Block-Size Key - Hash Key First";
    char bytes[131], data[50];

    BEGIN_CASE;
    memset(bytes, 0x0b, sizeof bytes);
    seal_is(bytes, 20, "Hi There", 8, "b0344c61d8db38535ca8afceaf0bf12b"
                                      "881dc200c9833da726e9376c2e32cff7");
    seal_is("Jefe", 4, "what do ya want for nothing?", 28,
            "5bdcc146bf60754e6a042426089575c7"
            "5a003f089d2739839dec58b964ec3843");
    memset(bytes, 0xaa, sizeof bytes);
    memset(data, 0xdd, sizeof data);
    seal_is(bytes, 20, data, sizeof data, "773ea91e36800e46854db8ebd09181a7"
                                          "2959098b3ef8c122d9635514ced565fe");
    seal_is(bytes, sizeof bytes, long_key, strlen(long_key),
            "60e431591ee0b67f0d8a26aacbf5b77f"
            "8e0bc6213728c5140546040f0ee37f54");
}

static const struct CMUnitTest tests[] = {
    TEST("SHA-256 gives the sums that are published with it",
         the_published_sums),
    TEST("half of a SHA-256 as digits is as long as it should be",
         a_sum_in_digits),
    TEST("SHA-256 of a million letters", a_million_letters),
    TEST("HMAC gives the seals that are published with it",
         the_published_seals),
};

CHECK_MAIN("sha256", tests)
