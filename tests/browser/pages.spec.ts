import { expect, test, type Page } from './test.ts'
import { findHiddenFocus, findHiddenStops, findHiddenStopsIn } from './find-hidden-stops.ts'
import { findHtmlProblems } from './find-html-problems.ts'
import { findOverflow } from './find-overflow.ts'
import { findViolations, rulesOfColour, rulesOfPlace } from './find-violations.ts'
import { finishTransitions } from './finish-transitions.ts'
import { openBarePage } from './open-bare-page.ts'
import { readSite } from './read-site.ts'
import { watchClicks } from './watch-clicks.ts'
import { watchPage } from './watch-page.ts'
import { weighFiles } from './weigh-files.ts'

const { pages, components } = await readSite()
const missing = '/no/such/page'
const kilobyte = 1024
const widths = [1440, 768, 360, 320]
/** Tests the Tab key in the examples of components with scripts. */
const scripted = components.filter(({ script }) => script).map(({ path }) => path)

/** One page of each kind, on which the navigation is tested too: it is the same on all others. */
const kinds = ['/', ...['/components/', '/guides/'].map(findFirst), missing]

function findFirst(start: string): string {
  return pages.find((path) => path.startsWith(start))!
}

// One test opens each page once for all checks, because opening takes longer than most of them.
for (const path of [...pages, missing]) {
  test(`${path}: loads, fits, prints and is accessible`, async ({ page }) => {
    const problems = watchPage(page)
    const weigh = weighFiles(page)
    await watchClicks(page)
    await page.goto(path)

    await test.step('has valid ids, references, dialogs, tables and controls', async () => {
      expect.soft(await findHtmlProblems(page)).toEqual([])
    })
    await test.step('shows its place in the navigation', async () => {
      if (path === '/' || path === missing) return
      const links = page.locator('#site-navigation li a')
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
      expect.soft(paths.length).toBe(pages.length - 1)
      const current = page.locator('#site-navigation [aria-current="page"]')
      await expect.soft(current).toHaveCount(1)
      await expect.soft(current).toHaveAttribute('href', path)
      for (const [rel, step] of [
        ['prev', -1],
        ['next', 1],
      ] as const) {
        const link = page.locator(`.page-turner a[rel="${rel}"]`)
        const neighbour = paths[paths.indexOf(path) + step]
        await expect.soft(link).toHaveCount(neighbour ? 1 : 0)
        if (neighbour) await expect.soft(link).toHaveAttribute('href', neighbour)
      }
    })
    for (const width of widths) {
      await test.step(`fits ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await findOverflow(page), `${width} px`).toEqual([])
      })
    }
    const isKind = kinds.includes(path)
    if (!isKind) await foldRepeatedCode(page)
    const outside = isKind ? [] : ['#site-navigation', '[data-repeated]']
    await test.step('has no axe violations at 320 px, light', async () => {
      await finishTransitions(page)
      expect.soft(await findViolations(page, { outside }), '320 px, light').toEqual([])
    })
    await test.step('has no axe violations at 1280 px, dark', async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.emulateMedia({ colorScheme: 'dark' })
      await finishTransitions(page)
      // The HTML is the same: only positions and colours differ.
      const scope = isKind ? {} : { rules: [...rulesOfColour, ...rulesOfPlace], outside }
      expect.soft(await findViolations(page, scope), '1280 px, dark').toEqual([])
    })
    await test.step('shows every stop of the Tab key', async () => {
      if (!isKind) await page.locator('.skip-link').press('Enter')
      const { stops, hidden } = await (isKind ? findHiddenStops : findHiddenFocus)(page)
      expect.soft(stops).toBeGreaterThan(isKind ? 3 : 0)
      expect.soft(hidden).toEqual([])
      if (isKind || !scripted.includes(path)) return
      const inExamples = await findHiddenStopsIn(page, '.example-preview')
      expect.soft(inExamples.stops).toBeGreaterThan(0)
      expect.soft(inExamples.hidden).toEqual([])
    })
    await test.step('loads without an error, and only from the site', () => {
      expect(problems).toEqual([])
    })
    await test.step('loads at most 20 KB of scripts and 25 KB of styles', async () => {
      const scripts = await weigh('.js')
      const styles = await weigh('.css')
      expect.soft(scripts).toBeGreaterThan(kilobyte)
      expect.soft(scripts).toBeLessThanOrEqual(20 * kilobyte)
      expect.soft(styles).toBeGreaterThan(kilobyte)
      expect.soft(styles).toBeLessThanOrEqual(25 * kilobyte)
    })
    if (path === missing) return
    await test.step('prints its text, without the frame of the site', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('.prose')).toBeVisible()
      const frame = 'body > header, nav, [role="navigation"], .copy'
      await expect(page.locator(frame).filter({ visible: true })).toHaveCount(0)
    })
  })
}

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

test('finds insufficient contrast in code, except in repeated blocks', async ({ page }) => {
  const code = (kind: string) => `<pre class="code"><span class="${kind}">text</span></pre>`
  await openBarePage(page, ['a', 'b', 'b', 'a'].map(code).join(''))
  await page.addStyleTag({ content: '.b { color: #aaa; background: #bbb }' })
  await foldRepeatedCode(page)
  const found = await findViolations(page, { rules: rulesOfColour, outside: ['[data-repeated]'] })
  expect(found).toEqual([expect.stringContaining('color-contrast: .b')])
})

/**
 * Replaces code tokens with text if the page has shown their kind before, and marks blocks without
 * a new kind: axe checks each of them like any other element.
 */
async function foldRepeatedCode(page: Page): Promise<void> {
  await page.locator('pre.code').evaluateAll((blocks) => {
    const known = new Set<string>()
    for (const block of blocks) {
      const before = known.size
      known.add(block.className)
      for (const token of block.querySelectorAll('[class]')) {
        const { size } = known
        if (size === known.add(token.className).size) token.replaceWith(...token.childNodes)
      }
      block.toggleAttribute('data-repeated', known.size === before)
    }
  })
}
