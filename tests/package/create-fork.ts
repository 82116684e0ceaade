import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** What a fork takes over: the engine and the library with its documentation. */
const parts = ['content', 'kit', 'package.json', 'plugins', 'public', 'tools', 'tsconfig.json']

/**
 * Copies this checkout as somebody does who makes a package of their own from it. Returns the path of
 * the copy.
 */
export function createFork(name: string): string {
  const folder = resolve('.cache/package', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const isCopied = (path: string) => !/^kit\/(build(\.next)?|node_modules)(\/|$)/.test(path)
  for (const part of parts) {
    cpSync(part, join(folder, part), { recursive: true, filter: (path) => isCopied(path) })
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}
