import { createGoldenRenderer } from '../../golden/create-golden-renderer.ts'
import { listFormControls } from '../../unit/components/list-form-controls.ts'
import { openBarePage } from '../open-bare-page.ts'
import { expect, test, type Page } from '../test.ts'

const edge = await createGoldenRenderer()
const controls = await listFormControls()
const script = { type: 'module', url: '/scripts.js' }

/** Opens a page with scripts, and returns the errors of these. */
async function open(page: Page, html: string): Promise<string[]> {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await openBarePage(page, html)
  await page.addScriptTag(script)
  // Scripts that load later are there before the first press.
  await page.waitForLoadState('networkidle')
  return errors
}

/** Returns what a form submits, without the suffixes of the names. */
const listEntries = (form: HTMLFormElement) =>
  [...new FormData(form)].map(([name, value]) =>
    `${name}=${value instanceof File ? value.name : value}`.replace(/-?[ab]\d+/g, ''),
  )

test('submits the same from outside of a form as from inside, for every control', async ({
  page,
}) => {
  const tags = controls.map(({ toTag }, index) => [
    toTag([`id="inside-${index}"`], `-a${index}`),
    toTag([`id="outside-${index}"`, `form="outside-form-${index}"`], `-b${index}`),
  ])
  const html = tags.map(
    ([inside, outside], index) =>
      `<section><form id="inside-form-${index}">${inside}</form><form id="outside-form-${index}"></form>${outside}</section>`,
  )
  const errors = await open(page, await edge.renderRaw(html.join('\n')))
  await page.evaluate(() => {
    // What people do: the last box, option and day, and some text.
    const change = (control: HTMLInputElement) => {
      if (/box|radio/.test(control.type)) return control.checked || control.click()
      if (control.type === 'file' || control.type === 'hidden') return
      const isDate = control.type === 'date'
      if (!control.value) control.value = isDate ? '2026-03-09' : '7'
      for (const name of ['input', 'change'])
        control.dispatchEvent(new Event(name, { bubbles: true }))
    }
    document.querySelectorAll<HTMLInputElement>('section input, section textarea').forEach(change)
    for (const select of document.querySelectorAll('select')) {
      select.options[select.options.length - 1]!.selected = true
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  for (const [index, { component, variant }] of controls.entries()) {
    const [inside, outside] = await Promise.all(
      ['inside', 'outside'].map((place) =>
        page.locator(`#${place}-form-${index}`).evaluate(listEntries),
      ),
    )
    expect.soft(outside, `${component.name} ${variant}`).toEqual(inside)
    expect.soft(inside!.length, `${component.name} ${variant}`).toBeGreaterThan(0)
  }
  expect(errors).toEqual([])
})

const fields = (form = '') => `
<x-kit::input type="password" label="Password" name="password" value="secret" viewable ${form} />
<x-kit::number label="Seats" name="seats" :value="2" ${form} />
<x-kit::date label="Stay" name="stay" range ${form} />
<x-kit::tags label="Words" name="words" :value="['one']" ${form} />
<x-kit::combobox label="City" name="city" :options="['Oslo', 'Rome']" value="Rome" ${form} />
<x-kit::upload label="Photos" name="photos[]" multiple ${form} />
<x-kit::checkbox.group legend="Days" name="days[]" :options="['Mon', 'Tue']" select-all ${form} />
<x-kit::checkbox label="Some" name="some" indeterminate ${form} />`

test('handles controls and buttons outside of their form like those inside', async ({ page }) => {
  const errors = await open(
    page,
    await edge.renderRaw(`<x-kit::form id="other" action="/sent">&nbsp;</x-kit::form>
      ${fields('form="other"')}<x-kit::button type="submit" form="other">Save</x-kit::button>`),
  )
  await use(page)
  expect(errors).toEqual([])
})

test('handles a form with a field named like each member of a form', async ({ page }) => {
  const errors = await open(
    page,
    await edge.renderRaw(`<x-kit::form id="other" action="/sent" style="padding: 2rem">
      ${fields()}<x-kit::button type="submit">Save</x-kit::button></x-kit::form>
      <x-kit::form id="asking" action="/deleted" data-kit-confirm="Sure?" style="padding: 2rem">
      <x-kit::button type="submit">Delete</x-kit::button></x-kit::form>
      <x-kit::confirm id="confirm" title="Really?" />`),
  )
  const count = await page.evaluate(() => {
    const names = new Set<string>()
    let { prototype } = HTMLFormElement as { prototype: object | null }
    for (; prototype; prototype = Object.getPrototypeOf(prototype)) {
      Object.getOwnPropertyNames(prototype).forEach((name) => names.add(name))
    }
    for (const id of ['other', 'asking']) {
      const form = document.getElementById(id)!
      const inputs = [...names].map((name) =>
        Object.assign(document.createElement('input'), { type: 'hidden', name, value: 'x' }),
      )
      Element.prototype.append.apply(form, inputs)
    }
    return names.size
  })
  expect(count).toBeGreaterThan(250)
  // Nothing is at the edge of a form but the form.
  const { x, y } = await page.evaluate(() =>
    Element.prototype.getBoundingClientRect.call(document.getElementById('other')).toJSON(),
  )
  for (const button of ['left', 'right'] as const) {
    await page.mouse.click(x + 8, y + 8, { button })
  }
  await use(page)
  await page.route('**/deleted', (route) => route.fulfill({ status: 204 }))
  const sent = page.waitForRequest('**/deleted')
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#asking [type="submit"]')!.click()
    const dialog = document.querySelector<HTMLDialogElement>('#confirm:modal')!
    dialog.querySelector<HTMLElement>('[data-kit-part="confirm"]')!.click()
  })
  expect((await sent).postData()).toContain('requestSubmit=x')
  expect(errors).toEqual([])
})

/**
 * Changes, resets and submits the fields of a form, from wherever they are. Only with selectors and
 * keys, because the locators of Playwright use the members of forms, too.
 */
async function use(page: Page): Promise<void> {
  const press = (selector: string) =>
    page.evaluate((selector) => document.querySelector<HTMLElement>(selector)!.click(), selector)
  const type = async (selector: string, text: string) => {
    await page.evaluate(
      (selector) => document.querySelector<HTMLInputElement>(selector)!.select(),
      selector,
    )
    await page.keyboard.type(text)
  }
  const count = (selector: string) =>
    page.evaluate((selector) => document.querySelectorAll(selector).length, selector)
  const expectCounts = (counts: Record<string, number>) =>
    expect
      .poll(async () =>
        Object.fromEntries(
          await Promise.all(
            Object.keys(counts).map(async (selector) => [selector, await count(selector)] as const),
          ),
        ),
      )
      .toEqual(counts)
  const requests: string[] = []
  // Without an answer, until people stop the browser.
  await page.route('**/sent', (route) => void requests.push(route.request().postData() ?? ''))

  await test.step('brings everything back with a reset', async () => {
    const chips = '[data-kit="tags"] [data-kit-part="chip"]'
    const rows = '[data-kit="upload"] li'
    const ticked = '[data-kit="checkbox.group"] :checked'
    await type('[id$="words__input"]', 'two,')
    await type('[id$="city__input"]', 'Oslo')
    await page.keyboard.press('Enter')
    await page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>('[data-kit-upload]')!
      const files = new DataTransfer()
      files.items.add(new File(['a'], 'a.txt'))
      input.files = files.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await press('[data-kit-select-all]')
    await press('[name="some"]')
    await expectCounts({ [chips]: 2, [rows]: 1, [ticked]: 3, '[name="some"]:indeterminate': 0 })
    await page.evaluate(() =>
      HTMLFormElement.prototype.reset.call(document.getElementById('other')),
    )
    await expectCounts({ [chips]: 1, [rows]: 0, [ticked]: 0, '[name="some"]:indeterminate': 1 })
    const city = () =>
      page.evaluate(() => document.querySelector<HTMLInputElement>('[id$="city__input"]')!.value)
    await expect.poll(city).toBe('Rome')
  })

  await test.step('submits nothing in place of a number that is half typed', async () => {
    await type('[name="seats"]', '1e')
    await press('[type="submit"]')
    await expectCounts({ '[name="seats"]:focus': 1, '#other[aria-busy]': 0 })
    expect(requests).toEqual([])
    await type('[name="seats"]', '3')
  })

  await test.step('hides a visible password, and submits once until people stop it', async () => {
    await press('[data-kit-view]')
    await expectCounts({ '[name="password"][type="text"]': 1 })
    // The page cannot be asked while it waits for the answer.
    const log = await page.evaluateHandle(() => {
      const log: string[] = []
      const button = document.querySelector<HTMLButtonElement>('[type="submit"]')!
      new MutationObserver((records, observer) => {
        const find = (selector: string) => Number(!!document.querySelector(selector))
        const isHidden = find('[name="password"][type="password"]')
        log.push(`${find('#other[aria-busy]')} ${find('[type="submit"][aria-busy]')} ${isHidden}`)
        if (records.some(({ oldValue }) => oldValue !== null)) return observer.disconnect()
        button.click()
        setTimeout(stop, 500)
      }).observe(document, {
        subtree: true,
        attributeFilter: ['aria-busy'],
        attributeOldValue: true,
      })
      setTimeout(() => button.click())
      return log
    })
    await expect.poll(() => log.jsonValue()).toEqual(['1 1 1', '0 0 1'])
    expect(requests).toEqual([expect.stringMatching(/seats(=|"\r\n\r\n)3/)])
  })
}
