#!/bin/sh
# machines.sh - the names of all machines, from the catalogue, a line each.
set -eu
cd "$(dirname "$0")/.."
sed -n 's/^MACHINE(\([a-z0-9_]*\))$/\1/p' src/machines/catalogue.h
