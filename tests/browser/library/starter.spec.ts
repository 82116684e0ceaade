import type { AddressInfo } from 'node:net'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test, type Page } from '../test.ts'
import { build, createServer, type Rollup, type ViteDevServer } from 'vite'
import { toChange } from '../../../engine/install/change.ts'
import { planWiring } from '../../../engine/install/wiring/plan-wiring.ts'
import { toLayeredCss } from '../../../engine/install/wiring/layered-css.ts'
import { openBarePage } from '../open-bare-page.ts'
import { readExamples } from '../read-examples.ts'

const components = await readExamples()
/** Examples that show each component and each of its variants once. */
const shown = components.flatMap(({ examples }) => examples.slice(0, 4))
const html = `${shown.map((one) => one.html).join('\n')}
<button class="kit-button p-7" data-kit="button" data-variant="solid" data-color="primary" id="utility">A</button>`

const css = readFileSync('tests/fixtures/bare-rules/starter.css', 'utf8')
const ours = readFileSync('kit/build/styles.css', 'utf8')
/** Only inherited styles of the page, without rules for elements of components. */
const inherited = css.slice(css.indexOf(':root'), css.indexOf('* {'))

const library = { namespace: 'kit', package: '@kit-edge/ui' }

/**
 * Returns the files of a new application with Vite; a local file replaces `@adonisjs/vite/client`.
 */
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

/** Creates the application, with or without the lines that an installation adds. */
function makeApp(name: string, files: Record<string, string>, { isWired = true } = {}): string {
  const folder = resolve('.cache/test/starter', name)
  rmSync(folder, { recursive: true, force: true })
  const read = (file: string) => files[file] ?? null
  const { changes } = planWiring({ library, templates: [], read, scripts: [] })
  const added = isWired ? changes.map(({ file, text }) => [file, text!] as const) : []
  expect(added).toHaveLength(isWired ? 3 : 0)
  for (const [file, text] of [...Object.entries(files), ...added]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

/** Returns what `vite build` writes for the entry points, by file extension. */
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

/** The computed styles of every part of a component, by its place, in the order of these names. */
type Looks = { names: string[]; values: Record<string, string> }

/**
 * Returns the computed styles of every part of a component with these stylesheets, as far as these
 * or other stylesheets set them: the rest follows from what they set.
 */
async function readLooks(page: Page, head: string, others: string[] = []): Promise<Looks> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openBarePage(page, html, { head })
  await page.evaluate(async () => {
    // Removes the focus, because its ring depends on the browser.
    ;(document.activeElement as HTMLElement | null)?.blur()
    // An animation that follows the scroll position has no effect before the first frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
  return page.evaluate((others) => {
    const set = new Set<string>()
    const add = (style: CSSStyleDeclaration) => [...style].forEach((name) => set.add(name))
    const addRules = (rules: CSSRuleList) => {
      for (const rule of rules as Iterable<Partial<CSSStyleRule>>) {
        if (rule.style) add(rule.style)
        if (rule.cssRules) addRules(rule.cssRules)
      }
    }
    const sheets = others.map((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      return sheet
    })
    for (const { cssRules } of [...document.styleSheets, ...sheets]) addRules(cssRules)
    for (const { style } of document.querySelectorAll<HTMLElement>('[style]')) add(style)
    // Skips options, which the system draws; positions, which follow from other parts; and logical
    // properties, which have physical equivalents. Minifiers write `none` as a position, and resets
    // give every element a border without width, and the page another tab size.
    const isLeftOut =
      /^((perspective|transform)-origin|top|right|bottom|left|inset-.*|background-position.*|appearance|border-.*-style|tab-size|text-size-adjust|-webkit-tap-highlight-color|.*(inline|block).*|--.*)$/
    const isPhysical = /top|right|bottom|left|width|height/
    const parts = document.querySelectorAll<HTMLElement>(
      'main :is([data-kit], [data-kit-part]):not(option, #utility)',
    )
    const names = [...getComputedStyle(document.body)].filter(
      (name) => (set.has(name) || isPhysical.test(name)) && !isLeftOut.test(name),
    )
    const values: Record<string, string> = {}
    for (const [index, element] of parts.entries()) {
      // The application may style the content that authors put into a component.
      if (element.querySelector(':is(p, pre):not([data-kit], [data-kit-part])')) continue
      // A reset also hides hidden elements, and aligns images, which are alone in their box.
      if (element.matches('[hidden], img')) continue
      const owner = element.closest('[data-kit]')!.getAttribute('data-kit')
      const style = getComputedStyle(element)
      const key = `${index} ${owner} ${element.dataset.kit ? '' : element.dataset.kitPart}`
      values[key] = names.map((name) => style.getPropertyValue(name)).join('\n')
    }
    return { names, values }
  }, others)
}

/** Returns the parts that differ, each with the lines that differ. */
function listDifferences(one: Looks, other: Looks): string[] {
  // Otherwise something that only the other one sets would not be compared.
  expect(one.names).toEqual(expect.arrayContaining(other.names))
  const at = other.names.map((name) => one.names.indexOf(name))
  return Object.keys(one.values).flatMap((part) => {
    if (one.values[part] === other.values[part]) return []
    const values = one.values[part]!.split('\n')
    const others = other.values[part]!.split('\n')
    const differing = other.names.flatMap((name, index) => {
      const value = values[at[index]!]
      return value === others[index] ? [] : [`${name}: ${value}, not ${others[index]}`]
    })
    return differing.length ? [`${part}: ${differing.join('; ')}`] : []
  })
}

let alone: Looks | undefined

/** Returns the styles of components without rules of an application; the same for all tests. */
async function readAlone(page: Page): Promise<Looks> {
  alone ??= await readLooks(page, `<style>${ours}@layer app { ${inherited} }</style>`, [
    css,
    readFileSync('node_modules/tailwindcss/preflight.css', 'utf8'),
  ])
  expect(Object.keys(alone.values).length).toBeGreaterThan(200)
  return alone
}

const toPadding = (page: Page) =>
  page.locator('#utility').evaluate((element) => getComputedStyle(element).padding)

test('keeps the styles of components in a build of a new application with Vite and Tailwind', async ({
  page,
}) => {
  const alone = await readAlone(page)
  const { css, js } = await buildApp(makeApp('tailwind-build', toFiles(true)))
  const looks = await readLooks(page, `<style>${css}</style>`)
  expect(listDifferences(alone, looks)).toEqual([])
  expect(await toPadding(page)).toBe('28px')
  expect(css).toContain('light-dark(')
  expect(css).not.toContain('--lightningcss')
  // It contains all scripts, including the application's own.
  for (const text of ['data-kit-dismiss', 'data-kit-tooltip', 'kit-theme', 'dataset.own']) {
    expect(js).toContain(text)
  }
})

test('keeps the styles of components on a development server with Vite', async ({ page }) => {
  const alone = await readAlone(page)
  const { server, address } = await serveApp(makeApp('vite-dev', toFiles(false)))
  try {
    const sheet = `${address}resources/css/app.css`
    const served = await fetch(sheet, { headers: { accept: 'text/css' } })
    const looks = await readLooks(page, `<style>${await served.text()}</style>`)
    expect(listDifferences(alone, looks)).toEqual([])
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

test('keeps the styles of components without a bundler, in either order of the stylesheets', async ({
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

test("loses to the application's rules without the lines of an installation", async ({ page }) => {
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

test('makes a button in a column as wide as its text, and with `block` as wide as the line', async ({
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
