import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { runOk } from './run.ts'

/** A packed package: the path of its tarball, and the paths of the files in it. */
export type Packed = { tarball: string; files: string[] }

/** Packs the package in a folder, which is already built, into another folder. */
export async function pack(folder: string, target: string): Promise<Packed> {
  mkdirSync(target, { recursive: true })
  const options = ['--json', '--ignore-scripts', '--pack-destination', resolve(target)]
  const text = await runOk(folder, ['npm', 'pack', ...options])
  const [{ filename, files }] = JSON.parse(text)
  return {
    tarball: resolve(target, filename),
    files: files.map(({ path }: { path: string }) => path),
  }
}
