import { expect, test, type Page } from '../test.ts'
import { findHiddenFocus, findHiddenStopsIn } from '../find-hidden-stops.ts'
import { packExamples } from '../pack-examples.ts'
import { readExamples } from '../read-examples.ts'
import { readSite } from '../read-site.ts'

const { library, components } = await readSite()
const dismissible = `[data-${library.namespace}-dismissible]`
const closeButton = `[data-${library.namespace}-dismiss]`

for (const { name, title, events } of components.filter(({ script }) => script === 'dismiss')) {
  const event = events[0]!.name

  for (const key of ['Enter', 'Space']) {
    test(`${title}: hides the element with ${key} on its close button`, async ({ page }) => {
      await page.goto(`/examples/${name}`)
      const element = page.locator(`.example-preview ${dismissible}`).first()
      const shown = page.locator(dismissible).filter({ visible: true })
      const count = await shown.count()
      await element.locator(closeButton).press(key)
      await expect(shown).toHaveCount(count - 1)
    })
  }

  test(`${title}: hides the element with a click inside its close button, and sends ${event}`, async ({
    page,
  }) => {
    await page.goto(`/examples/${name}`)
    await record(page, event)
    const shown = page.locator(dismissible).filter({ visible: true })
    const count = await shown.count()
    await page.locator(`${closeButton} svg`).first().click()
    await expect(page.locator('html')).toHaveAttribute('data-sent-by', 'connected')
    await expect(shown).toHaveCount(count - 1)
  })

  test(`${title}: keeps the element if ${event} is prevented`, async ({ page }) => {
    await page.goto(`/examples/${name}`)
    await record(page, event, true)
    await page.locator(closeButton).first().click()
    await expect(page.locator('html')).toHaveAttribute('data-sent-by', 'connected')
    await expect(page.locator(dismissible).first()).toBeVisible()
  })
}

const withScript = new Set(components.flatMap(({ name, script }) => (script ? name : [])))
const examples = await readExamples()

// Apart, because scripts change what the Tab key does.
for (const hasScript of [true, false]) {
  const some = examples.filter(({ name }) => withScript.has(name) === hasScript)
  for (const pack of packExamples(some)) {
    const names = pack.map(({ name }) => name)
    test(`renders inside data-theme like on a page with that theme, and shows its focus: ${names.join(', ')}`, async ({
      page,
    }) => {
      await page.goto(`/examples/${names.join()}#content`)
      // Scripts that load later add parts, such as the chips of a combobox.
      if (hasScript) await page.waitForLoadState('networkidle')
      await page.evaluate(() => {
        const styles = new CSSStyleSheet()
        const still = 'transition: none !important; scroll-behavior: auto !important'
        styles.replaceSync(`*, ::before, ::after { ${still} }`)
        document.adoptedStyleSheets.push(styles)
      })
      const light = await readColors(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      const dark = await readColors(page)
      await page.emulateMedia({ colorScheme: 'light' })
      await page.locator('.example-preview').evaluateAll((previews, foreground) => {
        for (const preview of previews as HTMLElement[]) {
          preview.dataset.theme = 'dark'
          // A component inherits the colour of the page, so set it to that of the other theme.
          preview.style.color = `var(${foreground})`
        }
      }, `--${library.namespace}-color-foreground`)
      const inside = await readColors(page)
      expect(light).toHaveLength(names.length)
      for (const [index, name] of names.entries()) {
        expect.soft(dark[index], name).not.toBe(light[index])
        expect.soft(inside[index], name).toBe(dark[index])
      }

      await page.keyboard.press('Tab')
      if (!hasScript) expect((await findHiddenFocus(page)).hidden).toEqual([])
      for (const name of hasScript ? names : []) {
        // Each stop lays out all that is shown.
        await page.locator('[data-examples-of]').evaluateAll((parts, name) => {
          for (const part of parts as HTMLElement[]) part.hidden = part.dataset.examplesOf !== name
        }, name)
        const within = `[data-examples-of="${name}"] .example-preview`
        const { stops, hidden } = await findHiddenStopsIn(page, within)
        expect.soft(hidden, name).toEqual([])
        expect.soft(stops, name).toBeGreaterThan(0)
      }
    })
  }
}

/** Returns every colour inside the live examples of each component, one element per line. */
function readColors(page: Page): Promise<string[]> {
  return page.locator('[data-examples-of]').evaluateAll((parts) =>
    parts.map((part) => {
      const lines = [...part.querySelectorAll('.example-preview *')].map((element) => {
        const style = getComputedStyle(element)
        const { color, backgroundColor, borderColor, boxShadow, fill, stroke } = style
        const colors = [color, backgroundColor, borderColor, boxShadow, fill, stroke].join(' ')
        return `${element.nodeName} ${element.getAttribute('class') ?? ''}: ${colors}`
      })
      return lines.join('\n')
    }),
  )
}

/** Records on the document whether the element of the event is still connected. */
async function record(page: Page, event: string, isPrevented = false): Promise<void> {
  await page.evaluate(
    ({ event, isPrevented }) => {
      document.addEventListener(event, (sent) => {
        const { isConnected } = sent.target as Element
        document.documentElement.dataset.sentBy = isConnected ? 'connected' : 'removed'
        if (isPrevented) sent.preventDefault()
      })
    },
    { event, isPrevented },
  )
}

test('keeps the colours of components, whatever their element', async ({ page }) => {
  await page.goto(`/examples/${components.map(({ name }) => name).join()}`)
  const looks = await page.locator('.example-preview [data-variant]').evaluateAll((elements) =>
    elements
      .filter((element) => !element.matches(':disabled, [aria-disabled="true"]'))
      // A pressed toggle has the primary colour.
      .filter((element) => !element.matches('[aria-pressed="true"], label:has(> :checked)'))
      // These give links or buttons a colour of their own: on another background, or as a brand.
      .filter((element) => !element.closest('[class$="-banner"], [class$="-gallery-dialog"]'))
      .filter(
        (element) =>
          !element.closest('[class$="-navbar"], [class$="-sidebar"], [class$="-chat"], footer'),
      )
      .map((element) => {
        const { variant, color } = (element as HTMLElement).dataset
        const look = [element.classList[0], variant, color].join(' ')
        return [look, getComputedStyle(element).color] as const
      }),
  )
  const texts = Map.groupBy(
    new Set(looks.map((look) => look.join(': '))),
    (look) => look.split(': ')[0],
  )
  expect(texts.size).toBeGreaterThan(5)
  expect([...texts].filter(([, colors]) => colors.length > 1)).toEqual([])
})
