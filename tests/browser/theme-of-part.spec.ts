import { expect, test, type Page } from './test.ts'
import { readSite } from './read-site.ts'

const { library, components } = await readSite()

for (const { name, title } of components) {
  test(`renders ${title} inside data-theme like on a page with that theme`, async ({ page }) => {
    await page.goto(`/examples/${name}`)
    await page.evaluate(() => {
      const styles = new CSSStyleSheet()
      styles.replaceSync('*, ::before, ::after { transition: none !important }')
      document.adoptedStyleSheets.push(styles)
    })
    const light = await readColors(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    const dark = await readColors(page)
    expect(dark).not.toEqual(light)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.locator('.example-preview').evaluateAll((previews, foreground) => {
      for (const preview of previews as HTMLElement[]) {
        preview.dataset.theme = 'dark'
        // A component inherits the colour of the page, so set it to that of the other theme.
        preview.style.color = `var(${foreground})`
      }
    }, `--${library.namespace}-color-foreground`)
    expect(await readColors(page)).toEqual(dark)
  })
}

/** Returns every colour inside the live examples. */
function readColors(page: Page): Promise<string[]> {
  return page.locator('.example-preview *').evaluateAll((elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element)
      const { color, backgroundColor, borderColor, boxShadow, fill, stroke } = style
      const colors = [color, backgroundColor, borderColor, boxShadow, fill, stroke].join(' ')
      return `${element.nodeName} ${element.getAttribute('class') ?? ''}: ${colors}`
    }),
  )
}
