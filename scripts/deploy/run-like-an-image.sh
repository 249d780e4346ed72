#!/bin/sh
# Runs a program as a container engine would: its own root, read-only but for /data, and an account without
# rights. Called in a mount namespace of its own.
# run-like-an-image.sh ROOT APP DATA USER:GROUP PROGRAM ARGUMENT...
set -eu
root=$1 app=$2 data=$3 user=$4
shift 4

show() { # what, where, how
  mkdir -p "$root$2"
  mount --bind "$1" "$root$2"
  mount -o "remount,bind,$3" "$root$2"
}

mount --make-rprivate /
mount -t tmpfs tmpfs "$root"
# What the base image holds: Node, its libraries and a few files about the network.
for folder in /usr /lib /lib64 /etc; do [ ! -e "$folder" ] || show "$(realpath "$folder")" "$folder" ro; done
mkdir -p "$root/nodejs/bin" "$root/dev" "$root/proc"
cp "$(command -v node)" "$root/nodejs/bin/node"
mount --bind /dev "$root/dev"
mount --bind /proc "$root/proc"
show "$app" /app ro
show "$data" /data rw
mount -o remount,ro "$root"
exec chroot "$root" setpriv --reuid "${user%:*}" --regid "${user#*:}" --clear-groups --no-new-privs \
  --inh-caps=-all --bounding-set=-all env --chdir=/app "$@"
