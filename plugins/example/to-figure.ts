import type { Element, ElementContent } from 'hast'
import { h, s } from 'hastscript'
import type { PageExample } from '@kit-edge/engine/site/examples.ts'
import type { ExampleControl } from '@kit-edge/engine/site/controls.ts'

/** One way to look at the code of a live example. */
export type ExampleCode = { title: string; language: string; code: string }

/**
 * Creates the figure of a live example: with a link to its own page, its controls, and its code.
 * The author's code is open, other views are closed below their titles. The Markdown of the page
 * only contains the author's code, so the rest is marked to be left out.
 * @param rendered HTML of the example, as a node that later steps leave unchanged
 * @param variants HTML of the variants, as such nodes
 * @param isFramed whether the HTML is a frame of another page
 */
export function toFigure(
  {
    id,
    title,
    path,
    layout,
    isCodeClosed,
  }: Pick<PageExample, 'id' | 'title' | 'path' | 'layout' | 'isCodeClosed'>,
  rendered: ElementContent,
  codes: ExampleCode[],
  {
    controls,
    variants,
    isFramed = false,
  }: { controls: ExampleControl[]; variants: ElementContent[]; isFramed?: boolean },
): Element {
  return h('figure.example', { id, ...(isFramed && { dataBlock: '' }) }, [
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
      h(
        'a.example-tool',
        {
          href: `/playground#example=${path.slice('/preview/'.length)}`,
          title: 'Open in the playground',
          ariaLabel: `Open “${title}” in the playground`,
        },
        [toPencil()],
      ),
    ]),
    h('div.example-preview', { dataLayout: toLayout(layout), dataMarkdownIgnore: '' }, [rendered]),
    ...(controls.length ? [toFieldset(controls)] : []),
    h(
      'div.example-codes',
      codes.map(({ title, language, code }, index) =>
        h('details', { name: `${id}-code`, ...toState(index, isCodeClosed) }, [
          h('summary', title),
          h('pre', [h('code', { className: [`language-${language}`] }, `${code}\n`)]),
        ]),
      ),
    ),
    ...variants,
  ])
}

/** Leaves the default out of the HTML. */
function toLayout(layout: PageExample['layout']): string | undefined {
  return layout === 'block' ? undefined : layout
}

/** Opens the author's code. Leaves the other views out of the page's Markdown. */
function toState(index: number, isCodeClosed: boolean): Element['properties'] {
  return index === 0 ? { open: !isCodeClosed } : { dataMarkdownIgnore: '' }
}

/**
 * Creates the controls of an example: a checkbox for booleans, a select for other values. A script
 * makes them work.
 */
function toFieldset(controls: ExampleControl[]): Element {
  return h('fieldset.example-controls.needs-script', { dataMarkdownIgnore: '' }, [
    h('legend.visually-hidden', 'Props'),
    ...controls.map(({ name, values, initial }) =>
      values.every((value) => typeof value === 'boolean')
        ? h('label', [h('input', { type: 'checkbox', checked: initial === true }), h('code', name)])
        : h('label', [
            h('code', name),
            h(
              'select',
              values.map((value) =>
                h('option', { selected: value === initial }, value === null ? '–' : String(value)),
              ),
            ),
          ]),
    ),
  ])
}

/**
 * Creates the icon, an arrow that leaves a box. It is part of the HTML, so it shows without
 * scripts.
 */
function toIcon(): Element {
  return s('svg', { viewBox: '0 0 24 24', width: 16, height: 16, ariaHidden: 'true' }, [
    s('path', { d: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5' }),
  ])
}

/** Creates the icon of the playground, a pencil. */
function toPencil(): Element {
  return s('svg', { viewBox: '0 0 24 24', width: 16, height: 16, ariaHidden: 'true' }, [
    s('path', { d: 'm4 20 1-4L16 5l3 3L8 19ZM14 7l3 3' }),
  ])
}
