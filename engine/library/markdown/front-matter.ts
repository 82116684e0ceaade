import type { Root } from 'mdast'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { ProblemError } from '../../problem/problem.ts'

/** The front matter of a page: its data, its position, and the line of each top-level key. */
export interface PageFrontMatter {
  /** The parsed YAML; an empty object if there is none. */
  data: unknown
  from: number
  to: number
  lines: Record<string, number>
}

/** Parses the front matter of a page. Throws a ProblemError if it is not closed or invalid YAML. */
export function parseFrontMatter(root: Root, text: string, file: string): PageFrontMatter {
  const node = root.children[0]
  if (node?.type !== 'yaml') {
    refuseMisplaced(text, file)
    return { data: {}, from: 0, to: 0, lines: {} }
  }

  const counter = new LineCounter()
  const document = parseDocument(node.value, { lineCounter: counter, prettyErrors: false })
  const error = document.errors[0]
  // The YAML starts on the second line of the file, after the fence.
  const lineAt = (offset: number) => counter.linePos(offset).line + 1
  if (error !== undefined) {
    throw new ProblemError({
      file,
      line: lineAt(error.pos[0]),
      cannot: 'read the front matter',
      expected: ['valid YAML'],
      fix: `The YAML parser reports: ${error.message}`,
    })
  }

  const items = isMap(document.contents) ? document.contents.items : []
  const lines = items.flatMap(({ key }) =>
    isScalar(key) && key.range ? [[String(key.value), lineAt(key.range[0])] as const] : [],
  )
  return {
    data: document.toJS() ?? {},
    from: node.position?.start.offset ?? 0,
    to: node.position?.end.offset ?? 0,
    // Unlike an assignment, this also creates a `__proto__` key.
    lines: Object.fromEntries(lines),
  }
}

// Astro also reads front matter below blank lines, and micromark misreads a page whose front matter
// is not closed. Rejecting both avoids two different results.
function refuseMisplaced(text: string, file: string): void {
  const opening = /^\s*---[ \t]*(?=\n|$)/.exec(text)
  if (opening === null) return
  throw new ProblemError({
    file,
    line: opening[0].split('\n').length,
    cannot: 'read the front matter',
    expected: ['`---` on the first line and again below the YAML'],
    fix: 'Close the front matter, or write a thematic break as `***`.',
  })
}
