import { readFileSync, globSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { build } from 'esbuild'
import { toTokensCss } from '../../engine/library/tokens/tokens-css.ts'
import { buildComponentStyles } from '../../engine/package/component-styles.ts'
import { readKitCatalog } from '../unit/fixtures/read-kit-catalog.ts'

/** The golden cases, without what differs between two visits: scripts and the first focus. */
const cases = globSync('tests/golden/components/*/output.html')
  .sort()
  .map((file) =>
    readFileSync(file, 'utf8').replaceAll('<script', '<template').replaceAll(' autofocus', ''),
  )

/** Returns the name and the computed styles of each element of a page with this stylesheet. */
async function readLooks(page: Page, css: string, html: string): Promise<string[][]> {
  await page.setContent(
    `<!DOCTYPE html><html lang="en"><head><style>${css}</style></head><body>${html}</body></html>`,
  )
  return page.evaluate(() =>
    [...document.body.querySelectorAll('[data-kit], [data-kit-part]')].map((element) => {
      const style = getComputedStyle(element)
      const names = [...style].filter((name) => !name.startsWith('--')).sort()
      const looks = names.map((name) => `${name}: ${style.getPropertyValue(name)}`)
      return [element.getAttribute('class') ?? '', ...looks]
    }),
  )
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
    const whole = await readLooks(page, `${tokens}\n${outputFiles[0]!.text}`, html)
    const differing = (await readLooks(page, separate, html)).flatMap((looks, index) => {
      const lines = looks.filter((line, at) => line !== whole[index]![at])
      return lines.length ? `${looks[0]} ${lines.join('; ')}` : []
    })
    expect(differing).toEqual([])
    elements += whole.length
  }
  expect(elements).toBeGreaterThan(1000)
})
