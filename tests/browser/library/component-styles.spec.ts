import { readFileSync, globSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { build } from 'esbuild'
import { toTokensCss } from '../../../engine/library/tokens/tokens-css.ts'
import { buildComponentStyles } from '../../../engine/package/component-styles.ts'
import { readKitCatalog } from '../../unit/fixtures/read-kit-catalog.ts'

/** The golden cases, without what differs between two visits: scripts and the first focus. */
const cases = globSync('tests/golden/components/*/output.html')
  .sort()
  .map((file) =>
    readFileSync(file, 'utf8').replaceAll('<script', '<template').replaceAll(' autofocus', ''),
  )

/**
 * Compares the computed styles of each element with one stylesheet and with another. Returns the
 * number of elements, and the differences by the class of the element.
 */
function compareLooks(page: Page, sheets: [whole: string, separate: string]) {
  return page.evaluate((texts) => {
    const elements = [...document.body.querySelectorAll('[data-kit], [data-kit-part]')]
    const styles = elements.map((element) => getComputedStyle(element))
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'))
    const readAll = (css: string) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
      return styles.map((style) => names.map((name) => style.getPropertyValue(name)))
    }
    const [whole, separate] = texts.map(readAll)
    const differing = elements.flatMap((element, at) => {
      const changed = names.filter((_, index) => whole![at]![index] !== separate![at]![index])
      return changed.map((name) => `${element.getAttribute('class')}: ${name}`)
    })
    return { elements: elements.length, differing }
  }, sheets)
}

test('looks the same with the stylesheets of the components as with the whole stylesheet', async ({
  page,
}) => {
  const catalog = await readKitCatalog()
  const tokens = toTokensCss(catalog.library, catalog.tokens)
  const sheets = await buildComponentStyles(catalog, 'kit')
  const { outputFiles } = await build({
    entryPoints: ['kit/styles/index.css'],
    bundle: true,
    minify: true,
    write: false,
  })
  const separate = [tokens, ...sheets.map(({ css }) => css)].join('\n')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  let elements = 0
  for (let at = 0; at < cases.length; at += 40) {
    const html = cases
      .slice(at, at + 40)
      .map((text) => `<div>${text}</div>`)
      .join('\n')
    await page.setContent(`<!DOCTYPE html><html lang="en"><body>${html}</body></html>`)
    const whole = `${tokens}\n${outputFiles[0]!.text}`
    const compared = await compareLooks(page, [whole, separate])
    expect(compared.differing).toEqual([])
    elements += compared.elements
  }
  expect(elements).toBeGreaterThan(1000)
})
