import { library } from '../library.ts'

const wanted = 7

/** Why the library cannot work with a version of AdonisJS; null when it can, or nobody knows. */
export function toVersionProblem(version: string | null): string | null {
  const major = Number.parseInt(version ?? '', 10)
  if (Number.isNaN(major) || major >= wanted) return null
  return `Cannot configure \`${library.package}\` for AdonisJS ${version}, expected AdonisJS ${wanted}. Upgrade the project first.`
}
