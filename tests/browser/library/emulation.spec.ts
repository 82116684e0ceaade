/** Checks that the browsers emulate what the tests request. */
import { expect, test } from '../test.ts'

test.use({ colorScheme: 'dark', javaScriptEnabled: false })

test('emulates preferences and disabled scripts on every opened page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  for (const path of ['/examples/button', '/examples/tabs']) {
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
