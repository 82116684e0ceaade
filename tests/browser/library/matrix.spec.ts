import { expect, test } from '../test.ts'
import { findOverflow } from '../find-overflow.ts'
import {
  findViolations,
  findViolationsInBothSchemes,
  rulesOfColour,
  rulesOfPlace,
} from '../find-violations.ts'
import { finishTransitions } from '../finish-transitions.ts'
import { openBarePage } from '../open-bare-page.ts'
import { packExamples } from '../pack-examples.ts'
import { readExamples } from '../read-examples.ts'

const widths = [320, 1280]

/** A page is responsible for the spacing between controls. */
const room = 'style="display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem"'
/** A fixed element covers nothing of another component. */
const own = 'style="transform: translate(0)"'

const toHtml = ({ title, html }: { title: string; html: string }) =>
  `<h2>${title}</h2><div ${room}>${html}</div>`

for (const pack of packExamples(await readExamples())) {
  const names = pack.map(({ name }) => name).join(', ')
  test(`has no axe violations and no overflow in the examples of ${names}`, async ({ page }) => {
    const html = pack.map(
      ({ name, examples }) =>
        `<div id="examples-of-${name}" ${own}>${examples.map(toHtml).join('\n')}</div>`,
    )
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await openBarePage(page, html.join('\n'))
    // The HTML is the same at every width: only positions and colours differ.
    const rules = [...rulesOfPlace, ...rulesOfColour]
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await findOverflow(page), `ltr, ${width} px`).toEqual([])
      const found = await findViolations(page, index ? { rules } : {})
      expect.soft(found, `ltr, ${width} px, light`).toEqual([])
    }
    await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'))
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await finishTransitions(page)
      expect.soft(await findOverflow(page), `rtl, ${width} px`).toEqual([])
      const found = await findViolations(page, { rules })
      expect.soft(found, `rtl, ${width} px, dark`).toEqual([])
    }
  })
}

test('finds missing names, contrast and space, also from right to left', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const button = '<button style="color: #aaa; background: #bbb; width: 400px">Send</button>'
  await openBarePage(page, `${button}<button></button>`, { dir: 'rtl' })
  const violations = (await findViolations(page)).join()
  expect(violations).toContain('color-contrast')
  expect(violations).toContain('button-name')
  const ofColour = (await findViolations(page, { rules: rulesOfColour })).join()
  expect(ofColour).toContain('color-contrast')
  expect(ofColour).not.toContain('button-name')
  expect(await findOverflow(page)).toEqual([
    expect.stringContaining('document: '),
    expect.stringContaining('<button style'),
  ])
})

test('finds targets that are too small with the rules of place', async ({ page }) => {
  const small = '<button style="all: unset; width: 8px; height: 8px">x</button>'
  await openBarePage(page, `<div style="display: flex">${small}${small}</div>`, { dir: 'rtl' })
  const violations = (await findViolations(page, { rules: rulesOfPlace })).join()
  expect(violations).toContain('target-size')
})

test('finds missing contrast that only the dark scheme has', async ({ page }) => {
  const style = 'color-scheme: light dark; color: light-dark(#000, #333); background: #fff0'
  await openBarePage(page, `<button style="${style}">Send</button>`)
  expect(await findViolationsInBothSchemes(page)).toEqual([
    expect.stringMatching(/^dark: color-contrast: button/),
  ])
})
