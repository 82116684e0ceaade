import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { run } from './run.ts'

/**
 * Returns the type errors of an application's own files, and of packages that are files of it and
 * not links: each with its path. The native compiler needs a sixth of the time.
 * @param options of the compiler, besides those of its `tsconfig.json`
 */
export async function listTypeErrors(folder: string, options: string[] = []): Promise<string[]> {
  const root = resolve(folder)
  const compiler = resolve('node_modules/typescript-7/bin/tsc')
  const command = [compiler, '--noEmit', '--singleThreaded', '--listFiles', '--pretty', 'false']
  const { stdout, stderr } = await run(root, [...command, ...options])
  assert.equal(stderr, '')
  // Further lines of an error are indented.
  const lines = stdout.replaceAll(/\n +/g, ' ').split('\n')
  const checked = lines.filter((line) => line.startsWith(`${root}/`))
  const sources = globSync('{*,{app,bin,config,start}/**/*}.ts', { cwd: root })
  assert.ok(sources.length > 5 && checked.length >= sources.length, stdout.slice(0, 2000))
  return lines.flatMap((line) => {
    const [, path = 'tsconfig.json', message] =
      /^(?:(.+?)\(\d+,\d+\): )?error TS\d+: (.*)/.exec(line) ?? []
    return message === undefined || path.startsWith('../') ? [] : [`${path}: ${message}`]
  })
}
