/** Serves the built site and prints where it is: `node tools/serve.ts [port]`. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readLibrary } from '../kit/io/read-library.ts'
import { createSiteServer } from '../plugins/shared/create-site-server.ts'

const { SITE_DIR = '.', OUT_DIR = 'dist', DOCS_URL } = process.env
const port = Number(process.argv[2] ?? 4321)
const folder = resolve(OUT_DIR)
if (!existsSync(join(folder, 'index.html'))) {
  console.error(`Cannot serve \`${OUT_DIR}\`, expected a built site. Run \`npm run build\` first.`)
  process.exit(1)
}

const { library } = await readLibrary(join(SITE_DIR, 'kit'), DOCS_URL)
const base = new URL(library.docsUrl).pathname.replace(/\/$/, '')
const server = createSiteServer(folder, base)
server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE'
  console.error(
    isTaken
      ? `Cannot serve on port ${port}, it is in use. Stop the other server, or give another port: \`npm run preview -- 4322\`.`
      : error.message,
  )
  process.exit(1)
})
server.listen(port, '127.0.0.1', () => {
  const address = `http://127.0.0.1:${port}${base}`
  console.log(`\n${library.name} ${library.version}\n`)
  for (const [title, path] of [
    ['Documentation', '/'],
    ['Components', '/components.json'],
    ['Component index', '/components/index.json'],
    ['API map', '/api-map.json'],
    ['Design tokens', '/tokens.json'],
    ['Index for agents', '/llms.txt'],
    ['All text', '/llms-full.txt'],
  ] as const) {
    console.log(`  ${title.padEnd(18)}${address}${path}`)
  }
  console.log('\nPress Ctrl+C to stop.')
})
