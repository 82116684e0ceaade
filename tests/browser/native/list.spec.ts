import { openBarePage } from '../open-bare-page.ts'
import { expect, test } from '../test.ts'
import { createRenderer } from '../../../plugins/example/render-examples.ts'

const rows = `<x-kit::list variant="outline">
  <x-kit::list.item href="#ada" title="Ada Lovelace" description="Owner of the project">
    <x-slot name="avatar"><x-kit::avatar name="Ada Lovelace" alt="" /></x-slot>
    <x-slot name="actions"><x-kit::badge>Owner</x-kit::badge> <x-kit::button>Remove</x-kit::button></x-slot>
  </x-kit::list.item>
</x-kit::list>`

test('leads to the page of a row by pointer and keyboard', async ({ page }) => {
  const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
  await openBarePage(page, await edge.renderRaw(rows))
  const forget = () => page.evaluate(() => history.replaceState(null, '', '/bare'))

  await test.step('reaches the link of a row before its actions, and names both shortly', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Ada Lovelace', exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeFocused()
  })

  await test.step('follows the link of a row from anywhere on the row, except from its actions', async () => {
    const places = {
      title: page.getByText('Ada Lovelace'),
      description: page.getByText('Owner of the project'),
      avatar: page.locator('[data-kit="avatar"]'),
      badge: page.locator('[data-kit="badge"]'),
    }
    for (const place of Object.values(places)) {
      const { x, y, width, height } = (await place.boundingBox())!
      await page.mouse.click(x + width / 2, y + height / 2)
      await expect(page).toHaveURL(/#ada$/)
      await forget()
    }
    await page.getByRole('button').click()
    await expect(page.getByRole('button')).toBeFocused()
    await expect(page).not.toHaveURL(/#ada$/)
  })
})
