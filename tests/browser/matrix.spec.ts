import { expect, test } from '@playwright/test'
import { findOverflow } from './find-overflow.ts'
import { findViolations } from './find-violations.ts'
import { openBarePage } from './open-bare-page.ts'
import { readExamples } from './read-examples.ts'

const components = await readExamples()
const modes = (['ltr', 'rtl'] as const).flatMap((dir) =>
  [320, 1280].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ dir, width, colorScheme })),
  ),
)

for (const { name, examples } of components) {
  const html = examples.map(({ title, html }) => `<h2>${title}</h2>\n<div>${html}</div>`).join('\n')

  test(`axe finds nothing in any example of ${name}, nor is it too wide, in all eight modes`, async ({
    page,
  }) => {
    for (const { dir, width, colorScheme } of modes) {
      const mode = `${dir}, ${width} px, ${colorScheme}`
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openBarePage(page, html, { dir })
      expect.soft(await findViolations(page), mode).toEqual([])
      if (colorScheme === 'light') expect.soft(await findOverflow(page), mode).toEqual([])
    }
  })
}
