import type { AddressInfo } from 'node:net'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test, type Page } from './test.ts'
import { build, createServer, type Rollup, type ViteDevServer } from 'vite'
import { toChange } from '../../engine/install/change.ts'
import { planWiring } from '../../engine/install/wiring/plan-wiring.ts'
import { toLayeredCss } from '../../engine/install/wiring/layered-css.ts'
import { openBarePage } from './open-bare-page.ts'
import { readExamples } from './read-examples.ts'

const components = await readExamples()
/** Examples that show each component and each choice once. */
const shown = components.flatMap(({ examples }) => examples.slice(0, 4))
const html = `${shown.map((one) => one.html).join('\n')}
<button class="kit-button p-7" data-kit="button" data-variant="solid" data-color="primary" id="utility">A</button>`

const css = readFileSync('tests/fixtures/bare-rules/starter.css', 'utf8')
const ours = readFileSync('kit/build/styles.css', 'utf8')
/** What the page gives to all that is in it, and no rule for elements of components. */
const inherited = css.slice(css.indexOf(':root'), css.indexOf('* {'))

const library = { namespace: 'kit', package: '@kit-edge/ui' }

/** An application with Vite as a new one is; a file of its own stands for `@adonisjs/vite/client`. */
function toFiles(isTailwind: boolean): Record<string, string> {
  return {
    'client.ts': `export default (options) => ({
  name: 'entry-points',
  config: () => ({ build: { rolldownOptions: { input: options.entryPoints } } }),
})
`,
    'vite.config.ts': `import { defineConfig } from 'vite'
${isTailwind ? "import tailwindcss from '@tailwindcss/vite'\n" : ''}import adonisjs from './client.ts' // '@adonisjs/vite/client'

export default defineConfig({
  plugins: [
    adonisjs({ entryPoints: ['resources/css/app.css', 'resources/js/app.js'] }),
    ${isTailwind ? 'tailwindcss(),' : ''}
  ],
})
`,
    'resources/css/app.css': isTailwind
      ? `@import 'tailwindcss';\n@source inline('p-7');\n\n${css}`
      : css,
    'index.html': `<!doctype html><title>Starter</title>
<link rel="stylesheet" href="/resources/css/app.css">
<script type="module" src="/resources/js/app.js"></script>
<button class="kit-button" data-kit="button">A</button>`,
    'resources/js/app.js': "document.documentElement.dataset.own = ''\n",
  }
}

/** Makes the application, with the lines that an installation adds, or without. */
function makeApp(name: string, files: Record<string, string>, { isWired = true } = {}): string {
  const folder = resolve('.cache/test/starter', name)
  rmSync(folder, { recursive: true, force: true })
  const read = (file: string) => files[file] ?? null
  const { changes } = planWiring({ library, templates: [], read })
  const added = isWired ? changes.map(({ file, text }) => [file, text!] as const) : []
  expect(added).toHaveLength(isWired ? 3 : 0)
  for (const [file, text] of [...Object.entries(files), ...added]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

/** What `vite build` makes of the entry points, by the ending of the file. */
async function buildApp(root: string): Promise<Record<'css' | 'js', string>> {
  const configFile = join(root, 'vite.config.ts')
  const built = await build({ root, configFile, logLevel: 'error', build: { write: false } })
  const { output } = (Array.isArray(built) ? built[0]! : built) as Rollup.RollupOutput
  const find = (ending: string) => output.find(({ fileName }) => fileName.endsWith(ending))!
  const style = find('.css') as Rollup.OutputAsset
  return { css: String(style.source), js: (find('.js') as Rollup.OutputChunk).code }
}

async function serveApp(root: string): Promise<{ server: ViteDevServer; address: string }> {
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false, cors: true },
  })
  await server.listen()
  const { port } = server.httpServer!.address() as AddressInfo
  return { server, address: `http://127.0.0.1:${port}/` }
}

/** The looks of every part of a component with these style sheets, by what and where it is. */
async function readLooks(page: Page, head: string): Promise<Record<string, string>> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openBarePage(page, html, { head })
  // What has the focus has a ring, or not: that is up to the browser.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  return page.evaluate(() => {
    // Options are drawn by the system; where a part is follows from all parts before it, and what
    // has a logical name is there by its physical one too. A minifier writes `none` as a position,
    // and a reset gives everything a border without width, and the page another size of tabs.
    const isLeftOut =
      /^((perspective|transform)-origin|top|right|bottom|left|inset-.*|background-position.*|appearance|border-.*-style|tab-size|text-size-adjust|-webkit-tap-highlight-color|.*(inline|block).*|--.*)$/
    const parts = document.querySelectorAll<HTMLElement>(
      'main :is([data-kit], [data-kit-part]):not(option, #utility)',
    )
    const names = [...getComputedStyle(document.body)].filter((name) => !isLeftOut.test(name))
    const looks: Record<string, string> = {}
    for (const [index, element] of parts.entries()) {
      // The application styles what authors put into a component, as it should.
      if (element.querySelector('p:not([data-kit], [data-kit-part])')) continue
      // A reset hides what is hidden once more, and aligns pictures, which are alone in their box.
      if (element.matches('[hidden], img')) continue
      const owner = element.closest('[data-kit]')!.getAttribute('data-kit')
      const style = getComputedStyle(element)
      const key = `${index} ${owner} ${element.dataset.kit ? '' : element.dataset.kitPart}`
      looks[key] = names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('\n')
    }
    return looks
  })
}

/** Which parts look otherwise, each with the lines that differ. */
function listDifferences(one: Record<string, string>, other: Record<string, string>): string[] {
  return Object.keys(one).flatMap((part) => {
    const lines = new Set(other[part]!.split('\n'))
    const differing = one[part]!.split('\n').filter((line) => !lines.has(line))
    return differing.length ? [`${part}: ${differing.join('; ')}`] : []
  })
}

let alone: Record<string, string> | undefined

/** How components look where no rule of an application reaches them; the same for all tests. */
async function readAlone(page: Page): Promise<Record<string, string>> {
  alone ??= await readLooks(page, `<style>${ours}@layer app { ${inherited} }</style>`)
  expect(Object.keys(alone).length).toBeGreaterThan(200)
  return alone
}

const toPadding = (page: Page) =>
  page.locator('#utility').evaluate((element) => getComputedStyle(element).padding)

for (const isTailwind of [false, true]) {
  const name = isTailwind ? 'Vite and Tailwind' : 'Vite'
  const id = isTailwind ? 'tailwind' : 'vite'

  test(`with ${name}, a build of a new application changes no component`, async ({ page }) => {
    const alone = await readAlone(page)
    const { css, js } = await buildApp(makeApp(`${id}-build`, toFiles(isTailwind)))
    const looks = await readLooks(page, `<style>${css}</style>`)
    expect(listDifferences(alone, looks)).toEqual([])
    if (isTailwind) expect(await toPadding(page)).toBe('28px')
    expect(css).toContain('light-dark(')
    expect(css).not.toContain('--lightningcss')
    // All scripts are in it, and the application's own.
    for (const text of ['data-kit-dismiss', 'data-kit-tooltip', 'kit-theme', 'dataset.own']) {
      expect(js).toContain(text)
    }
  })

  test(`with ${name}, the server for development changes no component`, async ({ page }) => {
    const alone = await readAlone(page)
    const { server, address } = await serveApp(makeApp(`${id}-dev`, toFiles(isTailwind)))
    try {
      const sheet = `${address}resources/css/app.css`
      const served = await fetch(sheet, { headers: { accept: 'text/css' } })
      const looks = await readLooks(page, `<style>${await served.text()}</style>`)
      expect(listDifferences(alone, looks)).toEqual([])
      if (isTailwind) expect(await toPadding(page)).toBe('28px')
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('data-own', '')
      await expect(page.locator('html')).toHaveAttribute('data-kit-tooltips', '')
      await expect(page.locator('.kit-button')).toHaveCSS('display', 'inline-flex')
      expect(errors).toEqual([])
    } finally {
      await server.close()
    }
  })
}

test('without a bundler, in whichever order the files are linked, no component changes', async ({
  page,
}) => {
  const alone = await readAlone(page)
  const own = toLayeredCss('app.css', css, { namespace: 'kit', module: null }).text!
  expect(toChange('app.css', css, own).action).toBe('update')
  for (const sheets of [
    [own, ours],
    [ours, own],
  ]) {
    const head = sheets.map((sheet) => `<style>${sheet}</style>`).join('')
    expect(listDifferences(alone, await readLooks(page, head))).toEqual([])
  }
})

test('without the lines of an installation the rules of the application win', async ({ page }) => {
  const alone = await readAlone(page)
  const files = toFiles(false)
  files['resources/css/app.css'] = `@import '@kit-edge/ui/styles.css';\n${css}`
  const { css: built } = await buildApp(makeApp('unwired', files, { isWired: false }))
  const looks = await readLooks(page, `<style>${built}</style>`)
  const broken = listDifferences(alone, looks).map((line) => line.split(' ')[1])
  expect(broken).toEqual(
    expect.arrayContaining(['button', 'link', 'card', 'alert', 'checkbox', 'modal']),
  )
})

test('a button in a column is as wide as its text, and `block` fills the line', async ({
  page,
}) => {
  await openBarePage(
    page,
    `<div style="display: flex; flex-direction: column"><button class="kit-button" data-kit="button" id="plain">A</button>
<button class="kit-button" data-kit="button" data-block id="block">A</button></div>`,
  )
  const width = (id: string) =>
    page.locator(`#${id}`).evaluate((e) => (e as HTMLElement).offsetWidth)
  expect(await width('plain')).toBeLessThan(100)
  expect(await width('block')).toBeGreaterThan(500)
})
