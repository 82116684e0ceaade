import { expect, test } from '../test.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('opens one panel at a time, whose links come next, and closes it with Escape', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/examples/menu')
      const [products, learn] = ['Products', 'Learn'].map((name) =>
        page.getByRole('button', { name, exact: true }),
      )
      const analytics = page.getByRole('link', { name: 'Analytics' })
      await products!.press('Enter')
      await expect(analytics).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(analytics).toBeFocused()
      await learn!.press('Enter')
      await expect(page.getByRole('link', { name: 'Lessons' })).toBeVisible()
      await expect(analytics).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('link', { name: 'Lessons' })).toBeHidden()
      await expect(learn!).toBeFocused()
    })
  })
}
