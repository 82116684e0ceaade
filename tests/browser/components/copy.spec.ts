import { holdTimers } from '../hold-timers.ts'
import { openBarePage } from '../open-bare-page.ts'
import { expect, test } from '../test.ts'
import { createRenderer } from '../../../plugins/example/render-examples.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const examples = `<x-kit::copy value="the link" label="Copy the link" copied-label="Link copied" />
<x-kit::code :value="'a\\n\\nb'" numbers />`

test.describe('with script', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openBarePage(page, await edge.renderRaw(examples))
    await page.addScriptTag({ type: 'module', url: '/scripts/input.js' })
  })

  test('copies to the clipboard', async ({ page }) => {
    await test.step('copies a text, and announces it', async () => {
      const copy = page.locator('[data-kit="copy"]')
      const letTimePass = await holdTimers(page)
      await copy.getByRole('button', { name: 'Copy the link' }).press('Enter')
      await expect(copy.getByRole('status')).toHaveText('Link copied')
      await expect(copy.getByRole('button')).toHaveAttribute('data-copied', '')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('the link')
      await letTimePass()
      await expect(copy.getByRole('status')).toHaveText('')
      await expect(copy.getByRole('button')).not.toHaveAttribute('data-copied')
    })

    await test.step('copies code without its line numbers', async () => {
      const code = page.locator('[data-kit="code"]')
      await code.getByRole('button').click()
      await expect(code.getByRole('status')).toHaveText('Copied')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('a\n\nb')
    })

    await test.step('shows or selects the text if the clipboard is not permitted', async () => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
      })
      const dialog = page.waitForEvent('dialog')
      const pressed = page.getByRole('button', { name: 'Copy the link' }).click()
      const shown = await dialog
      expect([shown.message(), shown.defaultValue()]).toEqual(['Copy the link', 'the link'])
      await shown.dismiss()
      await pressed
      await page.locator('[data-kit="code"]').getByRole('button').click()
      await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('a\n\nb')
    })
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('hides the buttons', { tag: '@layout' }, async ({ page }) => {
    await openBarePage(page, await edge.renderRaw(examples))
    await expect(page.locator('[data-kit-copy]')).toHaveCount(2)
    for (const button of await page.locator('[data-kit-copy]').all()) {
      await expect(button).toBeHidden()
    }
  })
})
