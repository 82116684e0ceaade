import { readDistText } from '../site/read-dist.ts'
import type { Examples } from './read-examples.ts'

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
  return `<!DOCTYPE html><html lang="en">${ownHead}<body><main class="prose" id="content"><h1>${components.map(({ name }) => name).join(', ')}</h1>
${shown.join('\n')}
<output class="example-note"></output></main>${scripts}</body></html>`
}
