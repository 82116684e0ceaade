import { createGoldenRenderer } from '../../golden/create-golden-renderer.ts'
import { openBarePage } from '../open-bare-page.ts'
import { expect, test } from '../test.ts'

const edge = await createGoldenRenderer()

test('leaves the Enter of an input method alone, also where it comes after the composition', async ({
  page,
}) => {
  const html = await edge.renderRaw(`<form>
    <x-kit::tags label="Words" name="words" :value="['one']" />
    <x-kit::combobox label="City" name="city" creatable multiple :options="['Oslo', 'Rome']" />
    </form><x-kit::command id="palette" label="Search"><x-kit::command.item href="#found">Found</x-kit::command.item></x-kit::command>`)
  await openBarePage(page, html)
  await page.addScriptTag({ type: 'module', url: '/scripts.js' })
  await page.waitForLoadState('networkidle')
  const press = (selector: string, init: { isComposing?: boolean; keyCode?: number }) =>
    page.evaluate(
      ([selector, init]) => {
        const input = document.querySelector<HTMLInputElement>(selector)!
        input.closest('dialog')?.showModal()
        input.focus()
        input.value = 'found'
        input.dispatchEvent(new InputEvent('input', { bubbles: true }))
        input.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
        )
        const chips = (
          input.closest('[data-kit]')?.querySelectorAll('[data-kit-part="chip"]') ?? []
        ).length
        return `${input.value} ${chips} ${location.hash}`.trim()
      },
      [selector, init] as const,
    )
  const fields = {
    '#words__input': 1,
    '#city__input': 0,
    '#palette [data-kit-part="input"]': 0,
  }
  for (const [field, chips] of Object.entries(fields)) {
    // Safari has only the code.
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      expect(await press(field, init), field).toBe(`found ${chips}`)
    }
    expect(await press(field, {}), field).not.toBe(`found ${chips}`)
  }
})
