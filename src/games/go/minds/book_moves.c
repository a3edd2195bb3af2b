/* book_moves.c - the first moves, each from 50000 playouts; made by
 * fit/go_book 50000 6 5.5 7.5.
 *
 * With the weights of that time: those in weights.c are newer, so that this
 * command would find other moves today. */
#include "games/go/minds/book.h"

/* Beside them: komi, one way there, and the answer. */
static const struct go_book_entry entries[] = {
    {UINT64_C(0x01aa3f4bd7b74416), 39}, /* 5.5 F6 E5: F5 */
    {UINT64_C(0x01cb70514aed673d), 20}, /* 7.5 E6 E3 D4 E4 D5: G7 */
    {UINT64_C(0x0492e592d9f40ae5), 21}, /* 7.5 E7 E5 C6: C4 */
    {UINT64_C(0x07186600e10e951b), 39}, /* 7.5 C7 F5 F3 E7 E5: E6 */
    {UINT64_C(0x086dcd641d15b938), 48}, /* 7.5 E7 E5 E3: F6 */
    {UINT64_C(0x0b8cb7bc8fa15725), 40}, /* 5.5 F6 D6: E5 */
    {UINT64_C(0x1062609918057a5e), 49}, /* 7.5 E5 F6: E6 */
    {UINT64_C(0x11335b8210d5207e), 49}, /* 7.5 E7 E5 F5 F4 G5: E6 */
    {UINT64_C(0x1523ee79d840d7c1), 22}, /* 7.5 E5: E7 */
    {UINT64_C(0x19d74b459d98ed70), 58}, /* 7.5 E5 D3 F3 G6: E7 */
    {UINT64_C(0x19e8b4611f0a407f), 30}, /* 7.5 C6 F4 E2: F6 */
    {UINT64_C(0x1d7624776f6c2325), 57}, /* 7.5 E5 D3: F3 */
    {UINT64_C(0x1e848d8a51eb777b), 30}, /* 7.5 C6 F4 D4: F6 */
    {UINT64_C(0x26bf027bd9dcf2b3), 59}, /* 5.5 F6 D6 E5: C4 */
    {UINT64_C(0x270063ad2ad3f66f), 41}, /* 7.5 C6 F4 E2 F6 E5: F5 */
    {UINT64_C(0x272a5fe84b368bac), 56}, /* 7.5 C7 F5 G4 F4 G5: G3 */
    {UINT64_C(0x3145111f2bf1313e), 49}, /* 5.5 F6 E5 F5 E3: E6 */
    {UINT64_C(0x318af1bb1547678a), 39}, /* 7.5 C6 F4 G7 C4 D4: D5 */
    {UINT64_C(0x35a9abccdb00016a), 40}, /* 7.5 C6 F4 F5 G4 E4: E5 */
    {UINT64_C(0x35d79ca33bd8cbed), 23}, /* 7.5 C6 F4 E2 F6 D5: D7 */
    {UINT64_C(0x3643f3734ec9688a), 23}, /* 7.5 E6 E3 C5: G4 */
    {UINT64_C(0x3726cd1704e27d31), 60}, /* 7.5 C6 F4 D4 F6 F3: G3 */
    {UINT64_C(0x382283a35f2c6fe1), 32}, /* 5.5 F6 E5 F5 E4: F4 */
    {UINT64_C(0x3e3bac82bbd69488), 39}, /* 7.5 E7 E5 D6: D5 */
    {UINT64_C(0x3e74efde8d4a020d), 23}, /* 7.5 E6 E3 C5 G4 G6: C4 */
    {UINT64_C(0x3eec9d0034bb841e), 48}, /* 7.5 C7 F5 G7: D4 */
    {UINT64_C(0x3ef017088534c15f), 58}, /* 7.5 C7 F5 G4 F4 F3: E3 */
    {UINT64_C(0x42ab4467373df573), 21}, /* 7.5 C6 F4 F5: G4 */
    {UINT64_C(0x4510ad21681cc46d), 50}, /* 5.5 F6 D6 E5 D5: D4 */
    {UINT64_C(0x469fed3e8c66c170), 21}, /* 7.5 F6 E5 F5 E4 F4: D7 */
    {UINT64_C(0x47cf8442899811fc), 30}, /* 7.5 E5 E7: D6 */
    {UINT64_C(0x4a5a26aab6ce5bfc), 48}, /* 7.5 C6: F4 */
    {UINT64_C(0x50f5647d2380309d), 32}, /* 5.5: F6 */
    {UINT64_C(0x564e8f3740574f13), 40}, /* 7.5 F6: E5 */
    {UINT64_C(0x58ef4db8c49f8b9e), 57}, /* 7.5 C6 F4 D4 F6 E3: F3 */
    {UINT64_C(0x5e8c70c9fe1388b0), 30}, /* 7.5 E7 E5 F5: F4 */
    {UINT64_C(0x5ee6dcdaea7fe686), 48}, /* 7.5 E7 E5 F5 F4 G4: F6 */
    {UINT64_C(0x5fd4efb1edfa07e7), 40}, /* 7.5 C6 F4 G7 C4 E4: E5 */
    {UINT64_C(0x614dd551e62ac36d), 58}, /* 7.5 C6 F4 D4 F6 F8: E7 */
    {UINT64_C(0x649b446293bdd1fe), 31}, /* 7.5 C6 F4 G7 C4 E5: E4 */
    {UINT64_C(0x674453c393e5bd78), 21}, /* 7.5 C7 F5 G4 F4 G3: F3 */
    {UINT64_C(0x6928a29ecf329cbc), 22}, /* 7.5 C7 F5 G7 D4 G3: G5 */
    {UINT64_C(0x72ec9a9efc59c455), 48}, /* 5.5 F6 C5: D4 */
    {UINT64_C(0x738c48543dfd5704), 49}, /* 7.5 C6 F4 E2 F6 F3: D5 */
    {UINT64_C(0x74cf0948d8383c1b), 29}, /* 7.5 C7 F5 F4 E5 G5: G6 */
    {UINT64_C(0x784512bda72858fa), 32}, /* 7.5 E5 B3 E3 E7: D6 */
    {UINT64_C(0x79ec9f6d3439d057), 30}, /* 7.5 C7 F5 G4: F4 */
    {UINT64_C(0x7d8cb9480f2f5571), 32}, /* 7.5 E7 E5 E3 F6 F7: D4 */
    {UINT64_C(0x7f59dcc81f3dc1fe), 29}, /* 7.5 E5 E7 D6 G7 F6: F7 */
    {UINT64_C(0x84a0209ff459bf92), 31}, /* 7.5 C7 F5 G7 D4 E5: E4 */
    {UINT64_C(0x84d8aef5c302f10c), 21}, /* 7.5 C6 F4 E2 F6 E7: F7 */
    {UINT64_C(0x875b9307abf55005), 40}, /* 7.5: E5 */
    {UINT64_C(0x892bae6884a70cdb), 29}, /* 7.5 C6 F4 G7 C4 E6: G4 */
    {UINT64_C(0x8c988dc11e302b4c), 49}, /* 7.5 F6 E5 F5: E4 */
    {UINT64_C(0x9161dbb2f7a00c49), 23}, /* 7.5 C6 F4 G7: C4 */
    {UINT64_C(0x935fa25a0758da00), 39}, /* 7.5 E7 E5 D6 D5 G4: F5 */
    {UINT64_C(0x9716841bed86c775), 39}, /* 7.5 C7: F5 */
    {UINT64_C(0x989d6108e2f96316), 33}, /* 7.5 E5 E7 D6 D7: C6 */
    {UINT64_C(0x99136f2d363d3f34), 48}, /* 5.5 F6 D6 E5 C4: D4 */
    {UINT64_C(0x9cc8bb911de0ae2f), 38}, /* 7.5 E5 D3 F3 D7: C5 */
    {UINT64_C(0xa3ff151e69354823), 60}, /* 5.5 F6 D6 E5 C4 D4: C3 */
    {UINT64_C(0xa4a524b880db2307), 39}, /* 7.5 C7 F5 F4 E5 E4: D5 */
    {UINT64_C(0xaa7a306565bc5906), 50}, /* 5.5 F6: D6 */
    {UINT64_C(0xabf51364c020d215), 29}, /* 7.5 E7 E5 E3 F6 G7: F7 */
    {UINT64_C(0xaf1363921d1bb69d), 40}, /* 7.5 E7: E5 */
    {UINT64_C(0xb0b2d3be433b5709), 60}, /* 7.5 E7 E5 D6 D5 F6: G3 */
    {UINT64_C(0xb3652cb24c64bec1), 31}, /* 7.5 E6 E3 D4: E4 */
    {UINT64_C(0xb5d7693384b17eb7), 39}, /* 5.5 F6 C5 D4 E5: D5 */
    {UINT64_C(0xb714863d388979ea), 57}, /* 7.5 E7 E5 C6 C4 F3: G4 */
    {UINT64_C(0xbe3414e5f2c7f6b7), 47}, /* 7.5 E7 E5 D6 D5 G3: G4 */
    {UINT64_C(0xc9ca144cba212d06), 48}, /* 7.5 E5 E7 D6 G7: F6 */
    {UINT64_C(0xca781a45b4c66ad0), 48}, /* 7.5 E5 F6 E6 F5: F4 */
    {UINT64_C(0xcb2666adf28f5b1d), 48}, /* 7.5 E7 E5 E3 F6 D5: D4 */
    {UINT64_C(0xd718d579c837ac03), 58}, /* 7.5 E5 B3: E3 */
    {UINT64_C(0xd8a7e6a6304c8e49), 31}, /* 7.5 E7 E5 F5 F4 F6: E4 */
    {UINT64_C(0xe47e1935a02455ed), 22}, /* 7.5 C7 F5 F4 E5 G4: G5 */
    {UINT64_C(0xe4fc1b87c9e8578e), 33}, /* 7.5 C7 F5 G7 D4 F3: G4 */
    {UINT64_C(0xe5e32f8c3b147e9c), 39}, /* 7.5 E5 D3 F3 D6: D5 */
    {UINT64_C(0xf0e7cfb2cd8f413e), 12}, /* 7.5 C6 F4 D4 F6 E2: F2 */
    {UINT64_C(0xf4487924770b6b92), 42}, /* 7.5 E6: E3 */
    {UINT64_C(0xf4b3bba0910948eb), 40}, /* 7.5 C7 F5 F4: E5 */
    {UINT64_C(0xf8d18d81e0b54e7f), 49}, /* 7.5 E7 E5 E3 F6 D4: D5 */
    {UINT64_C(0xfc6bb090ea932c0f), 60}, /* 7.5 E5 E7 D6: G7 */
    {UINT64_C(0xfdd802bce4a3d882), 42}, /* 7.5 C7 F5 F3: E7 */
    {UINT64_C(0xfe11369ca53c6067), 32}, /* 7.5 E7 E5 F5 F4 E4: F6 */
};

const struct go_book go_book = {
    .plies = 6,
    .count = (int)(sizeof entries / sizeof *entries),
    .entry = entries,
};
