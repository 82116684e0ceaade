import type { ElementContent, Nodes } from 'hast'
import type { CodePrinter } from '../shared/create-code-printer.ts'
import { frameCodes } from './frame-codes.ts'

/**
 * Frames and highlights every code block.
 * @param toNode makes a node that stands for HTML as it is
 */
export async function highlightCodes(
  tree: Nodes,
  printer: CodePrinter,
  toNode: (html: string) => ElementContent,
): Promise<void> {
  await Promise.all(
    frameCodes(tree).map(async ({ code, language, fill }) =>
      fill(toNode(await printer.highlight(code, language))),
    ),
  )
}
