/** The browsers that the tests run in do as the tests ask. */
import { expect, test } from './test.ts'

test.use({ colorScheme: 'dark', javaScriptEnabled: false })

test('preferences and switched-off scripts hold on every page that is opened', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  for (const path of ['/', '/components/button', '/components/tabs']) {
    await page.goto(path)
    for (const query of [
      '(prefers-color-scheme: dark)',
      '(prefers-reduced-motion: reduce)',
      '(forced-colors: active)',
      '(scripting: none)',
    ]) {
      const isMatch = await page.evaluate((query) => matchMedia(query).matches, query)
      expect(isMatch, `${path} ${query}`).toBe(true)
    }
  }
})
