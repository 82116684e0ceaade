import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { toString } from 'hast-util-to-string'
import { readContent } from '../../engine/io/read-content.ts'
import { parsePage } from '../../engine/library/markdown/index.ts'
import { listTypeErrors } from '../package/list-type-errors.ts'
import { listAppFiles } from '../../engine/site/app-files.ts'
import { isBlocks } from '../../engine/site/blocks.ts'
import { createVisitor, type Page, type Visitor } from './create-visitor.ts'
import { findAlerts } from './find-alerts.ts'
import { findControl } from './find-control.ts'
import { findMistakes } from './find-mistakes.ts'
import { findPageMistakes } from './find-page-mistakes.ts'
import { openPlayground, type Playground } from './open-playground.ts'
import { openStream } from './open-stream.ts'
import { toGuidesFiles } from './to-guides-files.ts'

// Another test runs the blocks, which are pages of another application.
const pages = readContent('content')
  .filter(({ id }) => !isBlocks(id))
  .map(({ file, text, mdx }) => listAppFiles(parsePage(text, { file, mdx })))
let playground: Playground
let visitor: Visitor

before(async () => {
  playground = await openPlayground('guides', { files: toGuidesFiles(pages) })
})
after(() => playground?.stop())
test.beforeEach(() => {
  visitor = createVisitor(playground.address)
})

/** Opens a page of the guides, and asserts that it is valid. */
async function open(path: string): Promise<Page> {
  const page = await visitor.open(path)
  await check(page)
  return page
}

async function send(page: Page, fields: Record<string, string | null>, id?: string) {
  const answer = await visitor.send(page, fields, id)
  await check(answer)
  return answer
}

async function check({ path, status, html }: Page) {
  assert.equal(status, 200, `${path} ${html.slice(0, 2000)}`)
  assert.deepEqual(await findPageMistakes(html), [], path)
}

test('forms an application without type errors from the files of guides and recipes', async () => {
  const paths = pages.flat().map(({ path }) => path)
  for (const folder of ['app/controllers/', 'app/validators/', 'start/', 'resources/views/']) {
    assert.ok(paths.filter((path) => path.startsWith(folder)).length >= 4, folder)
  }
  assert.deepEqual(await listTypeErrors(playground.folder), [])
})

test('first form: restores the input with each error, and submits it when it is valid', async () => {
  const fields = { name: 'Grace', email: 'grace@', message: 'Hello' }
  const failed = await send(await open('/contact'), fields)
  assert.equal(failed.path, '/contact')
  assert.deepEqual(
    findMistakes(failed).map(({ href }) => href),
    ['#email', '#message'],
  )
  for (const [name, value] of Object.entries(fields)) {
    const control = findControl(failed, name)
    assert.equal(control.value, value)
    assert.equal(control.isInvalid, name !== 'name', name)
    assert.equal(control.descriptions.length, name === 'name' ? 0 : 1)
  }
  const right = { email: 'grace@example.com', message: 'Hello, is anybody there?' }
  const sent = await send(failed, right)
  assert.deepEqual(findAlerts(sent, 'success'), ['Thank you, Grace. We answer within a day.'])
  assert.equal(findControl(sent, 'name').value, null)
  assert.deepEqual(findAlerts(await open('/contact'), 'success'), [])
})

test('forms: names the field in a validation message as the guide does', async () => {
  const failed = await send(await open('/contact'), { email: 'grace@' })
  assert.deepEqual(
    findMistakes(failed).map(({ text }) => text),
    ['Name is missing.', 'Email must look like ada@example.com.', 'message is missing.'],
  )
})

test('content security policy: sends the policy of the guide, and needs no exceptions for the pages', async () => {
  const lists = ['/members', '/reports/1', '/workspaces/new', '/invoices/2041/delete']
  const forms = ['/contact', '/login', '/invoices', '/boards', '/account/settings', '/']
  forms.push('/tasks', '/orders')
  for (const path of [...forms, ...lists]) {
    const { headers, elements } = await open(path)
    assert.match(
      headers.get('content-security-policy') ?? '',
      /script-src 'self' 'nonce-[^']+';style-src 'self' 'unsafe-inline';connect-src 'self' ws:;.*form-action 'self'/,
    )
    const inline = elements.filter(
      ({ tagName, properties }) =>
        tagName === 'style' ||
        (tagName === 'script' && !properties.src) ||
        Object.keys(properties).some((name) => /^(style$|on)/.test(name)),
    )
    assert.deepEqual(inline, [], path)
  }
})

test('sign-in: reports wrong credentials once, in the summary, and keeps the email', async () => {
  const page = await send(await open('/login'), { email: 'ada@example.com', password: 'wrong' })
  assert.equal(page.path, '/login')
  const message = 'The email or the password is wrong.'
  assert.deepEqual(findMistakes(page), [{ text: message, href: null }])
  assert.deepEqual(findAlerts(page, 'danger'), [])
  assert.equal(page.html.split(message).length, 2)
  assert.doesNotMatch(page.html, /Invalid user credentials/)
  const email = findControl(page, 'email')
  assert.deepEqual([email.value, email.isInvalid], ['ada@example.com', false])
  const password = findControl(page, 'password')
  assert.deepEqual([password.value, password.isInvalid], [null, false])
})

test('sign-in: reports an empty field at the field and in the summary', async () => {
  const page = await send(await open('/login'), { email: 'ada@example.com' })
  assert.deepEqual(
    findMistakes(page).map(({ href }) => href),
    ['#password'],
  )
  assert.equal(findControl(page, 'email').value, 'ada@example.com')
})

test('sign-in: redirects to the home page with correct credentials, and lets people sign out again', async () => {
  const right = { email: 'ada@example.com', password: 'engine' }
  const home = await send(await open('/login'), right)
  assert.equal(home.path, '/')
  assert.match(home.html, /Sign out Ada/)
  const out = await send(home, {}, 'sign-out')
  assert.equal(out.path, '/login')
  assert.doesNotMatch(out.html, /Sign out/)
})

test('settings: fills in and saves settings, and keeps cleared fields empty when validation fails', async () => {
  const page = await open('/account/settings')
  assert.equal(findControl(page, 'name').value, 'Plotline')
  assert.equal(findControl(page, 'zone').value, 'Europe/London')
  assert.match(page.html, /value="day"[^>]* checked/)
  const cleared = { 'reminders[]': null, name: '' }
  const failed = await send(page, cleared)
  assert.deepEqual(
    findMistakes(failed).map(({ href }) => href),
    ['#settings-name'],
  )
  assert.doesNotMatch(failed.html, /value="day"[^>]* checked/)
  const saved = await send(failed, { name: 'Atlas', digest: 'on' })
  assert.deepEqual(findAlerts(saved, 'success'), ['Settings saved'])
  assert.equal(findControl(saved, 'name').value, 'Atlas')
  assert.match(saved.html, /name="digest"[^>]* checked/)
})

test('delete confirmation: renders one dialog for a list of invoices of any length', async () => {
  const page = await open('/invoices')
  assert.deepEqual(listRowHeaders(page), ['2041', '2042', '2043'])
  const dialogs = page.elements.filter(({ tagName }) => tagName === 'dialog')
  assert.deepEqual(
    dialogs.map(({ properties }) => [properties.id, properties.role]),
    [['confirm', 'alertdialog']],
  )
})

test('delete confirmation: asks on a page without scripts, and deletes that invoice', async () => {
  const page = await open('/invoices')
  const link = page.elements.find(
    ({ properties }) => properties.ariaLabel === 'Delete invoice 2042',
  )
  assert.equal(link!.tagName, 'a')
  const question = await open(String(link!.properties.href))
  assert.match(question.html, /<h1[^>]*>\s*Delete invoice 2042\?/)
  const after = await send(question, {})
  assert.equal(after.path, '/invoices')
  assert.deepEqual(findAlerts(after, 'success'), ['Invoice 2042 was deleted.'])
  assert.deepEqual(listRowHeaders(after), ['2041', '2043'])
  assert.equal((await visitor.open(question.path)).status, 404)
  assert.equal((await visitor.send(question, {})).status, 404)
})

test('first run: replaces the empty state with the first board, and with another one for a filter', async () => {
  const empty = await open('/boards')
  assert.match(empty.html, /No boards yet/)
  const failed = await send(empty, { name: '' }, 'board')
  assert.match(failed.html, /<dialog[^>]* open/)
  assert.deepEqual(findControl(failed, 'name').descriptions, ['Name is missing.'])
  const filled = await send(failed, { name: 'Atlas' }, 'board')
  assert.doesNotMatch(filled.html, /No boards yet|<dialog[^>]* open/)
  assert.match(filled.html, /Atlas/)
  assert.match((await open('/boards?q=x')).html, /No board is called “x”/)
})

test('index table: keeps search, order and page in the URL and in links', async () => {
  const page = await open('/members?q=AD&role=editor&sort=-joined')
  assert.deepEqual(listRowHeaders(page), ['Adele Goldberg'])
  assert.equal(findControl(page, 'q').value, 'AD')
  assert.equal(findControl(page, 'role').value, 'editor')
  assert.equal(findControl(page, 'sort').value, '-joined')
  const [form] = page.elements.filter(({ tagName }) => tagName === 'form')
  assert.deepEqual([form!.properties.method, form!.properties.action], ['get', '/members'])

  const all = await open('/members?sort=-name')
  assert.deepEqual(listRowHeaders(all), ['Katherine Johnson', 'Hedy Lamarr', 'Grace Hopper'])
  const sorted = all.elements.filter(({ properties }) => properties.ariaSort)
  assert.deepEqual(
    sorted.map(({ properties }) => properties.ariaSort),
    ['descending'],
  )
  const next = all.elements.find(({ properties }) => properties.dataKitPart === 'next')
  assert.deepEqual(listRowHeaders(await open(String(next!.properties.href))), [
    'Adele Goldberg',
    'Ada Lovelace',
  ])
})

test('index table: accepts any query string without an error', async () => {
  const all = ['Ada Lovelace', 'Adele Goldberg', 'Grace Hopper']
  for (const query of [
    '',
    '?page=-1',
    '?page=x',
    '?page=1.5',
    '?page=1e99',
    '?sort=password',
    '?role=admin',
    '?q[]=&q[a]=',
  ]) {
    const page = await visitor.open(`/members${query}`)
    assert.equal(page.status, 200, query)
    if (!query.startsWith('?q[')) assert.deepEqual(listRowHeaders(page), all, query)
  }
  assert.match((await open('/members?q=nobody')).html, /No member matches the search/)
})

test('index table: redirects a page beyond the end to the last one', async () => {
  for (const page of ['3', '999', '9007199254740991']) {
    const last = await open(`/members?q=a&sort=-name&page=${page}`)
    assert.equal(last.query, '?q=a&sort=-name&page=2', page)
    assert.deepEqual(listRowHeaders(last), ['Adele Goldberg', 'Ada Lovelace'])
    assert.match(last.html, /Showing 4–5 of 5/)
  }
  const none = await open('/members?q=nobody&page=999')
  assert.equal(none.query, '?q=nobody&page=1')
  assert.match(none.html, /No member matches the search/)
})

test('application shell: marks the section, links the breadcrumbs, and shows the flash message as a toast', async () => {
  const page = await open('/reports/1')
  const current = page.elements.filter(({ properties }) => properties.ariaCurrent)
  assert.deepEqual(
    current.map(({ properties }) => [properties.ariaCurrent, properties.href ?? null]),
    [
      ['true', '/reports'],
      ['page', null],
    ],
  )
  const skip = page.elements.find(({ tagName }) => tagName === 'a')!.properties.href
  assert.ok(page.elements.some(({ properties }) => `#${properties.id}` === skip))
  const published = await send(page, {})
  assert.equal(published.path, '/reports/1')
  assert.deepEqual(listToasts(published), ['The report of March is published.'])
  assert.deepEqual(listToasts(await open('/reports/1')), [])
})

test('application shell: loads the stylesheet and the scripts as the installation does', async () => {
  const { elements } = await open('/reports')
  const files = elements.flatMap(({ tagName, properties: { src, rel, href } }) =>
    tagName === 'script' ? String(src) : String(rel) === 'stylesheet' ? String(href) : [],
  )
  for (const file of ['/kit/styles.css', '/kit/scripts.js']) assert.ok(files.includes(file), file)
  for (const file of files) assert.equal((await visitor.open(file)).status, 200, file)
})

test('wizard: validates and keeps each step, lets people go back, and skips none', async () => {
  const first = await open('/workspaces/new/check')
  assert.equal(first.path, '/workspaces/new/name')
  const failed = await send(first, { name: '' })
  assert.deepEqual(findControl(failed, 'name').descriptions, ['Name is missing.'])
  const second = await send(failed, { name: 'Atlas' })
  assert.equal(second.path, '/workspaces/new/plan')
  const wrong = await send(second, { seats: '0' })
  assert.equal(wrong.path, '/workspaces/new/plan')
  assert.equal(findControl(wrong, 'seats').value, '0')
  assert.equal(findControl(await open('/workspaces/new/name'), 'name').value, 'Atlas')
})

test('wizard: shows every answer in the last step and completes', async () => {
  const second = await send(await open('/workspaces/new'), { name: 'Atlas' })
  const last = await send(second, { plan: 'team', seats: '3' })
  assert.deepEqual(
    last.elements
      .filter(({ tagName }) => tagName === 'dt' || tagName === 'dd')
      .map((cell) => toString(cell).trim()),
    ['Name', 'Atlas', 'Plan', 'Team', 'Seats', '3'],
  )
  const done = await send(last, {})
  assert.deepEqual(findAlerts(done, 'success'), ['Your workspace is ready.'])
  assert.equal((await open('/workspaces/new/check')).path, '/workspaces/new/name')
})

test('live updates: answers a wrong token with a status if asked for JSON, else with a redirect', async () => {
  const post = { method: 'POST', headers: { accept: 'application/json' } }
  const refused = await visitor.request('/tasks', post)
  assert.equal(refused.status, 403)
  assert.match(await refused.text(), /CSRF token/)
  const page = await visitor.request('/tasks', { method: 'POST', headers: { accept: 'text/html' } })
  assert.equal(page.status, 302)
})

test('live updates: lets htmx load the page again when the session has expired', async () => {
  const live = await visitor.request('/guarded', { headers: { 'hx-request': 'true' } })
  assert.deepEqual([live.status, live.headers.get('hx-refresh')], [401, 'true'])
  assert.equal(await live.text(), '')
  const visit = await visitor.request('/guarded', { headers: { accept: 'text/html' } })
  assert.deepEqual([visit.status, visit.headers.get('hx-refresh')], [401, null])
  assert.match(await visit.text(), /Unauthorized access/)
})

/** What each library sends with a request for a part of the page. */
const libraries: [string, Record<string, string>][] = [
  ['htmx', { accept: 'text/html', 'hx-request': 'true', 'hx-request-type': 'partial' }],
  ['Unpoly', { accept: 'text/html', 'x-up-version': '3.14.3', 'x-up-target': '#tasks' }],
  [
    'Datastar',
    { accept: 'text/event-stream, text/html, application/json', 'datastar-request': 'true' },
  ],
  ['Turbo', { accept: 'text/vnd.turbo-stream.html, text/html, application/xhtml+xml' }],
]

for (const [library, headers] of libraries) {
  test(`partial rendering: answers ${library} with a part that has the ids of the page`, async () => {
    const live = createVisitor(playground.address, headers)
    const part = await live.open('/tasks')
    const failed = await live.send(part, { title: '' })
    const saved = await live.send(failed, { title: `Try ${library}` })
    for (const page of [part, failed, saved]) {
      assert.deepEqual([page.status, page.path], [200, '/tasks'], page.html)
      assert.doesNotMatch(page.html, /<html|<nav/)
      assert.match(page.headers.get('vary') ?? '', /X-Up-Target.*Accept/i)
      assert.equal(/turbo-stream/.test(page.headers.get('content-type')!), library === 'Turbo')
      assert.equal(/^<turbo-stream [^>]*target="tasks"/.test(page.html), library === 'Turbo')
    }
    assert.deepEqual(findControl(failed, 'title').descriptions, ['title is missing.'])
    assert.match(failed.html, /<input [^>]*id="task-title"/)
    assert.match(saved.html, /<tr [^>]*id="task-list__\d+"[^>]*><th [^>]*>Try \w+</)
    assert.equal(findControl(saved, 'title').value, null)

    const page = await open('/tasks')
    const whole = toComparable(page.html)
    const [, own] = /^(?:<turbo-stream [^>]*><template>)?([^]*?)(?:<\/template>|$)/.exec(
      toComparable(saved.html),
    )!
    assert.ok(own!.trim() && whole.includes(own!.trim()), `${own} in ${whole}`)
  })
}

test('partial rendering: answers visits, and requests for a whole page, with the page', async () => {
  const visits: Record<string, string>[] = [
    {},
    { 'hx-request-type': 'full' },
    { 'x-up-target': 'body' },
  ]
  for (const headers of visits) {
    const page = await createVisitor(playground.address, headers).open('/tasks')
    assert.match(page.html, /<html[^]*id="tasks"/)
  }
})

test('push updates: sends a new order to every open page as a toast and a row', async () => {
  const visitors = [visitor, createVisitor(playground.address)]
  const opened = await Promise.all(
    visitors.map(async (one, index) => {
      const page = await one.open('/orders')
      return { page, stream: await openStream(one, { uid: `visitor-${index}`, page }) }
    }),
  )
  for (const { stream } of opened) assert.equal(await stream.subscribe('orders'), 204)
  const added = await send(opened[0]!.page, { customer: 'Ada <b>Lovelace</b>' }, 'order')
  for (const { page, stream } of opened) {
    const { channel, payload } = await stream.read()
    assert.equal(channel, 'orders')
    const { id, row, toast } = payload as { id: string; row: string; toast: object }
    assert.deepEqual(toast, { title: 'New order from Ada <b>Lovelace</b>', color: 'success' })
    assert.ok(row.startsWith(`<tr id="${id}">`), row)
    assert.match(row, /Ada &lt;b&gt;Lovelace/)
    // The page that is loaded afterwards has the same row.
    assert.ok(added.html.includes(row.trim()))
    assert.ok(!page.html.includes(id))
    await stream.close()
  }
  assert.deepEqual(listRowHeaders(added).slice(0, 2), ['1002', '1001'])
})

test('push updates: refuses to subscribe without the token of the page', async () => {
  const page = await visitor.open('/orders')
  const stream = await openStream(visitor, { uid: 'forged', page: { ...page, elements: [] } })
  assert.notEqual(await stream.subscribe('orders'), 204)
  await stream.close()
})

/** Returns HTML without the tokens of its session. */
function toComparable(html: string): string {
  return html.replaceAll(/(?<=name=["']_csrf["'] value=["'])[^"']+/g, '…')
}

function listRowHeaders({ elements }: Page): string[] {
  return elements
    .filter(({ tagName, properties }) => tagName === 'th' && properties.scope === 'row')
    .map((cell) => toString(cell).trim())
}

/** Returns the titles of the visible toasts, without those that scripts copy. */
function listToasts({ elements }: Page): string[] {
  return elements
    .filter(({ properties }) => properties.dataKit === 'toast' && !properties.hidden)
    .map((toast) => toString(toast).trim())
}
