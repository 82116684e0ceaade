import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runOk } from './run.ts'

/** A packed package: the path of its tarball, and the paths of the files in it. */
export type Packed = { tarball: string; files: string[] }

/** Packs the package of a checkout, which is built already, into a folder of its own. */
export async function pack(checkout: string, target: string): Promise<Packed> {
  mkdirSync(target, { recursive: true })
  const options = ['--json', '--ignore-scripts', '--pack-destination', resolve(target)]
  const text = await runOk(join(checkout, 'kit'), ['npm', 'pack', ...options])
  const [{ filename, files }] = JSON.parse(text)
  return {
    tarball: resolve(target, filename),
    files: files.map(({ path }: { path: string }) => path),
  }
}
