import { isIP } from 'node:net'

/**
 * Whether the `Host` of a request can be that of a server on this machine: `localhost` or an IP
 * address. Any other name may belong to a foreign site that resolves it to this machine.
 */
export function isLocalHost(host = 'localhost'): boolean {
  const [, name = ''] = /^(\[[^\]]+\]|[^:]+)(?::\d+)?$/.exec(host.toLowerCase()) ?? []
  return /^(.+\.)?localhost$/.test(name) || isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0
}
