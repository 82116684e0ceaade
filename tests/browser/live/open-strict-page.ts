import { build } from 'esbuild'
import { createRenderer } from '../../../plugins/example/render-examples.ts'
import { address } from '../address.ts'
import type { Page } from '../test.ts'

/** As `serve.ts` has it for pages of the site, without what only their search needs. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'"
const nonce = 'c2FtcGxl'
const trustedTypes = "require-trusted-types-for 'script'; trusted-types kit"

/** All scripts of Kit, and functions that replace or morph the children of an element. */
const app = `
  import './kit/scripts.ts'
  import { keep } from './kit/scripts/live.ts'
  import { Idiomorph } from 'idiomorph'
  import morphdom from 'morphdom'
  window.swaps = {
    replace(element, html) {
      element.innerHTML = html
    },
    idiomorph(element, html) {
      Idiomorph.morph(element, html, { morphStyle: 'innerHTML', callbacks: { beforeNodeMorphed: keep } })
    },
    morphdom(element, html) {
      const next = element.cloneNode(false)
      next.innerHTML = html
      morphdom(element, next, { onBeforeElUpdated(from, to) { keep(from, to); return true } })
    },
    htmx(element, html) {
      void htmx.swap({ text: html, target: element, swap: 'innerMorph', sourceElement: element })
    },
    turbo(element, html) {
      const name = '"update" method="morph" target="' + element.id + '"'
      Turbo.renderStreamMessage('<turbo-stream action=' + name + '><template>' + html + '</template></turbo-stream>')
    },
    alpine(element, html) {
      const next = element.cloneNode(false)
      next.innerHTML = html
      Alpine.morph(element, next.outerHTML)
    },
    // As Datastar does it. Its own attributes need a policy that lets it evaluate them.
    datastar(element, html) {
      document.dispatchEvent(new Event('datastar-fetch'))
      Idiomorph.morph(element, html, { morphStyle: 'innerHTML' })
    },
    template(element, html) {
      const template = document.createElement('template')
      template.innerHTML = html
      element.replaceChildren(template.content.cloneNode(true))
    },
  }`

/** The ways to update the children of an element. */
export type Swap =
  | 'replace'
  | 'idiomorph'
  | 'morphdom'
  | 'htmx'
  | 'turbo'
  | 'alpine'
  | 'datastar'
  | 'template'

declare global {
  interface Window {
    swaps: Record<Swap, (element: Element, html: string) => void>
  }
}

/** Libraries by the name that an application would load them from, before its own script. */
const libraries = {
  alpine: 'node_modules/alpinejs/dist/cdn.min.js',
  'alpine-morph': 'node_modules/@alpinejs/morph/dist/cdn.min.js',
  htmx: 'node_modules/htmx.org/dist/htmx.min.js',
  datastar: 'tests/fixtures/datastar/datastar.js',
  turbo: 'node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js',
  unpoly: 'node_modules/unpoly/unpoly.min.js',
}

const order: string[] = ['htmx', 'alpine-morph', 'app', 'alpine', 'turbo', 'unpoly', 'datastar']

/** A library that a page loads. */
export type Library = keyof typeof libraries

const once = { script: bundle(), edge: createRenderer('kit', { library: { namespace: 'kit' } }) }

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: app, resolveDir: '.' },
    bundle: true,
    format: 'iife',
    write: false,
  })
  return outputFiles[0]!.text
}

/** Renders a template with Kit's tags. */
export async function render(template: string): Promise<string> {
  const renderer = (await once.edge).createRenderer()
  return renderer.share({ old: () => undefined }).renderRaw(template)
}

/** The options of `openStrictPage`. */
type Options = {
  /** Libraries to load before Kit's scripts */
  load?: Library[]
  /** What the server answers at a path, such as `/rows`; null for what it really answers */
  answers?: Record<string, string | null | (() => string | Promise<string>)>
  /** URL of a server that answers some paths */
  at?: string
  /** Requires Trusted Types, of which only Kit has a policy */
  hasTrustedTypes?: boolean
  /** File of the stylesheet */
  styles?: string
  /** Allows styles with the nonce of the page, which Turbo gives to its progress bar */
  hasNonce?: boolean
}

/**
 * Opens a page with Kit's styles and scripts under a strict policy. Returns the errors of the page,
 * to which later ones are added: of scripts, in the console, and violations of the policy.
 */
export async function openStrictPage(
  page: Page,
  html: string,
  {
    load = [],
    answers = {},
    styles = 'kit/build/styles.css',
    hasNonce = load.includes('turbo'),
    hasTrustedTypes = false,
    at = address,
  }: Options = {},
): Promise<string[]> {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  // Kit's script connects itself to an htmx that is there, and to Alpine before it starts.
  const names = ['app', ...load].sort((a, b) => order.indexOf(a) - order.indexOf(b))
  const scripts = names.map(
    (name) =>
      `<script src="/${name}.js" ${name === 'datastar' ? 'type="module"' : 'defer'}></script>`,
  )
  const body = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Live</title>
    <link rel="icon" href="data:,">${hasNonce ? `<meta name="csp-nonce" content="${nonce}">` : ''}<link rel="stylesheet" href="/styles.css">${scripts.join('')}
    </head><body><main>${html}</main></body></html>`
  // At the URL of the site, so that the next test can use the page again.
  await page.route(`${at}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const answer = answers[pathname]
    const name = /^\/([\w-]+)\.js$/.exec(pathname)?.[1] as Library | undefined
    if (answer === null) await route.continue()
    else if (answer !== undefined) {
      const body = typeof answer === 'string' ? answer : await answer()
      await route.fulfill({ body, contentType: 'text/html' })
    } else if (pathname === '/app.js') {
      await route.fulfill({ body: await once.script, contentType: 'text/javascript' })
    } else if (pathname === '/styles.css') await route.fulfill({ path: styles })
    else if (name) await route.fulfill({ path: libraries[name] })
    else {
      const styled = hasNonce ? policy.replace("style-src 'self'", `$& 'nonce-${nonce}'`) : policy
      const headers = {
        'Content-Security-Policy': hasTrustedTypes ? `${styled}; ${trustedTypes}` : styled,
      }
      await route.fulfill({ body, contentType: 'text/html', headers })
    }
  })
  await page.goto(at)
  return errors
}
