import { openBarePage } from '../open-bare-page.ts'
import { expect, test } from '../test.ts'
import { createRenderer } from '../../../plugins/example/render-examples.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const message = '<x-kit::chat.message author="Ada" text="Hello" />'

test('shows actions below the bubble, beside the error', async ({ page }) => {
  const html = await edge.renderRaw(
    `<x-kit::chat label="Ada"><x-kit::chat.message author="You" own :text="'One\\ntwo'" error="Not sent"><x-slot name="actions"><x-kit::button variant="link" size="sm">Send again</x-kit::button></x-slot></x-kit::chat.message></x-kit::chat>`,
  )
  await openBarePage(page, html)
  const [text, bubble, error, button] = await Promise.all(
    ['text', 'bubble', 'error', 'actions'].map((part) =>
      page.locator(`[data-kit-part="${part}"]`).evaluate((node) => ({
        text: (node as HTMLElement).innerText,
        ...node.getBoundingClientRect().toJSON(),
      })),
    ),
  )
  expect(text.text).toBe('One\ntwo')
  expect(button.top).toBeGreaterThanOrEqual(bubble.bottom)
  expect(button.left).toBeGreaterThanOrEqual(error.right)
  expect(button.top).toBeLessThan(error.bottom)
})

test('leaves no room for an avatar and actions whose condition is false', async ({ page }) => {
  const slots = ['avatar', 'actions'].map(
    (name) => `<x-slot name="${name}">\n@if(false)\n<b>A</b>\n@end\n</x-slot>`,
  )
  const html = await edge.renderRaw(
    `<x-kit::chat label="Ada"><x-kit::chat.message author="You" own text="Hello" status="Read">${slots.join('')}</x-kit::chat.message></x-kit::chat>`,
  )
  await openBarePage(page, html)
  const [list, bubble, status] = await Promise.all(
    ['list', 'bubble', 'status'].map((part) =>
      page
        .locator(`[data-kit-part="${part}"]`)
        .evaluate((node) => Math.round(node.getBoundingClientRect().right)),
    ),
  )
  expect([bubble, status]).toEqual([list, list])
})

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
