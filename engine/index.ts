export { defineLibrary } from './schema/define-library.ts'
export { defineTokens } from './schema/tokens.ts'
export type { Library } from './schema/library.ts'
