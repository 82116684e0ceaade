import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FileSystemWatcher } from 'vscode-languageserver/node.js'
import { toPath } from './to-path.ts'

/**
 * Finds the folder of the application that an editor works on: the first of its open folders that is
 * in one, or else the application inside of them in which the server starts. If there is none,
 * returns the first open folder, and the problem for the editor to show.
 * @param uris the folders that are open in the editor
 * @param started folder in which the server starts
 * @param library what the problem names
 */
export function findApplication(
  uris: readonly string[],
  started: string,
  library: { name: string },
): { root: string; problem: string | null } {
  const folders = uris
    .flatMap((uri) => toPath(uri) ?? [])
    .map((path) => path.replace(/(?<=[^:])[/\\]$/, ''))
  const around = findAround(started)
  const isInside = folders.some((folder) => around !== null && contains(folder, around))
  const found = [...folders.map(findAround), !folders.length || isInside ? around : null]
  const root = found.find((folder) => folder !== null)
  if (root !== undefined) return { root, problem: null }
  const looked = folders.length ? folders : [started]
  return {
    root: looked[0]!,
    problem: `${library.name} cannot find your application, expected \`adonisrc.ts\` in ${looked.join(', ')} or a folder above. Your components, routes and configuration are missing until you open the folder of your application.`,
  }
}

/** Finds the application in a folder, or the nearest one around it. */
function findAround(folder: string): string | null {
  if (existsSync(join(folder, 'adonisrc.ts'))) return folder
  const parent = dirname(folder)
  return parent === folder ? null : findAround(parent)
}

function contains(folder: string, path: string): boolean {
  return !/^\.\.|^[A-Za-z]:/.test(relative(folder, path))
}

/** The files of an application that the server reads. */
const READ = [
  '**/*.edge',
  '{config,start,providers}/*.{ts,js}',
  'app/{middleware,providers}/*.{ts,js}',
  'package.json',
]

/** Lists what the editor watches in the folder of an application. */
export function toWatchers(root: string, hasRelative: boolean): FileSystemWatcher[] {
  const baseUri = pathToFileURL(root).href
  return READ.map((pattern) => ({
    globPattern: hasRelative
      ? { baseUri, pattern }
      : `${pattern.startsWith('**') ? '' : '**/'}${pattern}`,
  }))
}
