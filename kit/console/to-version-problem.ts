import { library } from '../library.ts'

const wanted = 7

/** Why the library cannot work with a version of AdonisJS; null when it can. */
export function toVersionProblem(version: string): string | null {
  if (Number.parseInt(version, 10) >= wanted) return null
  return `Cannot configure \`${library.package}\` for AdonisJS ${version}, expected AdonisJS ${wanted}. Upgrade the project first.`
}
