import { expect, test, type Page } from '../test.ts'
import { createGoldenRenderer } from '../../golden/create-golden-renderer.ts'
import { listFormControls } from '../../unit/components/list-form-controls.ts'
import { openBarePage } from '../open-bare-page.ts'
import { readExamples } from '../read-examples.ts'

/** Widths of boxes, in rem. */
const widths = [10, 12, 14, 16, 20, 24]

/** Those that fill the window, in which they never have less than 20rem, or are outside of it. */
const ofWindow = ['dock', 'navbar', 'skip-link']
/** Three words, a badge and an icon in a large button need 11rem. */
const except = ['dropdown--custom-trigger']

const components = (await readExamples()).filter(({ name }) => !ofWindow.includes(name))

/** Returns what is wider than the box that it is in, or cut off by it. */
function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    for (const box of document.querySelectorAll<HTMLElement>('[data-tested]')) {
      const { left, right } = box.getBoundingClientRect()
      for (const element of box.querySelectorAll<HTMLElement>('*')) {
        const rectangle = element.getBoundingClientRect()
        if (!rectangle.width || !element.checkVisibility({ visibilityProperty: true })) continue
        if (rectangle.left >= left - 1 && rectangle.right <= right + 1) continue
        if (isReachable(element, box)) continue
        const over = Math.round(Math.max(rectangle.right - right, left - rectangle.left))
        const { kitPart = element.className } = element.dataset
        found.add(`${box.dataset.tested}: ${kitPart || element.tagName}, ${over} px`)
        break
      }
    }
    return [...found]

    /** Whether people scroll to it, or only screen readers find it. */
    function isReachable(element: Element, box: Element): boolean {
      for (let one: Element | null = element; one && one !== box; one = one.parentElement) {
        const { overflowX, position, clipPath, animationName } = getComputedStyle(one)
        if (one !== element && /auto|scroll|hidden|clip/.test(overflowX)) return true
        if (position === 'fixed' || one.matches(':popover-open, dialog, [popover], svg *'))
          return true
        // What is cut off for decoration, or turns in its place.
        if (one.matches('.kit-visually-hidden') || clipPath !== 'none' || animationName !== 'none')
          return true
      }
      return false
    }
  })
}

const names = (await listFormControls()).map(({ component }) => component.name)
const controls = components.filter(({ name }) => names.includes(name))
const edge = await createGoldenRenderer()

/** What the examples are in, by name: those of all components in boxes, of controls also in others. */
const containers: Record<string, string> = {
  boxes: '@example',
  'cells of a table': '<table style="width: 100%"><tr><td>@example</td></tr></table>',
  cards: '<x-kit::card>@example</x-kit::card>',
  toolbars:
    '<x-kit::toolbar label="Tools">@example<x-kit::button>Save</x-kit::button></x-kit::toolbar>',
  'rows with a button':
    '<x-kit::stack orientation="horizontal" wrap>@example<x-kit::button>Save</x-kit::button></x-kit::stack>',
}

for (const [name, container] of Object.entries(containers)) {
  test(`fits ${container === '@example' ? 'every component' : 'controls'} into ${name} of 10 to 24rem`, async ({
    page,
  }) => {
    const [before, after] = (await edge.renderRaw(container)).split('@example')
    const tested = container === '@example' ? components : controls
    const html = tested.flatMap(({ name, examples }) =>
      examples
        .filter(({ id }) => !except.includes(id))
        .map(({ id, html }) => `<div data-tested="${name}/${id}">${before}${html}${after}</div>`),
    )
    await openBarePage(page, html.join('\n'))
    await page.addScriptTag({ type: 'module', url: '/scripts.js' })
    await page.waitForLoadState('networkidle')
    const found: string[] = []
    for (const width of widths) {
      await page.evaluate((width) => {
        for (const box of document.querySelectorAll<HTMLElement>('[data-tested]')) {
          box.style.width = `${width}rem`
        }
      }, width)
      for (const one of await findTooWide(page)) found.push(`${width}rem: ${one}`)
    }
    expect(found).toEqual([])
  })
}
