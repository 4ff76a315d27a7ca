#!/usr/bin/env bash
# Scripts/seed-database.sh --database FILE [--workouts N] [--seed S]: makes a fresh, complete database with the
# built-in catalog, and synthetic workouts up to N in total.
here=$(readlink -f -- "${BASH_SOURCE[0]}")
# shellcheck source=Scripts/toolchain.sh
source "${here%/*}/toolchain.sh"

need_program seed-database
exec "$program" "$@"
