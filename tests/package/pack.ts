import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeFileAtomically } from '../../engine/io/write-files.ts'
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

/** Packs the built library of this checkout, once for all tests that need it. */
export async function packKit(): Promise<Packed> {
  // A build replaces the folders that it writes, so their inodes and times tell builds apart.
  const stamps = readdirSync('kit').map((name) => {
    const { ino, mtimeMs } = statSync(join('kit', name))
    return `${name} ${ino} ${mtimeMs}`
  })
  const folder = join('.cache/package/packed', hash('sha256', stamps.join('\n')).slice(0, 16))
  const record = join(folder, 'packed.json')
  if (!existsSync(record)) {
    // A concurrent test may pack the same bytes, and whole files replace whole files.
    const packed = await pack('kit', join(folder, String(process.pid)))
    await writeFileAtomically(record, JSON.stringify(packed))
  }
  return JSON.parse(readFileSync(record, 'utf8'))
}
