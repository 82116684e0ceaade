import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import send from 'send'
import { limits } from '../../../plugins/playground/limits.ts'
import { toHash } from '../../../src/scripts/playground/shared-template.ts'
import { sites } from '../../site/sites.ts'
import { address, hostileAddress } from '../address.ts'
import { findProblems, findResult, openPlayground, writeTemplate } from '../playground-page.ts'
import { expect, type Page, test } from '../test.ts'
import { watchPage } from '../watch-page.ts'

/** Runs code in a template. Edge only allows expressions, but those can create any function. */
const run = (code: string) =>
  `{{{ await [].constructor.constructor(${JSON.stringify(`return (async () => { ${code} })()`)})() }}}`

/** Returns a promise for the end of the worker that renders. */
async function watchWorker(page: Page): Promise<() => Promise<void>> {
  await expect.poll(() => page.workers().length).toBe(1)
  const closed = new Promise<void>((resolve) => page.workers()[0]!.once('close', () => resolve()))
  return () => closed
}

/** Writes a template that renders, to see that the one before has left nothing behind. */
async function expectNext(page: Page, text: string): Promise<void> {
  await writeTemplate(page, `<x-kit::badge>${text}</x-kit::badge>`)
  await expect(findResult(page).locator('main')).toHaveText(text)
  await expect(page.locator('[data-status]')).toHaveText('No problems')
}

test('says which limit a result exceeds, keeps the page usable and renders the next one', async ({
  page,
}) => {
  const watched = watchPage(page)
  await openPlayground(page)
  const elements = 'The result has more than 5,000 elements'
  const depth = 'The result has more than 100 elements inside each other'
  const results: [template: string, message: string][] = [
    [`{{{ '<div>'.repeat(100000) }}}`, depth],
    [`{{{ '<b>'.repeat(1e6) }}}`, 'The result has 3,000,000 characters; the playground shows'],
    // Elements that the parser opens again in each paragraph
    [`{{{ '<p>' + ${list(`'<b a' + i + '>'`, 90)} + '<p>a'.repeat(9e4) }}}`, elements],
    [`{{{ ${list(`'<p><b a' + i + '>'`, 9000)} }}}`, elements],
    [`{{{ '<i></i>'.repeat(60000) }}}`, elements],
    [`{{{ '<table>' + 'a<b>'.repeat(60000) }}}`, elements],
    [`{{{ '<svg>' + '<g>'.repeat(60000) }}}`, depth],
    [`{{{ '<template>'.repeat(40000) }}}`, depth],
    [`{{{ '<ul><li>'.repeat(40000) }}}`, depth],
  ]
  for (const [template, message] of results) {
    await test.step(template, async () => {
      await writeTemplate(page, template)
      await expect(findProblems(page)).toContainText([message])
      await expectNext(page, message.slice(0, 20))
    })
  }
  // These are long, but not too much.
  const harmless = [
    `<p {{{ ${list(`'a' + i + ' '`, 50_000)} }}}>Next</p>`,
    `{{{ '<!---->'.repeat(60000) }}}<p>Next</p>`,
    `<p style="{{ 'color:red;'.repeat(40000) }}">Next</p>`,
    `{{{ '<iframe></iframe>'.repeat(4000) }}}<p>Next</p>`,
    `{{{ '<frameset>'.repeat(1000) }}}<p>Next</p>`,
    `</main></body></html><p>Next</p>`,
  ]
  for (const template of harmless) {
    await test.step(template, async () => {
      await writeTemplate(page, template)
      await expect(findResult(page).locator('main')).toHaveText('Next')
      await writeTemplate(page, '')
      await expect(findResult(page).locator('main')).toHaveText('')
    })
  }
  expect(watched).toEqual([])
})

/** Pieces of HTML that parsers treat differently. */
const pieces = [
  ...'a b p li td tr option select table caption template svg g math mi button form marquee'.split(
    ' ',
  ),
  ...'foreignObject annotation-xml frameset iframe object style textarea title plaintext'.split(
    ' ',
  ),
]
  .flatMap((name) => [`<${name}>`, `</${name}>`, `<${name} a%>`, `<${name}/>`])
  .concat('text', '<!--', '-->', '<![CDATA[', ']]>', '&amp', '\0', '<', '="', '</body>', '</html>')

test('answers for any HTML, and shows no more than its limits [limited-work]', async ({ page }) => {
  await openPlayground(page)
  const frame = page.frames().find((one) => one.url().endsWith('/playground/result'))!
  const runs = fc.array(
    fc.record({
      part: fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 5 }),
      times: fc.constantFrom(1, 10, 1_000, 20_000),
    }),
    { minLength: 1, maxLength: 4 },
  )
  const show = (html: string) =>
    page.evaluate((shown) => {
      const { contentWindow } = document.querySelector<HTMLIFrameElement>('[title="Result"]')!
      const answer = new Promise<string | null>((resolve) =>
        addEventListener('message', ({ source, data }) => {
          if (source === contentWindow) resolve(data.excess)
        }),
      )
      const look = { theme: null, dir: 'ltr', base: '', declarations: [] }
      contentWindow!.postMessage({ html: shown, ...look }, '*')
      return answer
    }, html)
  await fc.assert(
    fc.asyncProperty(runs, async (parts) => {
      let count = 0
      const html = parts.map(({ part, times }) => part.join('').repeat(times)).join('')
      const excess = await show(html.slice(0, limits.result).replaceAll('%', () => `${count++}`))
      if (excess !== null) return expect(excess).toMatch(/^The result has more than|^Stopped: /)
      expect(await frame.locator('main *').count()).toBeLessThanOrEqual(limits.elements)
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 40) },
  )
})

/** An expression that joins texts for each number `i` below a count. */
function list(text: string, count: number): string {
  return `Array.from({ length: ${count} }, (_, i) => ${text}).join('')`
}

test('shortens long messages and long lists of problems', async ({ page }) => {
  await openPlayground(page)
  const long = page.locator('[data-problems] > li', { hasText: 'aaaa' })
  await writeTemplate(page, run(`throw new Error('a'.repeat(1e6))`))
  await expect(long).toHaveText(`Line 1 ${'a'.repeat(500)} …`)
  await writeTemplate(
    page,
    run(`setTimeout(() => { throw 'a'.repeat(1e6) }); await new Promise(() => {})`),
  )
  await expect(long).toHaveText(/^\S* ?\S*a{400,} …$/)
  await expectNext(page, 'Next')

  const code = '<x-kit::unheard />\n'.repeat(200)
  await openPlayground(page, await toHash({ code, state: '{}', example: '' }))
  await expect(page.locator('[data-status]')).toHaveText(/^20[01] problems; the first 5[01] are:$/)
  expect(await findProblems(page).count()).toBeLessThanOrEqual(51)
})

test('renders no template and no state that is too long, and keeps them [limited-work]', async ({
  page,
}) => {
  const code = '<p>Mine</p>\n'.repeat(10_000)
  await openPlayground(page, await toHash({ code, state: '{}', example: '' }))
  await expect(findProblems(page)).toHaveText(
    'The template has 120,000 characters; the playground renders at most 100,000.',
  )
  await expect(page.locator('.cm-line').first()).toHaveText('<p>Mine</p>')
  const share = page.locator('[data-share]')
  await share.click()
  await expect(share).toHaveText('Too long to share')

  await openPlayground(
    page,
    await toHash({ code: '{{ a }}', state: `${' '.repeat(2e5)}{}`, example: '' }),
  )
  await expect(findProblems(page)).toHaveText(
    'The state has 200,002 characters; the playground renders at most 100,000.',
  )
  await page.getByRole('tab', { name: 'State' }).click()
  await page.getByLabel('Variables of the template').fill('{ "a": 1 }')
  await expect(findResult(page).locator('main')).toHaveText('1')
})

test('ends the worker of a template when the edits pause, and lets it start no other', async ({
  page,
}) => {
  await openPlayground(page)
  const running = {
    busy: `
      setInterval(() => 1, 1)
      const load = () => import('data:text/javascript,').catch(() => {}).then(load)
      load()
      const { port1, port2 } = new MessageChannel()
      port2.onmessage = () => port1.postMessage(1)
      port1.postMessage(1)
      const [one, other] = [new BroadcastChannel('a'), new BroadcastChannel('a')]
      other.onmessage = () => one.postMessage(1)
      one.postMessage(1)`,
    blocked: `setTimeout(() => { for (;;); })`,
  }
  for (const [name, code] of Object.entries(running)) {
    await test.step(name, async () => {
      const wait = await watchWorker(page)
      await writeTemplate(page, run(`${code}; return '<p>${name}</p>'`))
      await expect(findResult(page).locator('main')).toHaveText(name)
      await wait()
    })
  }
  const nested = `new Worker(URL.createObjectURL(new Blob(['for (;;);'])))`
  const attempt = `try { ${nested}; return 'started' } catch (error) { return error.message }`
  await writeTemplate(page, run(attempt))
  await expect(findResult(page).locator('main')).toHaveText('Worker is not defined')
})

test('trusts no message of a template [isolated-playground]', async ({ page }) => {
  await openPlayground(page)
  /** Replaces the reply of the worker. */
  const sendInstead = (reply: string) =>
    run(`const send = self.postMessage; self.postMessage = ({ id }) => send(${reply})`)
  const tooLong = 'The result has 600,000 characters'
  const replies: [template: string, message: string][] = [
    [sendInstead(`{ id, type: 'html', html: 'a'.repeat(6e5) }`), tooLong],
    [
      sendInstead(`{ id, type: 'missing', packs: ['unheard', 'button'] }`),
      'components that do not exist',
    ],
    [sendInstead(`{ id, type: 'error' }`), 'Stopped'],
    [run(`for (;;) self.postMessage(null)`), 'Stopped'],
  ]
  for (const [index, [template, message]] of replies.entries()) {
    await test.step(template, async () => {
      const wait = await watchWorker(page)
      await writeTemplate(page, template)
      await expect(findProblems(page)).toContainText([message])
      await wait()
      await expectNext(page, `After ${index}`)
    })
  }
})

test('says what is wrong with a link, and loses no template', async ({ page }) => {
  const watched = watchPage(page)
  const bomb = deflateRawSync(Buffer.alloc(200_000_000)).toString('base64url')
  const links: [hash: string, message: string][] = [
    ['#code=broken', 'The link is incomplete or damaged.'],
    ['#code=%ff', 'The link is incomplete or damaged.'],
    [`#code=${bomb}`, 'The template in the link has more than 1,500,000 bytes.'],
    ['#example=../../components', 'There is no example “../../components”.'],
    [
      '#example=buton/buton--button',
      'There is no example “buton/buton--button”. Did you mean “button/button--button”?',
    ],
  ]
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  for (const [hash, message] of links) {
    await test.step(message, async () => {
      await openPlayground(page, hash)
      await expect(findProblems(page)).toHaveText(`${message} This is the first example instead.`)
      await expect(page.locator('.cm-content')).toContainText('x-kit::')
      await expect(findResult(page).locator('main > *').first()).toBeVisible()
    })
  }
  await writeTemplate(page, '<p>Mine</p>')
  await expect(findProblems(page)).toHaveCount(0)
  for (const [hash, message] of links) {
    await test.step(`${message} beside a template`, async () => {
      await page.evaluate((next) => void (location.hash = next), hash)
      await expect(findProblems(page)).toHaveText(`${message} Your template is unchanged.`)
      await expect(page.locator('.cm-content')).toHaveText('<p>Mine</p>')
      // The URL is that of the template again.
      await expect(page).toHaveURL(/#code=(?!broken)[\w-]{10,40}$/)
    })
  }
  await page.evaluate(() => void (location.hash = '#site-content'))
  await page.evaluate(() => void (location.hash = '#example=button/button--button'))
  await expect(page.locator('.cm-content')).toContainText('x-kit::button')
  await page.locator('.cm-content').press('ControlOrMeta+z')
  await expect(page.locator('.cm-content')).toHaveText('<p>Mine</p>')
  expect(requests).not.toContain('/components.json')
  // The browser itself reports the status of a missing file.
  expect(watched.filter((problem) => !problem.includes('/preview/buton/'))).toEqual([])
})

test('shows nothing for the page of another site [isolated-playground]', async ({ page }) => {
  /** Shows the frame of a site in a page of another site. */
  const open = async (site: string) => {
    await page.goto(`${hostileAddress}/bare`)
    await page.evaluate(async (src) => {
      const frame = document.createElement('iframe')
      frame.setAttribute('sandbox', 'allow-scripts')
      frame.src = src
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
      document.body.append(frame)
      await loaded
    }, `${site}/playground/result`)
    return page.frames()[1]!
  }
  await test.step('with the headers of the site', async () => {
    expect((await open(address)).url()).not.toMatch(/^http/)
  })

  const host = createServer((request, response) => {
    const path = request.url!.replace(/result$/, 'result.html')
    send(request, path, { root: sites.kit.OUT_DIR }).pipe(response)
  }).listen(0, '127.0.0.1')
  await once(host, 'listening')
  await test.step('on a host without headers', async () => {
    const { port } = host.address() as AddressInfo
    const frame = await open(`http://127.0.0.1:${port}`)
    // Its script has run.
    await expect(frame.locator('meta[http-equiv]')).toHaveCount(2)
    await frame.evaluate(() => {
      // After the listener of the frame itself.
      const received = new Promise((resolve) => addEventListener('message', resolve))
      Object.assign(window, { received })
    })
    await page.evaluate(() => {
      const look = { theme: 'dark', dir: 'rtl', base: '', declarations: [] }
      frames[0]!.postMessage({ html: '<p>Shown</p>', ...look }, '*')
    })
    await frame.evaluate(() => Reflect.get(window, 'received'))
    expect(await frame.locator('main').innerHTML()).toBe('')
    expect(await frame.locator('html').getAttribute('dir')).toBe(null)
  })
  host.close()
})
