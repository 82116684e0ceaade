import { createGoldenRenderer } from '../../golden/create-golden-renderer.ts'
import { listFormControls } from '../../unit/components/list-form-controls.ts'
import { openBarePage } from '../open-bare-page.ts'
import { expect, test } from '../test.ts'

const edge = await createGoldenRenderer()
const controls = await listFormControls()

test('changes, opens and sends nothing of any control in a disabled fieldset', async ({ page }) => {
  const html = controls.map(({ component, variant, toTag }, index) => {
    const name = `${component.name} ${variant}`.replaceAll('"', '&quot;')
    return `<fieldset disabled data-tested="${name}">${toTag([`id="control-${index}"`], `-${index}`)}</fieldset>`
  })
  const sent: string[] = []
  await page.route('**/uploads', (route) => {
    sent.push(route.request().url())
    return route.fulfill({ body: 'key' })
  })
  await openBarePage(page, await edge.renderRaw(html.join('\n')))
  await page.addScriptTag({ type: 'module', url: '/scripts.js' })
  await page.waitForLoadState('networkidle')
  const { changed, count } = await page.evaluate(() => {
    const states = (box: Element) => {
      const inputs = [...box.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      const values = inputs.map(({ value, checked, files }) => [value, checked, files?.length])
      const open = [...box.querySelectorAll(':popover-open, :modal, li, [aria-expanded="true"]')]
      return JSON.stringify([values, open.length])
    }
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-tested]')]
    const before = boxes.map(states)
    for (const element of document.querySelectorAll<HTMLElement>('[data-tested] *')) {
      const { left, width, top } = element.getBoundingClientRect()
      const options = { bubbles: true, cancelable: true, clientX: left + width * 0.8, clientY: top }
      const data = new DataTransfer()
      data.items.add(new File(['a'], 'a.png', { type: 'image/png' }))
      data.setData('text/plain', 'one, two')
      for (const type of ['dragover', 'drop']) {
        element.dispatchEvent(new DragEvent(type, { ...options, dataTransfer: data }))
      }
      // A disabled control gets no other event.
      if (element.matches(':disabled')) continue
      for (const type of ['pointerdown', 'mousedown', 'mouseup', 'click']) {
        element.dispatchEvent(new MouseEvent(type, options))
      }
      element.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }))
      for (const key of ['ArrowUp', 'ArrowDown', 'Enter', ' ', 'Backspace', 'a']) {
        element.dispatchEvent(new KeyboardEvent('keydown', { ...options, key }))
      }
    }
    const changed = boxes.filter((box, index) => states(box) !== before[index])
    return { changed: changed.map(({ dataset }) => dataset.tested), count: boxes.length }
  })
  expect(count).toBe(controls.length)
  expect(changed).toEqual([])
  expect(sent).toEqual([])
})
