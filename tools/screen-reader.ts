/**
 * Records what a real screen reader says: starts Orca and Firefox on a display without a screen,
 * presses the keys in the tables of the component pages, and writes what Orca says into them.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { address } from '../tests/browser/address.ts'
import { findProgram } from './find-program.ts'
import { fail } from './read-options.ts'
import { openDesktop } from './screen-reader/desktop.ts'
import { readTranscript } from './screen-reader/section.ts'

const help = `Usage: npm run screen-reader:update -- [component …]

Records the transcripts of the named components, or of all. Build the site first: npm test build.
Needs Debian packages: node tools/find-program.ts --install firefox orca xvfb xdotool`

const asked = process.argv.slice(2)
if (asked.includes('--help')) {
  console.log(help)
  process.exit()
}
const known = readdirSync('content/components')
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.slice(0, -'.md'.length))
  .filter((name) => readTranscript(readFileSync(`content/components/${name}.md`, 'utf8'), name))
const unknown = asked.find((name) => !known.includes(name))
if (unknown) fail(`Cannot record \`${unknown}\`, expected some of ${known.join(', ')}.`)
for (const program of ['firefox', 'orca', 'xvfb', 'xdotool'] as const) {
  if (!findProgram(program)) fail(`Cannot find \`${program}\`.\n\n${help}`)
}

const desktop = await openDesktop()
const server = spawn(process.execPath, ['tests/browser/serve.ts'], { stdio: 'inherit' })
try {
  await untilServed(server)
  const record = ['--', process.execPath, 'tools/screen-reader/record.ts']
  const session = spawn('dbus-run-session', [...record, ...(asked.length ? asked : known)], {
    stdio: ['ignore', 'inherit', 'ignore'],
    env: desktop.env,
  })
  const [code] = (await once(session, 'exit')) as [number | null]
  process.exitCode = code ?? 1
} finally {
  server.kill()
  desktop.close()
}

/** Waits until the site answers, unless its server ends. */
async function untilServed(server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const isOk = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isOk) return
  }
  throw new Error('The server of the site has ended.')
}
