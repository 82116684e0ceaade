import { expect, test, type Page } from '../test.ts'
import { findHiddenFocus, findHiddenStops, findHiddenStopsIn } from '../find-hidden-stops.ts'
import { findOverflow } from '../find-overflow.ts'
import { findViolations, rulesOfColour, rulesOfPlace } from '../find-violations.ts'
import { openBarePage } from '../open-bare-page.ts'
import { alike, openChecked, print, showWideAndDark, widths } from '../open-checked.ts'

/** The least room of an example, with and without the lists beside it. */
const tight = [1280, 320]

test.use({ viewport: { width: widths[0]!, height: 800 } })

/** Their frame is the same, so a fifth of them is opened as a whole. */
const opened = alike.filter((_, index) => index % 5 === 0)

// Several in each test, because a new test takes as long as opening a page.
for (let start = 0; start < opened.length; start += 20) {
  const paths = opened.slice(start, start + 20)
  test(`loads and fits: ${paths.join(', ')}`, async ({ page }) => {
    const check = await openChecked(page)
    for (const [index, path] of paths.entries()) {
      // The first width is that of the page before, because a change lays out the page again.
      await check(path, index % 2 ? tight.toReversed() : tight)
    }
  })
}

// Together, because loading axe and laying out the frame take longer than checking the text of a page.
test('fits, prints and is accessible: the content of all other pages', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(alike[0]!)
  await test.step('gathers', () => page.evaluate(gather, alike.slice(1)))
  await expect(page.locator('h1')).toHaveCount(alike.length)
  for (const width of widths) {
    await test.step(`fits ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await findOverflow(page), `${width} px`).toEqual([])
    })
  }
  await test.step('prints its text, without the frame of the site', async () => {
    const { texts, frame } = await print(page)
    expect.soft(texts).toHaveLength(2 * alike.length)
    expect.soft(frame).toEqual([])
  })
  await test.step('has no axe violations at 320 px, light', async () => {
    // Repeated headings are missing here; `tests/site/others/html.test.ts` checks their order.
    const without = ['heading-order']
    expect.soft(await findViolations(page, { without }), '320 px, light').toEqual([])
  })
  await test.step('has no axe violations at 1280 px, dark', async () => {
    await showWideAndDark(page)
    // The HTML is the same: only positions and colours differ.
    const rules = [...rulesOfColour, ...rulesOfPlace]
    expect.soft(await findViolations(page, { rules }), '1280 px, dark').toEqual([])
  })
  await test.step('shows every stop of the Tab key', async () => {
    await page.locator('.skip-link').press('Enter')
    const { stops, hidden } = await findHiddenFocus(page)
    expect.soft(stops).toBeGreaterThan(50)
    expect.soft(hidden).toEqual([])
  })
})

test('finds an invisible focus, with the Tab key and without', async ({ page }) => {
  const [hidden, seen] = ['<button style="outline: none">A</button>', '<button>B</button>']
  await openBarePage(page, `<a href="#start">Go</a><p id="start">Start</p><p>${hidden}${seen}</p>`)
  const findInSecond = (page: Page) => findHiddenStopsIn(page, 'p:nth-of-type(2)')
  for (const find of [findHiddenStops, findHiddenFocus, findInSecond]) {
    await page.getByRole('link').press('Enter')
    const found = await find(page)
    expect(found).toEqual({ stops: 2, hidden: [expect.stringContaining('no outline: <button')] })
  }
  expect(await findHiddenStopsIn(page, '#start')).toEqual({ stops: 0, hidden: [] })
})

test('finds insufficient contrast in code and texts, except in repeated blocks', async ({
  page,
}) => {
  const code = (kind: string) => `<pre class="code"><span class="${kind}">text</span></pre>`
  const text = (kind: string, name: string) =>
    `<p>a <b class="${kind}" id="${name}">${name}</b></p>`
  await openBarePage(
    page,
    [
      ...['a', 'b', 'b', 'a'].map(code),
      ...['a1', 'b1', 'b2', 'a2'].map((name) => text(name[0]!, name)),
      '<ul><li class="b">text</li></ul><p><b class="a"></b></p>',
    ].join(''),
  )
  await page.addStyleTag({ content: '.b { color: #aaa; background: #bbb }' })
  await page.evaluate(gather, [])
  await expect(page.locator('p')).toHaveCount(3)
  const found = await findViolations(page, { rules: rulesOfColour })
  expect(found).toEqual([
    expect.stringContaining('color-contrast: pre'),
    expect.stringContaining('color-contrast: #b1'),
    expect.stringContaining('color-contrast: li'),
  ])
})

/**
 * Adds the content of other pages to the shown one, and empties what other pages show as well, and
 * what other specs check: the frame of the site, tools and previews of examples, code without a new
 * kind of token. Removes texts, headings, tables and examples that differ from an earlier one only in
 * words and links. The time of axe and of layout depends on all elements of a page, even if axe skips them.
 */
async function gather(paths: string[]): Promise<void> {
  const known = new Set<string>()
  const isKnown = (kind: string) => known.size === known.add(kind).size
  const ofInstance =
    /^(id|href|for|name|title|datetime|data-copy-text|aria-(label|labelledby|describedby))$/
  const toForm = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent!.trim() && 'text'
    const attributes = node.getAttributeNames().map((name) => {
      const value = node.getAttribute(name)!
      return `${name}=${ofInstance.test(name) ? Boolean(value.trim()) : value}`
    })
    const children = [...node.childNodes].map(toForm).join('')
    return `<${node.localName} ${attributes.join(' ')}>${children}</>`
  }
  const toPlace = (element: Element | null): string =>
    element ? `${toPlace(element.parentElement)}/${element.localName}.${element.className}` : ''

  const emptyRepeated = (page: Document): void => {
    for (const template of page.querySelectorAll('template')) template.remove()
    const repeated = page.querySelectorAll('#site-navigation, .site-header, .example-preview')
    for (const element of repeated) element.replaceChildren()
    for (const bar of page.querySelectorAll('.example-bar')) {
      if (isKnown('example-bar')) bar.replaceChildren()
    }
    for (const block of page.querySelectorAll('pre.code')) {
      const tokens = [...block.querySelectorAll('[class]')]
      const repeats = tokens.filter(({ className }) => isKnown(className))
      if (isKnown(block.className) && repeats.length === tokens.length) {
        ;(block.closest('.code-frame') ?? block).replaceChildren()
      } else for (const token of repeats) token.replaceWith(...token.childNodes)
    }
    // Texts first, because tables and lists without them are the same.
    for (const kind of [
      'p, li, tr, details',
      'pre, .code-frame, .table, .example, ul, h2, h3, h4',
    ]) {
      for (const block of page.querySelectorAll(`main :is(${kind})`)) {
        const isRepeated = isKnown(toPlace(block.parentElement) + toForm(block))
        // A page with a text shows that it prints.
        if (isRepeated && !block.matches('.prose > :first-child')) block.remove()
      }
    }
  }

  // So that nothing is laid out that is removed again.
  document.body.style.display = 'none'
  emptyRepeated(document)
  for (const path of paths) {
    const html = await (await fetch(path)).text()
    const other = new DOMParser().parseFromString(html, 'text/html')
    emptyRepeated(other)
    const content = document.createElement('div')
    content.id = path
    content.append(...other.querySelectorAll('main > :is(.page-header, .prose)'))
    document.querySelector('main')!.append(content)
  }
  document.body.style.display = ''
}
