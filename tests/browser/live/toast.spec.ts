import { build } from 'esbuild'
import { expect, test } from '../test.ts'
import { readExamples } from '../read-examples.ts'

const examples = (await readExamples()).flatMap(({ examples }) => examples)
const { html } = examples.find(({ html }) => html.includes('data-kit-toasts'))!
const { outputFiles } = await build({
  stdin: { contents: `import './kit/scripts.ts'`, resolveDir: '.' },
  bundle: true,
  format: 'iife',
  write: false,
})

for (const library of ['idiomorph', 'none']) {
  test(`keeps toasts and their remaining time, with ${library}`, async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.setContent(`<main>${html}</main>`)
    await page.clock.pauseAt(60_000)
    await page.addScriptTag({ path: 'node_modules/idiomorph/dist/idiomorph.js' })
    await page.addScriptTag({ content: outputFiles[0]!.text })
    await page.evaluate(() => {
      const { kit } = window as unknown as { kit: { toast: (message: object) => void } }
      kit.toast({ title: 'Saved', duration: 6000 })
    })
    await page.clock.runFor(4000)
    await page.evaluate(
      ([html, library]) => {
        const main = document.querySelector('main')!
        const { Idiomorph } = window as unknown as {
          Idiomorph: { morph: (element: Element, html: string, options: object) => void }
        }
        if (library === 'none') main.innerHTML = html
        else Idiomorph.morph(main, html, { morphStyle: 'innerHTML' })
      },
      [html, library] as const,
    )
    const toasts = page.getByText('Saved')
    await page.clock.runFor(1500)
    await expect(toasts).toHaveCount(1)
    await expect(toasts).toBeVisible()
    await page.clock.runFor(1500)
    await expect(toasts).toHaveCount(0)
  })
}
