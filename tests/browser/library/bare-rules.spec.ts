import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '../test.ts'
import { openBarePage } from '../open-bare-page.ts'
import { packExamples } from '../pack-examples.ts'
import { readExamples } from '../read-examples.ts'

const styles = readFileSync('kit/build/styles.css', 'utf8')
const rules = readFileSync('tests/fixtures/bare-rules/app.css', 'utf8')
/** The page around components and the content that authors put into them keep their styles. */
const spare =
  ':is(main, main :not([data-kit], [data-kit-part], [hidden], svg *)):not(#a#b) { all: revert }'

/**
 * Reads the computed styles of every part of the components in some HTML, each property that the
 * fixture sets, including sizes. Returns their number, and what differs with these rules in an
 * earlier layer: each difference once, and only as many as people read.
 */
async function compareLooks(page: Page, html: string, bare: string) {
  await openBarePage(page, html, {
    head: `<style media="not all">@layer app { ${bare} }</style><style>${styles}</style><style media="not all">${rules}</style>`,
  })
  return page.evaluate(() => {
    const [sheet, , fixture] = document.styleSheets
    const properties = new Set(
      [...fixture!.cssRules].flatMap((rule) => [...(rule as CSSStyleRule).style]),
    )
    const readLooks = () => {
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
    }
    const alone = new Set(readLooks())
    sheet!.media.mediaText = 'all'
    // Otherwise a property that changes slowly would still have its former value.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish()
    }
    const differing = readLooks().filter((line) => !alone.has(line))
    const names = new Set(differing.map((line) => line.replace(/^\d+ /, '')))
    return { looks: alone.size, differences: [...names].slice(0, 40) }
  })
}

for (const pack of packExamples(await readExamples())) {
  const names = pack.map(({ name }) => name).join(', ')
  test(`keeps the styles of ${names} despite bare rules in an earlier layer`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const html = pack.flatMap(({ examples }) => examples.map((one) => one.html)).join('\n')
    const { looks, differences } = await compareLooks(page, html, rules + spare)
    expect(looks).toBeGreaterThan(100)
    expect(differences).toEqual([])
  })
}

test('shows the checkboxes of Markdown at their size, and its columns as aligned', async ({
  page,
}) => {
  const html = `<div class="kit-prose" data-kit="prose">
    <ul><li><input type="checkbox" checked disabled> Done</li></ul>
    <table><tr><th>Plan</th><th align="right">Price</th></tr><tr><td>Solo</td><td align="right">9</td></tr></table>
  </div>`
  await openBarePage(page, html, {
    head: `<style>@layer app { ${rules} input { width: 100%; height: 42px } }</style><style>${styles}</style>`,
  })
  const box = (await page.locator('input').boundingBox())!
  expect([box.width, box.height]).toEqual([13, 13])
  const aligned = await page
    .locator('th, td')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).textAlign))
  expect(aligned).toEqual(['start', 'right', 'start', 'right'])
})

test('scrolls the text with a wide table, and not the page', async ({ page }) => {
  const cells = '<td>Organisation</td>'.repeat(12)
  const html = `<div class="kit-prose" data-kit="prose"><p>A</p><table><tr>${cells}</tr></table></div>`
  await openBarePage(page, html, { head: `<style>${styles}</style>` })
  const widths = await page.evaluate(() =>
    ['html', '.kit-prose'].map((selector) => {
      const { scrollWidth, clientWidth } = document.querySelector(selector)!
      return scrollWidth > clientWidth
    }),
  )
  expect(widths).toEqual([false, true])
})

test('keeps the colours of text in prose despite bare rules for a light page', async ({ page }) => {
  const elements = 'h1 h2 h3 h4 h5 h6 p li dt dd pre code kbd samp strong summary figure'.split(' ')
  const texts = elements.map((name) => `<${name}>A</${name}>`).join('')
  const html = `<div class="kit-prose" data-kit="prose" style="color: rgb(1, 2, 3)">${texts}
    <table><tr><th id="row">A</th><td id="cell">A</td></tr></table><blockquote id="quote"><p>A</p></blockquote></div>`
  const bare = `@layer app { ${elements.join(', ')}, th, td { color: black } }`
  await openBarePage(page, html, { head: `<style>${bare}</style><style>${styles}</style>` })
  const found = await page.evaluate((elements) => {
    const toColor = (selector: string) =>
      getComputedStyle(document.querySelector(`.kit-prose ${selector}`)!).color
    return {
      other: elements.filter((name) => toColor(name) !== 'rgb(1, 2, 3)'),
      cells: [toColor('#row'), toColor('#cell')],
      isQuoteMuted: toColor('#quote p') === toColor('#quote') && toColor('#quote') !== toColor('p'),
    }
  }, elements)
  expect(found).toEqual({ other: [], cells: Array(2).fill('rgb(1, 2, 3)'), isQuoteMuted: true })
})

test('keeps the colours of cells and code that are no parts of their own', async ({ page }) => {
  const used = (await readExamples()).filter(({ name }) =>
    ['calendar', 'chart', 'code'].includes(name),
  )
  const html = used.flatMap(({ examples }) => examples.map((one) => one.html)).join('\n')
  const bare = '@layer app { th, td, code { color: rgb(1, 2, 3) } }'
  await openBarePage(page, html, { head: `<style>${bare}</style><style>${styles}</style>` })
  const own = page.locator(
    ':is(.kit-calendar, .kit-chart-table) :is(th, td), pre[data-kit-part] > code',
  )
  const colors = await own.evaluateAll((found) => found.map((one) => getComputedStyle(one).color))
  expect(colors.length).toBeGreaterThan(50)
  expect(colors).not.toContain('rgb(1, 2, 3)')
})

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
  const rule = '.kit-button { width: 100px !important; background-color: red !important }'
  const { differences } = await compareLooks(page, html, rule)
  expect(differences).toContain('button width: 100px')
  expect(differences).toContain('button background-color: rgb(255, 0, 0)')
})
