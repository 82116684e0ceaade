import { readFileSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { expect, test, type Page } from '../test.ts'
import { readExamples } from '../read-examples.ts'
import type { Swapper } from './swappers.ts'

const examples = (await readExamples()).flatMap(({ examples }) => examples)
const html = examples
  .map(({ id, html }) => `<section class="example" id="of-${id}">${html}</section>`)
  .join('\n')
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
const [{ text: script }] = outputFiles as [{ text: string }]
const still = '* { transition: none !important; animation: none !important; scroll-behavior: auto !important }'

/** What the pages of each library load before Kit's scripts. */
const libraries: Record<Swapper, string[]> = {
  idiomorph: ['node_modules/idiomorph/dist/idiomorph.js'],
  morphdom: ['node_modules/morphdom/dist/morphdom-umd.js'],
  'Turbo stream': ['node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js'],
  'Turbo refresh': ['node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js'],
  'htmx innerMorph': ['node_modules/htmx.org/dist/htmx.js'],
  'htmx outerMorph': ['node_modules/htmx.org/dist/htmx.js'],
  Alpine: ['node_modules/@alpinejs/morph/dist/cdn.js', 'node_modules/alpinejs/dist/cdn.js'],
  Livewire: ['tests/fixtures/livewire/livewire.js'],
  Datastar: ['tests/fixtures/datastar/datastar.js'],
  Unpoly: ['node_modules/unpoly/unpoly.js'],
  replacement: [],
}

/** Opens a page with all examples, on which no timer ends. */
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
    ...(/Alpine|Livewire/.test(swapper) ? ['/kit.js', '/library.js'] : ['/library.js', '/kit.js']).map(
      (src) => `<script src="${src}" ${isModule ? 'type="module"' : 'defer'}></script>`,
    ),
  ]
  const shown = swapper === 'Livewire' ? html.replaceAll(/<section class="example" id="([^"]+)"/g, '$& wire:id="$1" wire:snapshot="{&quot;data&quot;:{},&quot;memo&quot;:{&quot;id&quot;:&quot;$1&quot;,&quot;name&quot;:&quot;example&quot;}}" wire:effects="[]"') : html
  const body = `<!DOCTYPE html><html lang="en"><head>${heads.join('')}</head><body><main id="main">${shown}</main></body></html>`
  const files: Record<string, { body: string; contentType: string }> = {
    '/live': { body, contentType: 'text/html' },
    '/kit.js': { body: script, contentType: 'text/javascript' },
    '/library.js': { body: scripts.join('\n;'), contentType: 'text/javascript' },
  }
  let loads = 0
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    const file = files[pathname] ?? { status: 204 }
    if (pathname !== '/live' || !loads++) return route.fulfill(file)
    const body = files['/live']!.body.replaceAll(/<(?!html|head)[a-z][\w-]*/g, `$& data-render="${loads}"`)
    return route.fulfill({ ...file, body })
  })
  await page.addInitScript(() => {
    const start = setTimeout
    const isSoon = (time = 0) => time < 100
    Object.assign(window, {
      setTimeout: (run: () => void, time?: number, ...rest: unknown[]) =>
        isSoon(time) ? start(run, time, ...rest) : 0,
      setInterval: () => 0,
      prompt: () => null,
      confirm: () => false,
    })
    const clipboard = { writeText: () => Promise.resolve() }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard })
  })
  await page.goto('/live')
  return problems
}

for (const swapper of Object.keys(libraries) as Swapper[]) {
  test(`${swapper}: keeps what people did`, async ({ page }) => {
    const problems = await open(page, swapper)
    const outcome = await page.evaluate(
      ([swapper, html]) => window.live.checkAll(swapper, html),
      [swapper, html] as const,
    )
    const text = [JSON.stringify(outcome.kept), ...outcome.lost, ...problems].join('\n')
    writeFileSync(`/tmp/live-${swapper}.txt`, text)
    console.log(swapper, JSON.stringify(outcome.kept), outcome.lost.length, problems.length)
  })
}
