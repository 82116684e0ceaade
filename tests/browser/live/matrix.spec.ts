import { readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { expect, test, type Page } from '../test.ts'
import { readExamples } from '../read-examples.ts'
import { losses } from './losses.ts'
import { readMeasured, writeMeasured } from './measured.ts'
import { kinds, toKind, type Kind } from './read-state.ts'
import type { Swapper } from './swappers.ts'

const examples = (await readExamples()).flatMap(({ examples }) => examples)
const sections = examples.map(
  ({ id, html }) => `<section class="example" id="of-${id}">${html}</section>`,
)
/** How many examples are in a page at once: the time of everything in a page grows with the page. */
const size = 20
const styles = readFileSync('kit/build/styles.css', 'utf8')
const { outputFiles } = await build({
  stdin: {
    contents: `import './kit/scripts.ts'; import './tests/browser/live/in-page.ts'`,
    resolveDir: '.',
  },
  bundle: true,
  format: 'iife',
  write: false,
})
const script = outputFiles.map(({ text }) => text).join('')
const still =
  '* { transition: none !important; animation: none !important; scroll-behavior: auto !important }'

/** What the pages of each library load before Kit's scripts. */
const libraries: Record<Swapper, string[]> = {
  idiomorph: ['node_modules/idiomorph/dist/idiomorph.js'],
  morphdom: ['node_modules/morphdom/dist/morphdom-umd.js'],
  Turbo: ['node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js'],
  htmx: ['node_modules/htmx.org/dist/htmx.js'],
  Alpine: ['node_modules/@alpinejs/morph/dist/cdn.js', 'node_modules/alpinejs/dist/cdn.js'],
  Datastar: ['tests/fixtures/datastar/datastar.js'],
  Unpoly: ['node_modules/unpoly/unpoly.js'],
  replacement: [],
}

/** Opens the first page of examples, on which no timer ends. */
async function open(page: Page, swapper: Swapper): Promise<string[]> {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await page.context().clearCookies()
  const isModule = swapper === 'Datastar'
  const scripts = libraries[swapper].map((path) => readFileSync(path, 'utf8'))
  const heads = [
    '<meta charset="utf-8"><title>Live</title><meta name="turbo-refresh-method" content="morph">',
    `<style>${styles}${still}</style>`,
    // Some libraries have to be there before Kit's scripts, others after them.
    ...(swapper === 'Alpine' ? ['/kit.js', '/library.js'] : ['/library.js', '/kit.js']).map(
      (src) => `<script src="${src}" ${isModule ? 'type="module"' : 'defer'}></script>`,
    ),
  ]
  const body = `<!DOCTYPE html><html lang="en"><head>${heads.join('')}</head><body><main id="main">${pages[0]}</main></body></html>`
  const files: Record<string, { body: string; contentType: string }> = {
    '/live': { body, contentType: 'text/html' },
    '/kit.js': { body: script, contentType: 'text/javascript' },
    '/library.js': { body: scripts.join('\n;'), contentType: 'text/javascript' },
  }
  await page.route('**/*', (route) =>
    route.fulfill(files[new URL(route.request().url()).pathname] ?? { status: 204 }),
  )
  await page.addInitScript(() => {
    const start = setTimeout
    const isSoon = (time = 0) => time < 100
    Object.assign(window, {
      setTimeout: (run: () => void, time?: number, ...rest: unknown[]) =>
        isSoon(time) ? start(run, time, ...rest) : 0,
      setInterval: () => 0,
      prompt: () => null,
      confirm: () => false,
      // A variable of the application that an example for Alpine uses.
      done: false,
    })
    const clipboard = { writeText: () => Promise.resolve() }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard })
  })
  await page.goto('/live')
  return problems
}

/** Pages of examples as the server sends them. */
const pages = Array.from({ length: Math.ceil(sections.length / size) }, (_, page) =>
  sections.slice(page * size, (page + 1) * size).join('\n'),
)

/** Types half a word with an input method into each kind of field, with an update after each step. */
async function compose(page: Page, swapper: Swapper): Promise<[kept: number, possible: number]> {
  const client = await page.context().newCDPSession(page)
  await page.evaluate((pages) => window.live.showFields(pages), pages)
  let [kept, possible] = [0, 0]
  for (; ; possible++) {
    const id = await page.evaluate((kind) => window.live.enter(kind), possible)
    if (!id) break
    const update = (time: number) => {
      const options = [swapper, id, time] as const
      return page.evaluate((options) => window.live.updateAround(...options), options)
    }
    const caret = { selectionStart: 1, selectionEnd: 1 }
    await client.send('Input.imeSetComposition', { text: 'に', ...caret })
    await update(0)
    await client.send('Input.imeSetComposition', { text: 'にほ', ...caret })
    await update(1)
    await client.send('Input.insertText', { text: '日本' })
    if ((await update(2)) === '日本') kept++
  }
  await client.detach()
  return [kept, possible]
}

for (const swapper of Object.keys(libraries) as Swapper[]) {
  test(`${swapper}: keeps what people did`, async ({ page }) => {
    const problems = await open(page, swapper)
    const options = [swapper, pages] as const
    await page.evaluate((options) => window.live.checkAll(...options), options)
    const outcome = await page.evaluate((options) => window.live.checkEach(...options), options)
    outcome.kept.composition = await compose(page, swapper)
    expect(problems).toEqual([])
    const listed = losses[swapper] ?? {}
    expect(outcome.lost.filter((line) => !(toKind(line.split(': ')[0]!) in listed))).toEqual([])
    for (const kind of Object.keys(kinds) as Kind[]) {
      const [kept, possible] = outcome.kept[kind] ?? [0, 0]
      expect.soft(possible, kind).toBeGreaterThan(0)
      expect.soft(kept === possible, `${kind} is listed as lost`).toBe(!(kind in listed))
    }
    if (process.env.UPDATE_LIVE) await writeMeasured(swapper, outcome.kept)
    else expect(outcome.kept).toEqual(readMeasured()[swapper])
  })
}
