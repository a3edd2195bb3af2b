#!/bin/sh
# skip.sh WHAT WHY - one test that cannot be run here. Prints TAP.
echo "1..1"
echo "ok 1 - $1 # SKIP $2"
