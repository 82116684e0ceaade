import type { Library } from '../schema/library.ts'

/** Name of the skill of writing a library's tags, as agents list it. */
export function toSkillName({ namespace }: Pick<Library, 'namespace'>): string {
  return `${namespace}-components`
}
