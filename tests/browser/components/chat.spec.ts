import { openBarePage } from '../open-bare-page.ts'
import { expect, test } from '../test.ts'
import { createRenderer } from '../../../plugins/example/render-examples.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const message = '<x-kit::chat.message author="Ada" text="Hello" />'

test('starts at the newest message, stays there, and scrolls by keys', async ({ page }) => {
  const html = await edge.renderRaw(
    `<x-kit::chat label="Ada" height="sm">${message.repeat(20)}</x-kit::chat>`,
  )
  await openBarePage(page, html)
  const chat = page.getByRole('log', { name: 'Ada' })
  const newest = chat.getByRole('listitem').last()
  await expect(newest).toBeInViewport({ ratio: 1 })
  await chat
    .getByRole('list')
    .evaluate((list) => list.append(list.lastElementChild!.cloneNode(true)))
  await expect(chat.getByRole('listitem')).toHaveCount(21)
  await expect(newest).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(chat).toBeFocused()
  await page.keyboard.press('Home')
  await expect(chat.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
})
