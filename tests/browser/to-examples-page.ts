import { readDistText } from '../site/read-dist.ts'
import type { Examples } from './read-examples.ts'

/**
 * Returns a page with all examples of a component, with head and scripts of a page with a single
 * example.
 */
export async function toExamplesPage({ name, examples }: Examples): Promise<string> {
  const alone = await readDistText('kit', `preview/${name}/${examples[0]!.id}.html`)
  const [head] = /<head>.*<\/head>/s.exec(alone)!
  // This script adds space around the single example of a page.
  const ownHead = head.replace(/<script src="[^"]*\/preview\.[^"]*"><\/script>/, '')
  const [scripts] = /<script type="module".*?<\/script>/s.exec(alone)!
  const shown = examples.map(
    ({ html }) => `<div class="example"><div class="example-preview">${html}</div></div>`,
  )
  return `<!DOCTYPE html><html lang="en">${ownHead}<body><main class="prose" id="content"><h1>${name}</h1>
${shown.join('\n')}
<output class="example-note"></output></main>${scripts}</body></html>`
}
