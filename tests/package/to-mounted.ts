import { spawnSync } from 'node:child_process'

/** A script of `sh` that mounts something and then runs the program behind it, alone in seeing it. */
function toCommand(mount: string): string[] {
  const rights = process.getuid?.() === 0 ? '-m' : '-rm'
  return ['unshare', rights, 'sh', '-c', `set -e; ${mount}; shift; exec "$@"`, 'sh']
}

/** Whether this machine lets a test mount a file system. */
export const isMountable =
  spawnSync('unshare', toMounted('/mnt', 'full').slice(1).concat('true')).status === 0

/**
 * The beginning of a command line whose program finds a folder on a disk of 8 KB, empty, or on one
 * that can only be read; everybody else sees the folder as it is.
 */
export function toMounted(folder: string, kind: 'full' | 'read-only'): string[] {
  const mount = {
    full: 'mount -t tmpfs -o size=8k none "$1"',
    'read-only': 'mount --bind "$1" "$1"; mount -o remount,bind,ro "$1"',
  }[kind]
  return [...toCommand(mount), folder]
}
