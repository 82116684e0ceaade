import { expect, test } from '@playwright/test'
import { findOverflow } from './find-overflow.ts'
import { findViolations } from './find-violations.ts'
import { finishTransitions } from './finish-transitions.ts'
import { openBarePage } from './open-bare-page.ts'
import { readExamples } from './read-examples.ts'

const modes = [320, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

/** Controls one below the other are a page's to keep apart. */
const room = 'style="display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem"'

for (const { name, examples } of await readExamples()) {
  test(`axe finds nothing in the examples of ${name}, and all of them fit`, async ({ page }) => {
    const html = examples.map(({ title, html }) => `<h2>${title}</h2><div ${room}>${html}</div>`)
    for (const dir of ['ltr', 'rtl'] as const) {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openBarePage(page, html.join('\n'), { dir })
      for (const { width, colorScheme } of modes) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await finishTransitions(page)
        expect.soft(await findViolations(page), `${dir}, ${width} px, ${colorScheme}`).toEqual([])
        expect.soft(await findOverflow(page), `${dir}, ${width} px`).toEqual([])
      }
    }
  })
}

test('what has no name, no contrast or no room from right to left is found', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const button = '<button style="color: #aaa; background: #bbb; width: 400px">Send</button>'
  await openBarePage(page, `${button}<button></button>`, { dir: 'rtl' })
  const violations = (await findViolations(page)).join()
  expect(violations).toContain('color-contrast')
  expect(violations).toContain('button-name')
  expect(await findOverflow(page)).toEqual([
    expect.stringContaining('document: '),
    expect.stringContaining('<button style'),
  ])
})
