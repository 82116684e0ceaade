import type { Element, ElementContent } from 'hast'
import { h, s } from 'hastscript'
import type { Preview } from '../../kit/src/site/list-previews.ts'

/** One way to look at the code of a live example. */
export type ExampleCode = { title: string; language: string; code: string }

/**
 * What makes remark-rehype turn the code block of a live example into the example, a link to it
 * alone, and its code: the author's open, other views of it below their titles. What the Markdown of
 * the page lacks is marked as such: it has the author's code alone.
 * @param rendered the example, as a node that no later step reads
 */
export function toFigure(
  { id, title, path }: Pick<Preview, 'id' | 'title' | 'path'>,
  rendered: ElementContent,
  codes: ExampleCode[],
): { hName: string; hProperties: Element['properties']; hChildren: ElementContent[] } {
  return {
    hName: 'figure',
    hProperties: { className: ['example'], id, dataPagefindIgnore: '' },
    hChildren: [
      h('div.example-bar', [
        h(
          'a.example-tool',
          {
            href: path,
            target: '_blank',
            title: 'Open alone in a new tab',
            ariaLabel: `Open “${title}” alone in a new tab`,
          },
          [toIcon()],
        ),
      ]),
      h('div.example-preview', { dataMarkdownIgnore: '' }, [rendered]),
      h(
        'div.example-codes',
        codes.map(({ title, language, code }, index) =>
          h('details', { name: `${id}-code`, ...toState(index) }, [
            h('summary', title),
            h('pre', [h('code', { className: [`language-${language}`] }, `${code}\n`)]),
          ]),
        ),
      ),
    ],
  }
}

/** The author's code is open, and the only one in the Markdown of the page. */
function toState(index: number): Element['properties'] {
  return index === 0 ? { open: true } : { dataMarkdownIgnore: '' }
}

/** An arrow that leaves its box; drawn here, since it is there without a script. */
function toIcon(): Element {
  return s('svg', { viewBox: '0 0 24 24', width: 16, height: 16, ariaHidden: 'true' }, [
    s('path', { d: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5' }),
  ])
}
