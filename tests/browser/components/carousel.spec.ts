import { openBarePage } from '../open-bare-page.ts'
import { expect, test } from '../test.ts'
import { createRenderer } from '../../../plugins/example/render-examples.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const toSlide = (name: string) =>
  `<x-kit::carousel.slide label="${name}"><a href="#${name}">${name}</a></x-kit::carousel.slide>`
const slides = ['One', 'Two', 'Three'].map(toSlide).join('')
const carousel = `<x-kit::carousel label="Numbers">${slides}</x-kit::carousel>`
const columns = `<x-kit::carousel label="Columns" :columns="2">${slides}</x-kit::carousel>`
const script = { type: 'module', url: '/scripts/carousel.js' }

for (const dir of ['ltr', 'rtl']) {
  test(`shows slides by buttons and dots, and announces them, ${dir}`, async ({ page }) => {
    await openBarePage(page, await edge.renderRaw(carousel), { dir })
    await page.addScriptTag(script)
    const [previous, next] = [/^Previous/, /^Next/].map((name) =>
      page.getByRole('button', { name }),
    )
    const slide = (name: string) => page.getByRole('group', { name })
    await expect(previous!).toHaveAttribute('aria-disabled', 'true')
    await next!.press('Enter')
    await expect(slide('Two, 2 of 3')).toBeInViewport({ ratio: 1 })
    await expect(slide('One, 1 of 3')).not.toBeInViewport()
    await expect(page.getByRole('status')).toHaveText('Two, 2 of 3')
    await expect(page.getByRole('button', { name: 'Two, 2 of 3' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(previous!).not.toHaveAttribute('aria-disabled')
    await page.getByRole('button', { name: 'Three, 3 of 3' }).click()
    await expect(slide('Three, 3 of 3')).toBeInViewport({ ratio: 1 })
    await expect(next!).toHaveAttribute('aria-disabled', 'true')
    await expect(page.locator('[aria-current]')).toHaveCount(1)
    await previous!.click()
    await expect(slide('Two, 2 of 3')).toBeInViewport({ ratio: 1 })
  })
}

test('scrolls by keys, and to what has the focus', async ({ page }) => {
  await openBarePage(page, await edge.renderRaw(carousel))
  await page.addScriptTag(script)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  const dot = page.getByRole('button', { name: 'Two, 2 of 3' })
  await expect(dot).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'Three' }).focus()
  const last = page.getByRole('button', { name: 'Three, 3 of 3' })
  await expect(last).toHaveAttribute('aria-current', 'true')
})

test('moves by as many slides as are visible, and marks the current one again after a morph', async ({
  page,
}) => {
  await openBarePage(page, await edge.renderRaw(columns + carousel))
  await page.addScriptTag(script)
  const own = page.getByRole('region', { name: 'Columns' })
  await own.getByRole('button', { name: 'Next slide' }).click()
  await expect(own.getByRole('link', { name: 'Three' })).toBeInViewport()
  await expect(own.getByRole('button', { name: 'Next slide' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(own.getByRole('button')).toHaveCount(2)
  await page.getByRole('button', { name: 'Two, 2 of 3' }).click()
  const dot = page.getByRole('button', { name: 'Two, 2 of 3' })
  await expect(dot).toHaveAttribute('aria-current', 'true')
  await dot.evaluate((element) => element.removeAttribute('aria-current'))
  await expect(dot).toHaveAttribute('aria-current', 'true')
})

test('counts fast presses from the slide to which it still scrolls', async ({ page }) => {
  const four = ['One', 'Two', 'Three', 'Four'].map(toSlide).join('')
  const template = `<x-kit::carousel label="Numbers">${four}</x-kit::carousel>`
  await openBarePage(page, await edge.renderRaw(template))
  await page.addScriptTag(script)
  const press = (name: string, times: number) =>
    page.getByRole('button', { name }).evaluate((button: HTMLElement, times) => {
      for (let time = 0; time < times; time++) button.click()
    }, times)
  const expectShown = (name: string) =>
    expect(page.getByRole('button', { name })).toHaveAttribute('aria-current', 'true')
  await press('Next slide', 2)
  await expectShown('Three, 3 of 4')
  // Somebody scrolls by hand afterwards.
  await page.locator('[data-kit-part="track"]').evaluate(async (track) => {
    const isDone = new Promise((resolve) => track.addEventListener('scrollend', resolve))
    track.scrollTo({ left: 0, behavior: 'instant' })
    await isDone
  })
  await press('Next slide', 1)
  await expectShown('Two, 2 of 4')
})

test('shows buttons only while something is out of view', async ({ page }) => {
  const two = ['One', 'Two'].map(toSlide).join('')
  const template = `<x-kit::carousel label="Two" :columns="2">${two}</x-kit::carousel>`
  await openBarePage(page, await edge.renderRaw(template))
  await page.addScriptTag(script)
  const next = page.getByRole('button', { name: 'Next slide', includeHidden: true })
  await expect(next).toBeHidden()
  await page.setViewportSize({ width: 320, height: 800 })
  await expect(next).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('scrolls by keys, without the buttons of the script', async ({ page }) => {
    await openBarePage(page, await edge.renderRaw(carousel))
    await expect(page.getByRole('link', { name: 'One' })).toBeInViewport()
    await expect(page.locator('.kit-carousel-controls')).toBeHidden()
    await page.getByRole('group', { name: 'Numbers' }).press('ArrowRight')
    await expect(page.getByRole('link', { name: 'Two' })).toBeInViewport()
  })
})
