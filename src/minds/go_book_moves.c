/* go_book_moves.c - the first moves, each from 3000 playouts; made by
 * fit/go_book. */
#include "minds/go_book.h"

/* Beside them: komi, one way there, and the answer. */
static const struct go_book_entry entries[] = {
    {UINT64_C(0x0c6b145474a05d20), 59}, /* 5.5 D5 D7: D3 */
    {UINT64_C(0x1062609918057a5e), 39}, /* 7.5 E5 D6: D5 */
    {UINT64_C(0x11329f5d5da12b74), 50}, /* 5.5 C5 E5 E3: D6 */
    {UINT64_C(0x1523ee79d840d7c1), 30}, /* 7.5 E5: D6 */
    {UINT64_C(0x1cb7f9239d66d144), 40}, /* 7.5 D5 F7 G5: E5 */
    {UINT64_C(0x1d8858b0e48c1446), 40}, /* 5.5 F4 F6 C3: E5 */
    {UINT64_C(0x1fdd806f741f4f5b), 49}, /* 7.5 D5 F7 D6: F5 */
    {UINT64_C(0x26bf027bd9dcf2b3), 49}, /* 5.5 F4 F6 E5: E6 */
    {UINT64_C(0x285e9c9bc732a662), 51}, /* 7.5 D5 F7 E4: G6 */
    {UINT64_C(0x2a675c6b35877212), 30}, /* 5.5 C5 E5 D4: F4 */
    {UINT64_C(0x3e3bac82bbd69488), 39}, /* 7.5 G5 E5 F4: E4 */
    {UINT64_C(0x3e897a71f41a0e65), 33}, /* 5.5 D5: G6 */
    {UINT64_C(0x40096229b8967cc4), 22}, /* 5.5 F7: G5 */
    {UINT64_C(0x41abdfc92cfcdd8f), 42}, /* 5.5 C5 E5 F3: E7 */
    {UINT64_C(0x4280747d17072f80), 40}, /* 5.5 C5: E5 */
    {UINT64_C(0x47cf8442899811fc), 58}, /* 7.5 E5 E7: G5 */
    {UINT64_C(0x487267bcf99c6d49), 39}, /* 7.5 G5 E5 D4: E4 */
    {UINT64_C(0x4a5a26aab6ce5bfc), 60}, /* 7.5 G4: G7 */
    {UINT64_C(0x4b66f3083a6280c8), 41}, /* 5.5 E5 G6 G3: E4 */
    {UINT64_C(0x4c82f2e3b2f69cea), 49}, /* 7.5 D8 G5 D4: E4 */
    {UINT64_C(0x50f5647d2380309d), 39}, /* 5.5: D5 */
    {UINT64_C(0x55cb7989f865ea07), 41}, /* 5.5 D5 G6 G4: F5 */
    {UINT64_C(0x5b753afa19e7a958), 22}, /* 7.5 G5 E5 G7: E3 */
    {UINT64_C(0x5e8c70c9fe1388b0), 30}, /* 7.5 G5 E5 E4: D4 */
    {UINT64_C(0x60efafb1d79bdff6), 22}, /* 5.5 D5 G6: G5 */
    {UINT64_C(0x64868376873aa7fe), 41}, /* 5.5 F7 G5 F4: F5 */
    {UINT64_C(0x656b7ffb70deb5aa), 41}, /* 5.5 E5 G6 G4: E6 */
    {UINT64_C(0x79edc16c770af965), 40}, /* 5.5 D5 E4: E5 */
    {UINT64_C(0x7e05f368588ac934), 39}, /* 7.5 D8 G5 D5: E4 */
    {UINT64_C(0x875b9307abf55005), 40}, /* 7.5: E5 */
    {UINT64_C(0x8d97fff5f5d422ab), 50}, /* 5.5 F7 G5 C3: D4 */
    {UINT64_C(0x9716841bed86c775), 49}, /* 7.5 C7: E4 */
    {UINT64_C(0x9942bd9d9442e2b4), 49}, /* 5.5 D5 D4: E4 */
    {UINT64_C(0x996ac288359c7f0c), 30}, /* 5.5 F7 G5 F5: F4 */
    {UINT64_C(0x9a8206c70cf5a19a), 21}, /* 7.5 G4 G7 C5: D7 */
    {UINT64_C(0xaa2f21fe6b367051), 23}, /* 5.5 F7 G5 E4: D3 */
    {UINT64_C(0xaa7a306565bc5906), 30}, /* 5.5 F4: F6 */
    {UINT64_C(0xaca505b25b26e9b0), 50}, /* 7.5 G4 G7 F7: F6 */
    {UINT64_C(0xaf1363921d1bb69d), 40}, /* 7.5 G5: E5 */
    {UINT64_C(0xb11cef3fa29e67a8), 59}, /* 7.5 E5 D6 F6: C4 */
    {UINT64_C(0xb18699dc50b76cc4), 48}, /* 5.5 C5 E5 G4: F4 */
    {UINT64_C(0xb70ba59f6e1de082), 49}, /* 5.5 E5 G6 F6: F5 */
    {UINT64_C(0xc1485904a4ea29d8), 32}, /* 7.5 E5 F2: D4 */
    {UINT64_C(0xcc933f4114864098), 49}, /* 5.5 D5 G6 G5: F5 */
    {UINT64_C(0xcde86f2a013d9a82), 49}, /* 7.5 D5 F7 B5: F5 */
    {UINT64_C(0xd126ba3c7da5bc1e), 39}, /* 7.5 C7 E4 E5: F5 */
    {UINT64_C(0xd5842d6b12a217fb), 31}, /* 5.5 D5 G6 F4: F5 */
    {UINT64_C(0xd6cfcf7d1a41eef5), 41}, /* 7.5 C7 E4 G6: F5 */
    {UINT64_C(0xd82214efb72a277c), 48}, /* 7.5 G4 G7 E3: F6 */
    {UINT64_C(0xdbb8b87e9463ae5c), 31}, /* 5.5 D5 G6 F3: F5 */
    {UINT64_C(0xdd2224a57845b7ff), 33}, /* 5.5 E5: G6 */
    {UINT64_C(0xe671f46e4d707aea), 40}, /* 7.5 D8 G5 F3: E5 */
    {UINT64_C(0xeb06bc720e2ed27f), 41}, /* 5.5 E5 G6 D6: E4 */
    {UINT64_C(0xeb20a5c100c8e9d6), 48}, /* 7.5 D8 G5 F5: F4 */
    {UINT64_C(0xf0e6435327f4539f), 50}, /* 7.5 E5 F5: F4 */
    {UINT64_C(0xf20a264e5c8d4ec4), 42}, /* 7.5 D8: G5 */
    {UINT64_C(0xf36bd0c47ad093c7), 39}, /* 7.5 G4 G7 F5: E6 */
    {UINT64_C(0xf4487924770b6b92), 23}, /* 7.5 D5: F7 */
    {UINT64_C(0xf4b3bba0910948eb), 47}, /* 7.5 C7 E4 F4: F3 */
    {UINT64_C(0xf66cf21a2fee0c23), 22}, /* 5.5 F4 F6 E6: E7 */
    {UINT64_C(0xfc62eb2defc20fd9), 31}, /* 7.5 E5 D6 D5: E6 */
    {UINT64_C(0xfdd802bce4a3d882), 39}, /* 7.5 C7 E4 G4: F5 */
    {UINT64_C(0xfdddaf20a64f2d11), 48}, /* 5.5 F4 F6 G5: D4 */
};

const struct go_book go_book = {
    .plies = 4,
    .count = (int)(sizeof entries / sizeof *entries),
    .entry = entries,
};
