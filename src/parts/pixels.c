/* pixels.c - the pictures of all kinds of parts, in pixels.
 *
 * Apart from kinds.c because only the faces that draw link it.
 */
#include "draw/painter.h"

#define PART(name, NAME) extern const struct painter name##_pixels;
#include "parts/catalogue.h"
#undef PART

const struct painter *const painters[] = {
#define PART(name, NAME) [PART_##NAME] = &name##_pixels,
#include "parts/catalogue.h"
#undef PART
};
