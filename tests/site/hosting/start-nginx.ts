import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePort } from '../../package/find-free-port.ts'
import { fillSample } from './fill-sample.ts'
import type { Host, Hosted } from './host.ts'
import { linkRoot } from './link-root.ts'
import { startProgram } from './start-program.ts'

/** Serves a built site with nginx and its sample. */
export async function startNginx(hosted: Hosted): Promise<Host> {
  const port = await findFreePort()
  const { root, space } = await linkRoot('nginx', hosted)
  const sample = await fillSample('nginx.conf', [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['root /srv/docs;', `root ${root};`],
    ['set $docs_base "";', `set $docs_base "${hosted.base}";`],
  ])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${space}/${name};`)
    .join(' ')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const file = join(space, 'nginx.conf')
  await writeFile(
    file,
    `${user} daemon off; pid ${space}/nginx.pid; error_log stderr; worker_processes 1; events {}
http { access_log off; ${temporary}
${sample} }
`,
  )
  return startProgram('nginx', ['-e', 'stderr', '-p', space, '-c', file], port)
}
