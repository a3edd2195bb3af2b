/* catalogue.h - the boards whose ports are known, one line each. */

PINOUT(artya7)
PINOUT(basys2)
PINOUT(basys3)
PINOUT(de0cv)
PINOUT(de10lite)
PINOUT(de1soc)
PINOUT(icebreaker)
PINOUT(nexys3)
PINOUT(nexys4)
PINOUT(nexysa7)
PINOUT(tangnano9k)
PINOUT(tinytapeout)
