import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Peer } from './peers.ts'
import { runTimed } from './run-timed.ts'

/** Installs a generator into a folder with npm, unless the same versions are there. */
export async function installPeer(folder: string, { packages }: Peer): Promise<void> {
  const manifest = `${JSON.stringify({ private: true, type: 'module', dependencies: packages }, null, 2)}\n`
  const file = join(folder, 'package.json')
  const done = join(folder, 'node_modules/.installed')
  const installed = await readFile(done, 'utf8').catch(() => null)
  await mkdir(folder, { recursive: true })
  await writeFile(file, manifest)
  if (installed === manifest) return
  await runTimed(['npm', 'install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
  await writeFile(done, manifest)
}
