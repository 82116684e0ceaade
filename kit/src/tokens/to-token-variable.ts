import type { Library } from '../schema/library.ts'

/** The CSS custom property of a token, `--acme-color-primary`. */
export function toTokenVariable(
  { namespace }: Pick<Library, 'namespace'>,
  group: { name: string },
  token: { name: string },
): string {
  return `--${namespace}-${group.name}-${token.name}`
}
