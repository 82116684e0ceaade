import { expect, test, type Page } from './test.ts'
import { findHtmlProblems, findHtmlProblemsOfChoices } from './find-html-problems.ts'
import { findOverflow } from './find-overflow.ts'
import { finishTransitions } from './finish-transitions.ts'
import { readSite } from './read-site.ts'
import { watchClicks } from './watch-clicks.ts'
import { watchPage } from './watch-page.ts'
import { weighFiles } from './weigh-files.ts'

const { pages, components } = await readSite()
const kilobyte = 1024

/** The path of a page that does not exist. */
export const missing = '/no/such/page'

/** The widths that pages must fit into. */
export const widths = [1600, 1280, 960, 720, 600, 480, 320]

/** One page of each kind, on which the Tab key and the navigation are tested too. */
export const kinds = [
  '/',
  components.find(({ hasControls }) => hasControls)!.path,
  pages.find((path) => path.startsWith('/guides/'))!,
  missing,
]

const block = pages.find((path) => path.startsWith('/blocks/'))

/** Pages with parts of their own. */
export const special = pages.filter((path) => {
  const isOwn = path.lastIndexOf('/') === 0 || path === '/guides/theming' || path === block
  return isOwn && !kinds.includes(path)
})

/** All others, whose frame and examples look the same and whose texts are checked together. */
export const alike = pages.filter((path) => !kinds.includes(path) && !special.includes(path))

/**
 * Watches a page. Returns a function that opens one path after the other, and checks all that needs
 * the whole page; it leaves the page at the last width.
 */
export async function openChecked(
  page: Page,
): Promise<(path: string, widths: number[]) => Promise<void>> {
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
    scripts: ['/', '/blocks', '/components'].includes(path) ? 28.25 : isBlock ? 23 : 20,
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
export async function print(page: Page): Promise<{ texts: string[]; frame: string[] }> {
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

/** Shows a page on a desktop in the dark scheme. */
export async function showWideAndDark(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await finishTransitions(page)
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
