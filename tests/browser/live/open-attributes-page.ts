import { build } from 'esbuild'
import { createRenderer } from '../../../plugins/example/render-examples.ts'
import { openBarePage } from '../open-bare-page.ts'
import { expect, type Page } from '../test.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })

/** Renders tags from the sources of the library. */
export function render(template: string, state: Record<string, unknown> = {}): Promise<string> {
  return edge.renderRaw(template, state)
}

/**
 * Shows HTML with Kit's scripts, then loads a library as it is published.
 * @param library path of its script or module
 * @returns what the library and the scripts reported as errors, until the test ends
 */
export async function openAttributesPage(
  page: Page,
  html: string,
  library: string,
): Promise<string[]> {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await openBarePage(page, html)
  for (const path of ['kit/scripts.ts', library]) {
    await page.addScriptTag({ content: await bundle(path) })
  }
  return errors
}

/** What a page shows of its state: JSON in its `<output>`. */
export async function expectState(page: Page, state: object): Promise<void> {
  const output = page.locator('output')
  await expect.poll(async () => JSON.parse((await output.textContent()) || 'null')).toEqual(state)
}

const bundles = new Map<string, Promise<string>>()

function bundle(path: string): Promise<string> {
  let bundled = bundles.get(path)
  if (!bundled) {
    const options = { bundle: true, format: 'iife', write: false, logLevel: 'error' } as const
    bundled = build({ entryPoints: [path], ...options }).then(
      ({ outputFiles }) => outputFiles[0]!.text,
    )
    bundles.set(path, bundled)
  }
  return bundled
}
