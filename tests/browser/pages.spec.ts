import { expect, test, type Page } from './test.ts'
import { findHiddenFocus, findHiddenStops, findHiddenStopsIn } from './find-hidden-stops.ts'
import { findHtmlProblems, findHtmlProblemsOfChoices } from './find-html-problems.ts'
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
const widths = [1600, 1280, 960, 720, 600, 480, 320]
/** The least room of an example, with and without the lists beside it. */
const tight = [1280, 320]

/** One page of each kind, on which the Tab key and the navigation are tested too. */
const kinds = [
  '/',
  components.find(({ hasControls }) => hasControls)!.path,
  pages.find((path) => path.startsWith('/guides/'))!,
  missing,
]
/**
 * Pages with parts of their own. The frame of the site and of examples is the same on all others,
 * whose texts are checked together.
 */
const special = pages.filter((path) => path.lastIndexOf('/') === 0 || path === '/guides/theming')
const alike = pages.filter((path) => !kinds.includes(path) && !special.includes(path))

test.use({ viewport: { width: widths[0]!, height: 800 } })

for (const path of [...kinds, ...special.filter((path) => !kinds.includes(path))]) {
  test(`${path}: loads, fits, prints and is accessible`, async ({ page }) => {
    const isKind = kinds.includes(path)
    const check = await watch(page)
    await check(path, widths)
    await test.step('prints its text, without the frame of the site', async () => {
      if (path === missing) return
      const { texts, frame } = await print(page)
      expect
        .soft(texts)
        .toEqual([expect.stringContaining('<h1'), expect.stringContaining('class="prose"')])
      expect.soft(frame).toEqual([])
    })
    await test.step('has no axe violations at 320 px, light', async () => {
      expect.soft(await findViolations(page), '320 px, light').toEqual([])
    })
    await test.step('has no axe violations at 1280 px, dark', async () => {
      await showWideAndDark(page)
      // The HTML is the same, and the pages of each kind show what the frame has only here.
      const rules = isKind ? undefined : [...rulesOfColour, ...rulesOfPlace]
      expect.soft(await findViolations(page, { rules }), '1280 px, dark').toEqual([])
    })
    await test.step('shows every stop of the Tab key', async () => {
      if (!isKind) await page.locator('.skip-link').press('Enter')
      const { stops, hidden } = await (isKind ? findHiddenStops : findHiddenFocus)(page)
      expect.soft(stops).toBeGreaterThan(isKind ? 3 : 0)
      expect.soft(hidden).toEqual([])
    })
  })
}

// Several in each test, because a new test takes as long as opening a page.
for (let start = 0; start < alike.length; start += 20) {
  const paths = alike.slice(start, start + 20)
  test(`loads and fits: ${paths.join(', ')}`, async ({ page }) => {
    const check = await watch(page)
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
    // Repeated headings are missing here; `tests/site/html.test.ts` checks their order.
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

/**
 * Watches a page. Returns a function that opens one path after the other, and checks all that needs
 * the whole page; it leaves the page at the last width.
 */
async function watch(page: Page): Promise<(path: string, widths: number[]) => Promise<void>> {
  const problems = watchPage(page)
  await watchClicks(page)
  return async (path, widths) => {
    const component = components.find((component) => component.path === path)
    const step = (title: string, check: () => Promise<void>) =>
      test.step(`${path}: ${title}`, check)
    problems.length = 0
    await page.setViewportSize({ width: widths[0]!, height: 800 })
    await page.goto(path)
    // Frames of blocks load once they are visible, and `blocks.spec.ts` checks what they show.
    await page.locator('iframe').evaluateAll((frames) => frames.forEach((frame) => frame.remove()))
    await step('has valid ids, references, dialogs, tables and controls', async () => {
      expect.soft(await findHtmlProblems(page), path).toEqual([])
    })
    await step('shows its place in the navigation', async () => {
      if (path !== '/' && path !== missing) await expectPlace(page, path)
    })
    for (const width of widths) {
      await step(`fits ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        // The links of a navbar fade out when they become a menu.
        await finishTransitions(page)
        expect.soft(await findOverflow(page), `${path}, ${width} px`).toEqual([])
      })
    }
    await step('copies exactly the code with the copy buttons', async () => {
      if (!component) return
      const copied = await page.locator('.code-frame').evaluateAll(readCopies)
      expect
        .soft(
          copied.map(({ text }) => text),
          path,
        )
        .toEqual(copied.map(({ code }) => code))
      const texts = copied.map(({ text }) => text.trimEnd())
      expect.soft(texts, path).toEqual(expect.arrayContaining(component.codes))
    })
    await step('loads few scripts and styles', async () => {
      const most = toBudget(path)
      const scripts = await weighFiles(page, '.js')
      const styles = await weighFiles(page, '.css')
      expect.soft(scripts, path).toBeGreaterThan(kilobyte)
      expect.soft(scripts, path).toBeLessThanOrEqual(most.scripts * kilobyte)
      expect.soft(styles, path).toBeGreaterThan(kilobyte)
      expect.soft(styles, path).toBeLessThanOrEqual(most.styles * kilobyte)
    })
    await step('renders valid HTML for every choice of every example', async () => {
      if (!component?.hasControls) return
      expect.soft(await findHtmlProblemsOfChoices(page), path).toEqual([])
    })
    await step('loads without an error, and only from the site', async () => {
      expect.soft(problems, path).toEqual([])
    })
  }
}

/** Returns the most that a page may load, in KB. */
function toBudget(path: string): { scripts: number; styles: number } {
  // Pages that show every component load the scripts of each; a tool has a stylesheet of its own.
  // A block uses the scripts of many components: the form to edit a record, five rich controls.
  const isBlock = path.startsWith('/blocks/')
  return {
    scripts: ['/', '/blocks', '/components'].includes(path) ? 28 : isBlock ? 23 : 20,
    styles: path === '/theme-builder' ? 40 : 39,
  }
}

async function expectPlace(page: Page, path: string): Promise<void> {
  const [paths, current, prev, next] = await page.evaluate(
    (selectors) =>
      selectors.map((selector) =>
        [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href')),
      ),
    [
      '#site-navigation ul:not(.navigation-areas) a',
      '#site-navigation [aria-current="page"]',
      '.page-turner a[rel="prev"]',
      '.page-turner a[rel="next"]',
    ],
  )
  expect.soft(paths!.length, path).toBeGreaterThan(1)
  expect.soft(current).toEqual([path])
  const index = paths!.indexOf(path)
  // At the ends, they lead to the pages of another area.
  if (index > 0) expect.soft(prev, path).toEqual([paths![index - 1]])
  if (index < paths!.length - 1) expect.soft(next, path).toEqual([paths![index + 1]])
}

/** Returns the texts and the parts of the frame that a printed page shows. */
async function print(page: Page): Promise<{ texts: string[]; frame: string[] }> {
  await page.emulateMedia({ media: 'print' })
  const shown = await page.evaluate(() => {
    const listVisible = (selector: string) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const { width, height } = element.getBoundingClientRect()
        const isVisible = element.checkVisibility({ visibilityProperty: true })
        return width && height && isVisible ? element.outerHTML.slice(0, 80) : []
      })
    return {
      texts: listVisible('h1, .prose'),
      frame: listVisible('body > header, nav:not([data-kit]), [role="navigation"], .copy'),
    }
  })
  await page.emulateMedia({ media: 'screen' })
  return shown
}

async function showWideAndDark(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await finishTransitions(page)
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

/**
 * Presses the button of each block of code, and returns the copied and the shown text. Replaces the
 * clipboard of the system, which takes long.
 */
async function readCopies(blocks: Element[]): Promise<{ text: string; code: string }[]> {
  let text = ''
  navigator.clipboard.writeText = (written) => {
    text = written
    return Promise.resolve()
  }
  const copies = []
  for (const block of blocks) {
    const button = block.querySelector('button')!
    text = ''
    button.textContent = 'Copy'
    const isAnswered = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (button.textContent !== 'Copy') resolve()
      })
      observer.observe(button, { childList: true })
    })
    button.click()
    await isAnswered
    copies.push({ text, code: block.querySelector('pre')!.textContent.replace(/\n$/, '') })
  }
  return copies
}
