import { nest } from './nest.ts'
import { readPieces, readTemplate } from './read-pieces.ts'
import { type ParseOptions, toSource } from './source.ts'
import type { Root } from './tree.ts'

/**
 * Parses a template into a tree that has every character of it. Throws no error: what is not closed
 * ends with its line, and says so.
 */
export function parse(text: string, options: ParseOptions = {}): Root {
  const source = toSource(text, options, readPieces)
  return { type: 'root', text, from: 0, to: text.length, children: nest(readTemplate(source)) }
}
