import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { toBasePath } from '@kit-edge/engine/catalog/urls.ts'
import { createSiteServer } from './create-site-server.ts'

/** Serves the built site in `OUT_DIR` on a port, and prints its URLs. */
export function serveSite(argument = '4321'): void {
  const { OUT_DIR = 'dist' } = process.env
  const port = Number(argument)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    fail(`Cannot serve on port \`${argument}\`, expected a number from 1 to 65535.`)
  }
  const manifest = join(resolve(OUT_DIR), 'components.json')
  if (!existsSync(manifest)) {
    fail(`Cannot serve \`${OUT_DIR}\`, expected a built site. Run \`npm run build\` first.`)
  }

  const { library } = JSON.parse(readFileSync(manifest, 'utf8'))
  const base = toBasePath(library)
  const server = createSiteServer(resolve(OUT_DIR), base)
  server.on('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE'
    fail(
      isTaken
        ? `Cannot serve on port ${port}, which is in use. Choose another: \`npm run preview -- 4322\`.`
        : error.message,
    )
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
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
