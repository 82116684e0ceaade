import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePort } from '../../package/find-free-port.ts'
import { fillSample } from './fill-sample.ts'
import type { Host, Hosted } from './host.ts'
import { linkRoot } from './link-root.ts'
import { startProgram } from './start-program.ts'

/** Serves a built site with Caddy and its sample. */
export async function startCaddy(hosted: Hosted): Promise<Host> {
  const port = await findFreePort()
  const { root, space } = await linkRoot('caddy', hosted)
  const sample = await fillSample('Caddyfile', [
    ['\ndocs.example {', `\nhttp://127.0.0.1:${port} {\n\tbind 127.0.0.1`],
    ['root * /srv/docs\n', `root * ${root}\n`],
    ['vars base ""', `vars base "${hosted.base}"`],
  ])
  const file = join(space, 'Caddyfile')
  // Without Caddy's admin interface, certificates or storage outside this folder.
  const options = `{\n\tadmin off\n\tauto_https off\n\tstorage file_system ${space}\n}\n`
  await writeFile(file, options + sample)
  return startProgram('caddy', ['run', '--adapter', 'caddyfile', '--config', file], port)
}
