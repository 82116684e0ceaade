import type { Source, SourceNode } from './create-parser.ts'

/** A string of a source file: its value as it is written, its quotes, and where it ends. */
export type SourceString = { node: SourceNode; value: string; quote: string; to: number }

/** Lists the strings in the code of a source file, in order; what is in comments is none. */
export function listStrings(source: Source): SourceString[] {
  return source
    .getDescendants()
    .filter((node) =>
      ['StringLiteral', 'NoSubstitutionTemplateLiteral'].includes(node.getKindName()),
    )
    .map((node) => {
      const text = node.getText()
      return { node, value: text.slice(1, -1), quote: text[0]!, to: node.getEnd() }
    })
}
