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

// One test opens each page once for all checks, because opening takes longer than most of them.
for (const path of [...pages, missing]) {
  test(`${path}: loads, fits, prints and is accessible`, async ({ page, context }) => {
    const isKind = kinds.includes(path)
    const isAlike = alike.includes(path)
    const problems = watchPage(page)
    const weigh = weighFiles(page)
    await watchClicks(page)
    await page.goto(path)
    // Frames of blocks load once they are visible, and `blocks.spec.ts` checks what they show.
    await page.locator('iframe').evaluateAll((frames) => frames.forEach((frame) => frame.remove()))

    await test.step('has valid ids, references, dialogs, tables and controls', async () => {
      expect.soft(await findHtmlProblems(page)).toEqual([])
    })
    await test.step('shows its place in the navigation', async () => {
      if (path === '/' || path === missing) return
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
      expect.soft(paths!.length).toBeGreaterThan(1)
      expect.soft(current).toEqual([path])
      const index = paths!.indexOf(path)
      // At the ends, they lead to the pages of another area.
      if (index > 0) expect.soft(prev).toEqual([paths![index - 1]])
      if (index < paths!.length - 1) expect.soft(next).toEqual([paths![index + 1]])
    })
    for (const width of isAlike ? tight : widths) {
      await test.step(`fits ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await findOverflow(page), `${width} px`).toEqual([])
      })
    }
    await test.step('prints its text, without the frame of the site', async () => {
      if (isAlike || path === missing) return
      const { texts, frame } = await print(page)
      expect
        .soft(texts)
        .toEqual([expect.stringContaining('<h1'), expect.stringContaining('class="prose"')])
      expect.soft(frame).toEqual([])
    })
    const component = components.find((component) => component.path === path)
    await test.step('copies exactly the code with the copy buttons', async () => {
      if (!component) return
      if (isKind) {
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        const first = page.locator('.code-frame').first().getByRole('button')
        await first.click()
        await expect.soft(first).toHaveText('Copied')
        const [code] = await page.locator('.code-frame pre').allTextContents()
        const text = await page.evaluate(() => navigator.clipboard.readText())
        expect.soft(text).toBe(code!.replace(/\n$/, ''))
      }
      const copied = await page.locator('.code-frame').evaluateAll(readCopies)
      expect.soft(copied.map(({ text }) => text)).toEqual(copied.map(({ code }) => code))
      const texts = copied.map(({ text }) => text.trimEnd())
      expect.soft(texts).toEqual(expect.arrayContaining(component.codes))
    })
    await test.step('renders valid HTML for every choice of every example', async () => {
      if (!component?.hasControls) return
      for (const example of await page.locator('.example:has(.example-controls)').all()) {
        const seen = new Set<string>()
        const within = `[id="${await example.getAttribute('id')}"]`
        const count = await example.locator('> template').count()
        await example.evaluate(showAlone)
        for (let index = 0; index < count; index++) {
          seen.add(await example.evaluate(choose, index))
          expect.soft(await findHtmlProblems(page, within), `${within} ${index}`).toEqual([])
        }
        expect.soft(seen.size, within).toBe(count)
      }
      await page.evaluate(showAlone, null)
    })
    await test.step('loads without an error, and only from the site', () => {
      expect(problems).toEqual([])
    })
    // Pages that show every component load the scripts of each; a tool has a stylesheet of its own.
    // A block uses the scripts of many components: the form to edit a record, five rich controls.
    const isBlock = path.startsWith('/blocks/')
    const most = {
      scripts: ['/', '/blocks', '/components'].includes(path) ? 27 : isBlock ? 23 : 20,
      styles: path === '/theme-builder' ? 39 : 38,
    }
    await test.step(`loads at most ${most.scripts} KB of scripts and ${most.styles} KB of styles`, async () => {
      const scripts = await weigh('.js')
      const styles = await weigh('.css')
      expect.soft(scripts).toBeGreaterThan(kilobyte)
      expect.soft(scripts).toBeLessThanOrEqual(most.scripts * kilobyte)
      expect.soft(styles).toBeGreaterThan(kilobyte)
      expect.soft(styles).toBeLessThanOrEqual(most.styles * kilobyte)
    })
    if (isAlike) return
    await test.step('has no axe violations at 320 px, light', async () => {
      expect.soft(await findViolations(page), '320 px, light').toEqual([])
    })
    await test.step('has no axe violations at 1280 px, dark', async () => {
      await showWideAndDark(page)
      expect.soft(await findViolations(page), '1280 px, dark').toEqual([])
    })
    await test.step('shows every stop of the Tab key', async () => {
      if (!isKind) await page.locator('.skip-link').press('Enter')
      const { stops, hidden } = await (isKind ? findHiddenStops : findHiddenFocus)(page)
      expect.soft(stops).toBeGreaterThan(isKind ? 3 : 0)
      expect.soft(hidden).toEqual([])
    })
  })
}

// Together, because loading axe and laying out the frame take longer than checking the text of a page.
for (let start = 0; start < alike.length; start += 20) {
  const paths = alike.slice(start, start + 20)
  test(`fits, prints and is accessible: the content of ${paths.join(', ')}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(paths[0]!)
    await page.evaluate(async (paths) => {
      // So that nothing is laid out that is removed again.
      document.body.style.display = 'none'
      for (const path of paths) {
        const html = await (await fetch(path)).text()
        const other = new DOMParser().parseFromString(html, 'text/html')
        // Each page itself shows whether they fit, and other specs the rest.
        for (const preview of other.querySelectorAll('.example-preview')) preview.replaceChildren()
        const content = document.createElement('div')
        content.id = path
        content.append(...other.querySelectorAll('main > :is(.page-header, .prose)'))
        document.querySelector('main')!.append(content)
      }
    }, paths.slice(1))
    await expect(page.locator('h1')).toHaveCount(paths.length)
    await page.evaluate(emptyRepeated)
    await page.evaluate(() => (document.body.style.display = ''))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await findOverflow(page), `${width} px`).toEqual([])
    }
    const { texts, frame } = await print(page)
    expect.soft(texts).toHaveLength(2 * paths.length)
    expect.soft(frame).toEqual([])
    expect.soft(await findViolations(page), '320 px, light').toEqual([])
    await showWideAndDark(page)
    // The HTML is the same: only positions and colours differ.
    const rules = [...rulesOfColour, ...rulesOfPlace]
    expect.soft(await findViolations(page, { rules }), '1280 px, dark').toEqual([])
    await page.locator('.skip-link').press('Enter')
    const { stops, hidden } = await findHiddenFocus(page)
    expect.soft(stops).toBeGreaterThan(paths.length)
    expect.soft(hidden).toEqual([])
  })
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
  await page.evaluate(emptyRepeated)
  await expect(page.locator('p')).toHaveCount(3)
  const found = await findViolations(page, { rules: rulesOfColour })
  expect(found).toEqual([
    expect.stringContaining('color-contrast: pre'),
    expect.stringContaining('color-contrast: #b1'),
    expect.stringContaining('color-contrast: li'),
  ])
})

/**
 * Empties what other pages show as well, and what other specs check: the frame of the site, tools
 * and previews of examples, code without a new kind of token. Removes texts that differ from an
 * earlier one only in words and links. The time of axe and of layout depends on all elements of a
 * page, even if axe skips them.
 */
function emptyRepeated(): void {
  const repeated = document.querySelectorAll('#site-navigation, .site-header, .example-preview')
  for (const element of repeated) element.replaceChildren()
  for (const bar of [...document.querySelectorAll('.example-bar')].slice(1)) bar.replaceChildren()
  const known = new Set<string>()
  const isKnown = (kind: string) => known.size === known.add(kind).size
  for (const block of document.querySelectorAll('pre.code')) {
    let isNew = !isKnown(block.className)
    for (const token of block.querySelectorAll('[class]')) {
      if (isKnown(token.className)) token.replaceWith(...token.childNodes)
      else isNew = true
    }
    if (!isNew) (block.closest('.code-frame') ?? block).replaceChildren()
  }
  const ofInstance = /^(id|href|for|name|title|datetime|aria-(label|labelledby|describedby))$/
  const toForm = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent!.trim() && 'text'
    const attributes = node.getAttributeNames().map((name) => {
      const value = node.getAttribute(name)!
      return `${name}=${ofInstance.test(name) ? Boolean(value.trim()) : value}`
    })
    const children = [...node.childNodes].map(toForm).join('')
    return `<${node.localName} ${attributes.join(' ')}>${children}</>`
  }
  const places = new Map<Element | null, string>([[null, '']])
  const toPlace = (element: Element | null): string => {
    const place =
      places.get(element) ??
      `${toPlace(element!.parentElement)}/${element!.localName}.${element!.className}`
    places.set(element, place)
    return place
  }
  for (const block of document.querySelectorAll('main :is(p, li, tr)')) {
    if (isKnown(toPlace(block.parentElement) + toForm(block))) block.remove()
  }
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

/**
 * Hides everything around an element, so that its changes do not lay out the whole page. Without an
 * element, shows everything again.
 */
function showAlone(element?: Element | null): void {
  for (const part of document.querySelectorAll('[data-aside]')) part.removeAttribute('data-aside')
  const styles = new CSSStyleSheet()
  styles.replaceSync('[data-aside] { display: none !important }')
  document.adoptedStyleSheets = element ? [styles] : []
  for (let part = element; part && part !== document.body; part = part.parentElement) {
    for (const other of part.parentElement!.children) {
      if (other !== part) other.setAttribute('data-aside', '')
    }
  }
}

/**
 * Sets the controls of an example to the choice with this number, whose digits are their values.
 * Returns the HTML that it shows.
 */
function choose(example: Element, index: number): string {
  const fieldset = example.querySelector('.example-controls')!
  const controls = fieldset.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input')
  let rest = index
  for (const control of [...controls].toReversed()) {
    const count = control instanceof HTMLSelectElement ? control.length : 2
    if (control instanceof HTMLSelectElement) control.selectedIndex = rest % count
    else control.checked = rest % 2 === 1
    rest = Math.floor(rest / count)
  }
  fieldset.dispatchEvent(new Event('change'))
  return example.querySelector('.example-preview')!.innerHTML
}
