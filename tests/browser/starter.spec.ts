import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { openBarePage } from './open-bare-page.ts'
import { readExamples } from './read-examples.ts'

const components = await readExamples()
const html = components.flatMap(({ examples }) => examples.map((one) => one.html)).join('\n')

const app = readFileSync('tests/fixtures/starter/app.css', 'utf8')
const guide = readFileSync('content/guides/installation.md', 'utf8')
/** The style sheet that the guide has people write. */
const documented = /```css\n\/\* resources\/css\/main\.css \*\/\n([^]*?)```/.exec(guide)![1]!
/** What the page gives to all that is in it, and no rule for elements of components. */
const inherited = app.slice(app.indexOf(':root'), app.indexOf('* {'))

const files: Record<string, string> = {
  'app.css': app,
  '@kit-edge/ui/styles.css': readFileSync('kit/build/styles.css', 'utf8'),
}

/** The looks of every part of a component with these style sheets, by what and where it is. */
async function readLooks(page: Page, styles: string): Promise<Record<string, string>> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/*.css', (route) => {
    const name = Object.keys(files).find((file) => route.request().url().endsWith(file))!
    return route.fulfill({ body: files[name]!, contentType: 'text/css' })
  })
  await openBarePage(page, html, { head: `<style>${styles}</style>` })
  return page.evaluate(() => {
    // Options are drawn by the system; sizes and places follow from what authors put into a component.
    const isOfLayout =
      /^(width|height|inline-size|block-size|(perspective|transform)-origin|top|right|bottom|left|inset-.*|grid-template-.*)$/
    const parts = [
      ...document.querySelectorAll('main :is([data-kit], [data-kit-part]):not(option)'),
    ]
    return Object.fromEntries(
      parts.map((element, index) => {
        const { kit, kitPart } = (element as HTMLElement).dataset
        const style = getComputedStyle(element)
        const looks = [...style]
          .filter((name) => !isOfLayout.test(name) && !name.startsWith('--'))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`)
        return [
          `${index} ${element.closest('[data-kit]')!.getAttribute('data-kit')} ${kit ? '' : kitPart}`,
          looks.join('\n'),
        ]
      }),
    )
  })
}

/** Which parts look otherwise, each with the lines that differ. */
function listDifferences(one: Record<string, string>, other: Record<string, string>): string[] {
  return Object.keys(one).flatMap((part) => {
    const lines = new Set(other[part]!.split('\n'))
    const differing = one[part]!.split('\n').filter((line) => !lines.has(line))
    return differing.length ? [`${part}: ${differing.join('; ')}`] : []
  })
}

test('the style sheet of a new application changes no component when it is imported as documented', async ({
  page,
}) => {
  const alone = await readLooks(
    page,
    `@layer app; @import '@kit-edge/ui/styles.css'; @layer app { ${inherited} }`,
  )
  expect(Object.keys(alone).length).toBeGreaterThan(200)
  expect(listDifferences(alone, await readLooks(page, documented))).toEqual([])

  const plain = await readLooks(page, "@import '@kit-edge/ui/styles.css'; @import './app.css';")
  const broken = listDifferences(alone, plain).map((line) => line.split(' ')[1])
  expect(broken).toEqual(
    expect.arrayContaining(['button', 'link', 'card', 'alert', 'badge', 'modal']),
  )
})
