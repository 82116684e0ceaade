import { readFileSync } from 'node:fs'
import { expect, test, type Page } from './test.ts'
import { openBarePage } from './open-bare-page.ts'
import { packExamples } from './pack-examples.ts'
import { readExamples } from './read-examples.ts'

const styles = readFileSync('kit/build/styles.css', 'utf8')
const rules = readFileSync('tests/fixtures/bare-rules/app.css', 'utf8')
/** The page around components and the content that authors put into them keep their styles. */
const spare =
  ':is(main, main :not([data-kit], [data-kit-part], [hidden], svg *)):not(#a#b) { all: revert }'

/**
 * Returns the computed styles of every part of the components on a page, with these rules in an
 * earlier layer: each property that the fixture sets, including sizes.
 */
async function readLooks(page: Page, html: string, bare: string): Promise<string[]> {
  await openBarePage(page, html, {
    head: `<style>@layer app { ${bare} }</style><style>${styles}</style><style media="not all">${rules}</style>`,
  })
  return page.evaluate(() => {
    const sheet = [...document.styleSheets].find(({ media }) => media.mediaText === 'not all')!
    const properties = new Set(
      [...sheet.cssRules].flatMap((rule) => [...(rule as CSSStyleRule).style]),
    )
    // The system draws options.
    const parts = document.querySelectorAll<HTMLElement>(
      'main :is([data-kit], [data-kit-part]):not(option, optgroup)',
    )
    return [...parts].flatMap((element, index) => {
      const { kit, kitPart } = element.dataset
      const owner = element.parentElement?.closest<HTMLElement>('[data-kit]')?.dataset.kit
      const pseudos = ['', '::before', '::after'].filter(
        (pseudo) => !pseudo || getComputedStyle(element, pseudo).content !== 'none',
      )
      if (element.matches('.kit-input-control, .kit-textarea-control'))
        pseudos.push('::placeholder')
      if (element.matches('[type=file]')) pseudos.push('::file-selector-button')
      return pseudos.flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo || null)
        const name = `${index} ${kit ?? `${owner} ${kitPart}`}${pseudo}`
        return [...properties].map((each) => `${name} ${each}: ${style.getPropertyValue(each)}`)
      })
    })
  })
}

/**
 * Returns what differs in the second list, each difference once, and only as many as people read.
 */
function listDifferences(one: string[], other: string[]): string[] {
  const known = new Set(one)
  const differing = other.filter((line) => !known.has(line))
  return [...new Set(differing.map((line) => line.replace(/^\d+ /, '')))].slice(0, 40)
}

for (const pack of packExamples(await readExamples())) {
  const names = pack.map(({ name }) => name).join(', ')
  test(`keeps the styles of ${names} despite bare rules in an earlier layer`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const html = pack.flatMap(({ examples }) => examples.map((one) => one.html)).join('\n')
    const alone = await readLooks(page, html, '')
    expect(alone.length).toBeGreaterThan(100)
    expect(listDifferences(alone, await readLooks(page, html, rules + spare))).toEqual([])
  })
}

test('keeps a hidden component hidden', async ({ page }) => {
  await openBarePage(
    page,
    '<div class="kit-card" data-kit="card" hidden>a<p data-kit-part="title" hidden>b</p></div>',
  )
  await expect(page.locator('[data-kit]')).toBeHidden()
  await page.locator('[data-kit]').evaluate((element) => element.removeAttribute('hidden'))
  await expect(page.locator('[data-kit]')).toBeVisible()
  await expect(page.locator('[data-kit-part]')).toBeHidden()
})

test('finds a bare rule that overrides a component', async ({ page }) => {
  const html = '<button class="kit-button" data-kit="button" type="button">Save</button>'
  const alone = await readLooks(page, html, '')
  const changed = await readLooks(page, html, '.kit-button { width: 100px !important }')
  expect(listDifferences(alone, changed)).toContain('button width: 100px')
})
