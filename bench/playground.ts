import { chromium } from '@playwright/test'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { createSiteServer } from '../plugins/http/create-site-server.ts'
import { toHash } from '../src/scripts/playground/shared-template.ts'
import { percentile, printGoals } from '../tools/figures.ts'
import { findProgram } from '../tools/find-program.ts'

/**
 * Measures the playground of the built site in Chromium: what it loads, and the time from a key
 * until the frame of the result contains the rendered HTML, for a template of 60 lines.
 */
const server = createSiteServer('dist').listen()
const { port } = server.address() as AddressInfo
const address = `http://127.0.0.1:${port}`
const browser = await chromium.launch({ executablePath: findProgram('chromium') })
const page = await browser.newPage()

// What every page of the site loads does not count, nor does the renderer's worker, which is text
// of the renderer's script.
const known = new Set<string>()
const sizes: Promise<number>[] = []
page.on('response', (response) => {
  const { pathname, protocol } = new URL(response.url())
  if (protocol === 'blob:' || known.has(pathname)) return
  known.add(pathname)
  sizes.push(response.body().then((body) => gzipSync(body).length))
})
await page.goto(`${address}/components/button`, { waitUntil: 'networkidle' })
sizes.length = 0
await page.goto(`${address}/playground`, { waitUntil: 'networkidle' })
const weight = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)

const card = `<x-kit::card as="section">
  <x-kit::card.header title="Invite a teammate" />
  <x-kit::form action="/invitations">
    <x-kit::input label="Email" name="email" type="email" icon="mail" />
    <x-kit::select label="Role" name="role" :options="['Editor', 'Viewer']" />
    <x-kit::switch label="Administrator" name="admin" />
    @each(badge in ['Paid', 'Open', 'Late'])
    <x-kit::badge>{{ badge }}</x-kit::badge>
    @end
    <x-kit::button type="submit" icon="send">Send invite</x-kit::button>
  </x-kit::form>
</x-kit::card>
`
const code = card.repeat(5).trimEnd()
await page.goto('about:blank')
await page.goto(`${address}/playground${await toHash({ code, state: '{}', example: '' })}`)
await page.locator('[data-progress]').waitFor({ state: 'detached' })
const frame = page.frames().find((one) => one.url().endsWith('/playground/result'))!
await page.evaluate(() => {
  const now = () => performance.timeOrigin + performance.now()
  addEventListener('keydown', () => Object.assign(window, { pressed: now() }), true)
})
await frame.evaluate(() => {
  const shown = document.querySelector('main')!
  new MutationObserver(() => {
    const now = performance.timeOrigin + performance.now()
    Object.assign(window, { [`after${/x*$/.exec(shown.textContent.trim())![0].length}`]: now })
  }).observe(shown, { childList: true })
})
await page.locator('.cm-content').click()
await page.keyboard.press('ControlOrMeta+End')

const times: number[] = []
for (let count = 1; count <= 200; count++) {
  await page.keyboard.press('x')
  const shown = await frame.waitForFunction((name) => Reflect.get(window, name), `after${count}`)
  const pressed = await page.evaluate(() => Number(Reflect.get(window, 'pressed')))
  times.push(Number(await shown.jsonValue()) - pressed)
}
printGoals([
  { text: 'an edit of 60 lines', value: percentile(times, 50), bar: 50, unit: 'ms' },
  { text: '95 % of the edits', value: percentile(times, 95), bar: 50, unit: 'ms' },
  { text: 'weight with gzip', value: weight / 1000, bar: 300, unit: 'KB' },
])
await browser.close()
server.close()
