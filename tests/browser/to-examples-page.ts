import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDistText } from '../site/read-dist.ts'
import { sites } from '../site/sites.ts'
import type { Examples } from './read-examples.ts'

/** The scripts that pages load later, with words of the elements that need them. */
const later = [
  ...readFileSync('kit/scripts.ts', 'utf8').matchAll(
    /\['([^']+)', \(\) => import\('[^']*?([\w-]+)\.ts'\)\]/g,
  ),
].map(([, selector, name]) => ({
  words: selector!.match(/(data-)?kit-[\w-]+|interestfor/g)!,
  name: name!,
}))

/**
 * Returns elements that load some scripts with the page. Otherwise the first key or click of a test
 * could come before them.
 */
function toScripts(html: string): string {
  const files = readdirSync(join(sites.kit.OUT_DIR, '_astro'))
  return later
    .filter(({ words }) => words.some((word) => html.includes(word)))
    .map(({ name }) => files.find((file) => file.startsWith(`${name}.`) && file.endsWith('.js')))
    .map((file) => `<script type="module" src="/_astro/${file}"></script>`)
    .join('')
}

/**
 * Returns a page with all examples of some components, with head and scripts of a page with a single
 * example.
 */
export async function toExamplesPage(components: Examples[]): Promise<string> {
  const [{ name, examples }] = components as [Examples]
  const alone = await readDistText('kit', `preview/${name}/${examples[0]!.id}.html`)
  const [head] = /<head>.*<\/head>/s.exec(alone)!
  // This script adds space around the single example of a page.
  const ownHead = head.replace(/<script src="[^"]*\/preview\.[^"]*"><\/script>/, '')
  const [scripts] = /<script type="module".*?<\/script>/s.exec(alone)!
  const toShown = ({ html }: { html: string }) =>
    `<div class="example"><div class="example-preview">${html}</div></div>`
  const shown = components.map(
    ({ name, examples }) =>
      `<div data-examples-of="${name}">${examples.map(toShown).join('\n')}</div>`,
  )
  const html = shown.join('\n')
  return `<!DOCTYPE html><html lang="en">${ownHead}<body><main class="prose" id="content"><h1>${components.map(({ name }) => name).join(', ')}</h1>
${html}
<output class="example-note"></output></main>${scripts}${toScripts(html)}</body></html>`
}
