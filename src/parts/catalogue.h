/* catalogue.h - all kinds of parts, one line each.
 *
 * PART(name, NAME) stands for the folder src/parts/name and for PART_NAME in
 * the tables of boards. The folder has three records, each in a file for the
 * room that it belongs to:
 *
 *     part.c     name_part     what it is and how it is read (kind.h)
 *     pixels.c   name_pixels   its picture in pixels (draw/painter.h)
 *     cells.c    name_cells    its picture in a terminal (term/cells.h)
 *
 * Everything else follows from this list. Meson reads this file too, so that
 * a line has one PART(name, NAME) and nothing else. The including file
 * defines PART.
 */
PART(button, BUTTON)
PART(switch, SWITCH)
PART(keyboard, KEYBOARD)
PART(led, LED)
PART(digit, DIGIT)
PART(rgb, RGB)
PART(matrix, MATRIX)
PART(terminal, TERMINAL)
PART(screen, SCREEN)
PART(speaker, SPEAKER)
PART(chip, CHIP)
PART(breadboard, BREADBOARD)
PART(resistor, RESISTOR)
PART(wire, WIRE)
