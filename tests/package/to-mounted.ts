import { spawnSync } from 'node:child_process'

/**
 * Returns a `sh` command that mounts something and then runs a program, which alone sees the mount.
 */
function toCommand(mount: string): string[] {
  const rights = process.getuid?.() === 0 ? '-m' : '-rm'
  return ['unshare', rights, 'sh', '-c', `set -e; ${mount}; shift; exec "$@"`, 'sh']
}

/** Whether this machine lets a test mount a file system. */
export const isMountable =
  spawnSync('unshare', toMounted('/mnt', 'full').slice(1).concat('true')).status === 0

/**
 * Returns the start of a command line whose program sees a folder as an empty disk of 4 KB or as a
 * read-only disk; all other programs see the folder unchanged.
 */
export function toMounted(folder: string, kind: 'full' | 'read-only'): string[] {
  const mount = {
    full: 'mount -t tmpfs -o size=4k none "$1"',
    'read-only': 'mount --bind "$1" "$1"; mount -o remount,bind,ro "$1"',
  }[kind]
  return [...toCommand(mount), folder]
}
