import { openBarePage } from '../open-bare-page.ts'
import { expect, test } from '../test.ts'
import { createRenderer } from '../../../plugins/example/render-examples.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const template = `<form>
  <x-kit::slider name="volume" label="Volume" :value="40" unit="dB" :marks="{ 100: 'Loud' }" />
  <x-kit::slider name="price" label="Price" range :value="[20, 80]" />
  <button type="reset">Reset</button>
</form>`
const script = { type: 'module', url: '/scripts/slider.js' }

for (const dir of ['ltr', 'rtl']) {
  test(`moves its thumbs by keys and presses, and shows their values, ${dir}`, async ({ page }) => {
    await openBarePage(page, await edge.renderRaw(template), { dir })
    await page.addScriptTag(script)
    const volume = page.getByRole('slider', { name: 'Volume' })
    const [text, texts] = [0, 1].map((index) => page.locator('output').nth(index))
    await volume.press('ArrowUp')
    await expect(text!).toHaveText('41 dB')
    await expect(volume).toHaveAttribute('aria-valuetext', '41 dB')
    await volume.press('End')
    await expect(text!).toHaveText('Loud')
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(text!).toHaveText('40 dB')

    const group = page.getByRole('group', { name: 'Price' })
    const [min, max] = ['Minimum', 'Maximum'].map((name) => group.getByRole('slider', { name }))
    const fill = group.locator('.kit-slider-fill')
    await min!.press('ArrowUp')
    await expect(texts!).toHaveText('21 – 80')
    await expect(fill).toHaveAttribute('x1', '21%')
    await expect(fill).toHaveAttribute('x2', '80%')
    // A press on the track moves the nearer thumb.
    const box = (await group.locator('.kit-slider-box').boundingBox())!
    const at = (share: number) => box.x + box.width * (dir === 'rtl' ? 1 - share : share)
    await page.mouse.click(at(0.6), box.y + box.height / 2)
    await expect(max!).toBeFocused()
    await expect(min!).toHaveValue('21')
    expect(Math.abs(Number(await max!.inputValue()) - 60)).toBeLessThanOrEqual(1)
    // One thumb pushes the other.
    await min!.press('End')
    await expect(texts!).toHaveText('100 – 100')
    await max!.press('Home')
    await expect(texts!).toHaveText('0 – 0')
    // An update in place brings the server's text back, and the script the current one.
    await texts!.evaluate((output) => (output.textContent = '20 – 80'))
    await expect(texts!).toHaveText('0 – 0')
  })
}

test('never draws the value over the label', async ({ page }) => {
  const labels = ['Monthly budget for materials', 'A very long label that goes on and on', 'Budget']
  const sliders = labels.map(
    (label, index) =>
      `<x-kit::slider label="${label}" name="a${index}" range format="currency" currency="EUR" :max="1000000" :step="1000" :marks="{ 0: 'No budget at all for this', 1000000: 'Everything that we have' }" />`,
  )
  await page.setViewportSize({ width: 320, height: 700 })
  await openBarePage(page, await edge.renderRaw(sliders.join('')))
  for (const [index, label] of labels.entries()) {
    const text = (await page.getByText(label, { exact: true }).boundingBox())!
    const value = (await page.locator('output').nth(index).boundingBox())!
    const box = (await page.locator('.kit-slider-box').nth(index).boundingBox())!
    expect(value.x, label).toBeGreaterThanOrEqual(text.x + text.width)
    expect(value.y + value.height, label).toBeLessThanOrEqual(box.y)
  }
})

for (const forcedColors of ['none', 'active'] as const) {
  test(`draws an outline around the thumb with the focus, forced colours ${forcedColors}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' })
    await openBarePage(page, await edge.renderRaw(template))
    const takePicture = () => page.locator('form').screenshot()
    const pictures = [await takePicture()]
    for (const name of ['Volume', 'Minimum', 'Maximum']) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('slider', { name })).toBeFocused()
      pictures.push(await takePicture())
    }
    const different = new Set(pictures.map((picture) => picture.toString('base64')))
    expect(different.size).toBe(4)
    await page.emulateMedia({ forcedColors: null, reducedMotion: null })
  })
}

test(
  'wraps the labels of marks instead of drawing them over each other',
  { tag: '@layout' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const labels = `{ 1: 'Very small file', 2: 'Smaller file', 3: 'Better quality', 4: 'Best quality' }`
    const slider = `<x-kit::slider name="a" label="A" :min="1" :max="4" :marks="${labels}" description="B" error="C" />`
    for (const dir of ['ltr', 'rtl']) {
      await openBarePage(page, await edge.renderRaw(slider), { dir })
      const boxes = await page.locator('.kit-slider-labels span').evaluateAll((all) =>
        all.map((one) => {
          const range = document.createRange()
          range.selectNodeContents(one)
          return range.getBoundingClientRect().toJSON() as DOMRect
        }),
      )
      const marks = await page
        .locator('circle')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ x, width }) => x + width / 2),
        )
      const inOrder = dir === 'ltr' ? boxes : boxes.toReversed()
      for (const [index, box] of inOrder.entries()) {
        if (index) expect(box.left).toBeGreaterThan(inOrder[index - 1]!.right)
      }
      for (const index of [1, 2]) {
        expect((boxes[index]!.left + boxes[index]!.right) / 2).toBeCloseTo(marks[index]!, 0)
      }
      // The message is below the highest label.
      const message = await page.locator('.kit-field-error').boundingBox()
      expect(message!.y).toBeGreaterThanOrEqual(Math.max(...boxes.map(({ bottom }) => bottom)))
    }
  },
)

test('has the colour of an error, and the value that the server prints', async ({ page }) => {
  const sliders = ['', 'error="Too loud."'].map(
    (error) => `<x-kit::slider name="a" label="A" :value="7" :step="5" ${error} />`,
  )
  await openBarePage(page, await edge.renderRaw(sliders.join('')))
  const colors = await page
    .locator('.kit-slider-fill')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).stroke))
  expect(new Set(colors).size).toBe(2)
  const output = page.locator('output').first()
  const printed = await output.textContent()
  await page.addScriptTag(script)
  await page.getByRole('slider').first().dispatchEvent('input')
  expect(await output.textContent()).toBe(printed)
})
