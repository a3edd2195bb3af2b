#!/bin/sh
# setup.sh - Gradescope: what the image needs. Put the packages of boardwalk
# beside this file.
set -eu
apt-get update
apt-get install -y --no-install-recommends yosys
apt-get install -y --no-install-recommends "$(dirname "$0")"/boardwalk_*.deb
