import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import test, { after, before } from 'node:test'
import type { JSONType } from 'zod'
import { readDocs } from '../site/read-docs.ts'
import { listTypeErrors } from '../package/list-type-errors.ts'
import { run } from '../package/run.ts'
import { createVisitor, type Page, type Visitor } from './create-visitor.ts'
import { findAlerts } from './find-alerts.ts'
import { findControl } from './find-control.ts'
import { findMistakes } from './find-mistakes.ts'
import { findPageMistakes } from './find-page-mistakes.ts'
import { openPlayground, type Playground } from './open-playground.ts'
import { statesFile, toBlocksFiles } from './to-blocks-files.ts'

const { pages } = await readDocs()
const blocks = pages.filter(({ examples }) => examples[0]?.application)
/** Statuses of pages that are errors on purpose, by the block whose page they are. */
const statuses: Record<string, number> = { 'blocks/error-pages': 404 }
/** Addresses of pages whose block has no route, or one whose parameters are not made up. */
const addresses: Record<string, string> = {
  'blocks/search-results': '/search?q=report',
  'blocks/error-pages': '/no/such/page',
  'blocks/article': '/articles/one-page',
}

let playground: Playground
let visitor: Visitor

before(async () => {
  playground = await openPlayground('blocks', { files: toBlocksFiles() })
})
after(() => playground?.stop())
test.beforeEach(() => {
  visitor = createVisitor(playground.address)
})

/** Asserts that a page is complete and valid. */
async function check(page: Page, status = 200): Promise<Page> {
  const { path, html } = page
  assert.equal(page.status, status, `${path} ${html.slice(0, 2000)}`)
  assert.deepEqual(await findPageMistakes(html), [], path)
  const ids = new Set(page.elements.map(({ properties }) => properties.id))
  const targets = page.elements.flatMap(({ properties }) => {
    const [, id] = /^#(.+)/.exec(String(properties.href ?? '')) ?? []
    return id ? [id] : []
  })
  assert.deepEqual(
    targets.filter((id) => !ids.has(id)),
    [],
    `Links on ${path} lead nowhere`,
  )
  assert.doesNotMatch(
    html,
    /<\/?x-[\w:.-]*|\[object \w+\]|\b(undefined|NaN)\b|^\s*@(end|else)\b|(^|\s)@!?[\w.]+\(/m,
    path,
  )
  return page
}

const open = async (path: string, status?: number) => check(await visitor.open(path), status)
const send = async (...args: Parameters<Visitor['send']>) => check(await visitor.send(...args))

test('forms an application without type errors from the files of all blocks', async () => {
  assert.ok(blocks.length >= 20)
  assert.deepEqual(await listTypeErrors(playground.folder), [])
})

test('has templates without problems', async () => {
  const { code, stdout } = await run(playground.folder, ['node', 'ace', 'kit:check'])
  assert.equal(code, 0, stdout)
})

for (const { route, frontMatter, examples } of blocks) {
  test(`${route.id}: shows a valid page in an application`, async () => {
    const [example] = examples
    const path = addresses[route.id] ?? example!.application!.url
    await open(path, statuses[route.id])
  })

  test(`${route.id}: gets from its controller what the documentation shows`, async () => {
    const path = addresses[route.id] ?? examples[0]!.application!.url
    await visitor.open(path)
    const template = toTemplateName(examples[0]!.code)
    const found = readStates().findLast((one) => one.template === template)
    assert.ok(found, `${template} was not rendered`)
    assert.deepEqual(toShape(found.state), toShape(frontMatter.state ?? {}))
  })

  test(`${route.id}: answers each of its forms, even without input`, async () => {
    const path = addresses[route.id] ?? examples[0]!.application!.url
    const page = await visitor.open(path)
    for (const { tagName, properties } of page.elements) {
      if (tagName !== 'form' || String(properties.method).toLowerCase() !== 'post') continue
      // A script gives the form of a confirmation its URL.
      if (!properties.action) continue
      // What a form changes belongs to the session, and may remove another form.
      visitor = createVisitor(playground.address)
      await send(await visitor.open(path), {}, properties.id ? String(properties.id) : undefined)
    }
  })
}

test('compares the shapes of values', () => {
  const one = toShape({ a: [{ b: 1 }, { b: null }] })
  assert.deepEqual(one, toShape({ a: [{ b: null }, { b: 2 }] }))
  for (const other of [{ a: [{ b: 'x' }] }, { a: [] }, { a: [{ b: 1, c: 1 }] }, {}]) {
    assert.notDeepEqual(toShape(other), one)
  }
})

test('sign in: keeps the email after wrong credentials, and signs in with the right ones', async () => {
  const failed = await send(await open('/login'), { email: 'ada@example.com', password: 'wrong' })
  assert.deepEqual(
    findMistakes(failed).map(({ text }) => text),
    ['The email or the password is wrong.'],
  )
  assert.equal(findControl(failed, 'email').value, 'ada@example.com')
  assert.equal(findControl(failed, 'password').value, null)
  const page = await visitor.send(failed, { password: 'engine' })
  assert.equal(page.path, '/')
})

test('index table: filters, sorts, and says that nothing was found', async () => {
  const listNames = ({ html }: Page) =>
    [...html.matchAll(/scope="row"[^>]*>\s*([^<]+?)\s*</g)].map(([, name]) => name)
  assert.deepEqual(listNames(await open('/members?role=viewer&sort=-name')), [
    'Mary Jackson',
    'Hedy Lamarr',
  ])
  const found = await open('/members?q=GRACE')
  assert.deepEqual(listNames(found), ['Grace Hopper'])
  assert.equal(findControl(found, 'q').value, 'GRACE')
  assert.match((await open('/members?q=nobody')).html, /No member matches the search/)
  assert.equal((await open('/members?page=9')).query, '?page=2')
  const beyond = { ...(await open('/members')), query: '?page=9' }
  const changed = await send(findForm(beyond, '/members?_method=PUT'), { role: 'viewer' })
  assert.match(changed.html, /The role of 0 members is changed\./)
})

test('notifications: mark one as read, and then all', async () => {
  const count = ({ html }: Page) => html.match(/>\s*New\s*</g)?.length ?? 0
  const page = await open('/notifications')
  assert.equal(count(page), 2)
  const one = await send(page, {}, 'read-3')
  assert.equal(count(one), 1)
  assert.match((await send(one, {}, 'read-all')).html, /You have read everything/)
  assert.match((await open('/notifications?filter=unread')).html, /Nothing new/)
})

test('board: moves a task, and adds one to the first column', async () => {
  const list = ({ html }: Page) =>
    [...html.matchAll(/<h[23][^>]*>\s*([^<]+?)\s*</g)].map(([, text]) => text)
  const first = await open('/board')
  assert.ok(list(first).indexOf('Draw the charts') < list(first).indexOf('Done'))
  const moved = await send(findForm(first, '/board/2?column=done'), {})
  assert.ok(list(moved).indexOf('Draw the charts') > list(moved).indexOf('Done'))
  const added = await send(moved, { title: 'Proofread', due: '2026-03-01' }, 'new-task')
  assert.equal(list(added).indexOf('Proofread'), list(added).indexOf('To do') + 1)
  assert.equal(findMistakes(await send(added, {}, 'new-task')).length, 2)
})

test('detail page: marks the order as shipped, and cancels it', async () => {
  const page = await open('/orders/1')
  assert.match(page.html, /Waiting for shipment/)
  const shipped = await send(page, {}, 'ship')
  assert.match(shipped.html, />\s*Shipped\s*</)
  assert.doesNotMatch(shipped.html, /Mark as shipped/)
  const cancelled = await send(shipped, {}, 'cancel')
  assert.match(cancelled.html, />\s*Cancelled\s*</)
  assert.match(cancelled.html, /Order \S+ is cancelled\./)
  assert.doesNotMatch(cancelled.html, /Cancel the order…/)
  // In another tab, the page is as it was.
  const late = await send(page, {}, 'ship')
  assert.match(late.html, /Order \S+ is cancelled already\./)
  assert.match(late.html, />\s*Cancelled\s*</)
})

test('onboarding: opens and saves no step before those ahead of it are answered', async () => {
  const first = await open('/onboarding')
  assert.equal(first.path, '/onboarding/1')
  assert.equal((await open('/onboarding/9')).path, '/onboarding/1')
  const second = await send(first, { name: 'Atlas' })
  const third = await send(second, { size: 'few' })
  assert.equal(third.path, '/onboarding/3')
  assert.equal((await send(third, { goal: 'look' })).path, '/')
  // Another tab still shows the last step.
  assert.equal((await send(third, { goal: 'look' })).path, '/onboarding/1')
})

test('search results: finds all words, and keeps the counts behind a filter', async () => {
  const found = await open('/search?q=REPORT+board&kind=file')
  assert.match(found.html, /One result for “REPORT board”/)
  assert.doesNotMatch(found.html, /Report figures/)
  assert.match((await open('/search?q=report&kind=person')).html, /Search all kinds/)
  const first = await open('/search')
  assert.match(first.html, /What are you looking for\?/)
  assert.doesNotMatch(first.html, /Annual report|Try fewer words/)
})

test('settings: keeps at which level of storage to warn, and refuses one beyond the slider', async () => {
  const page = await open('/workspace/notifications')
  assert.equal(findControl(page, 'storage').value, '80')
  const saved = await send(page, { storage: '65' }, 'notifications')
  assert.equal(findControl(saved, 'storage').value, '65')
  assert.ok(
    findControl(await send(saved, { storage: '120' }, 'notifications'), 'storage').isInvalid,
  )
})

test('settings: opens the dialog again, with the message in it only, after a wrong name', async () => {
  const page = await open('/workspace')
  assert.doesNotMatch(page.html, /<dialog[^>]* open/)
  const failed = await send(page, { confirmation: 'Another' }, 'delete')
  assert.match(failed.html, /<dialog[^>]* open/)
  assert.equal(failed.html.match(/must be Paper and Ink/g)?.length, 1)
  assert.equal(findControl(failed, 'confirmation').value, 'Another')
  const name = String(findControl(failed, 'name').value)
  const deleted = await send(failed, { confirmation: name }, 'delete')
  assert.match(deleted.html, /Paper and Ink is deleted/)
  assert.doesNotMatch(deleted.html, /<dialog[^>]* open/)
})

test('two-factor code: shows at its field that a code is wrong, and empties it', async () => {
  const { html } = await send(await open('/two-factor'), { code: '654321' })
  assert.equal(html.match(/This code is wrong/g)?.length, 2)
  assert.match(html, /<div [^>]*data-kit="field\.error" id="code-error"/)
  assert.doesNotMatch(html, /654321/)
})

test('two-factor code: accepts a code with a hyphen, and remembers the device', async () => {
  const page = await visitor.send(await open('/two-factor'), { code: '123-456', remember: 'true' })
  assert.equal(page.path, '/')
})

test('two-factor code: shows the error of a recovery code in its own form, which is open', async () => {
  const closed = await open('/two-factor')
  assert.doesNotMatch(closed.html, /<details [^>]*open/)
  for (const recovery_code of ['WRONG', '']) {
    const { html } = await send(closed, { recovery_code }, 'recovery')
    assert.match(html, /<details [^>]*open/)
    assert.match(html, /<div [^>]*data-kit="field\.error" id="recovery-recovery-code-error"/)
    assert.doesNotMatch(html, /id="code-error"/)
  }
  const page = await visitor.send(closed, { recovery_code: 'abcd-2345' }, 'recovery')
  assert.equal(page.path, '/')
})

test('billing: shows that the plan is cancelled, and cannot be cancelled twice', async () => {
  const page = await open('/billing')
  const cancelled = await send(page, {}, 'cancel')
  assert.match(cancelled.html, />\s*Cancelled\s*</)
  assert.match(cancelled.html, /The plan ends on 1 July 2026/)
  assert.doesNotMatch(cancelled.html, /Cancel the plan…/)
})

test('edit form: splits the tags into a list, and keeps them with the error of one', async () => {
  const page = await open('/products/1/edit')
  assert.equal(findControl(page, 'tags').value, 'paper, gift')
  assert.equal(findControl(page, 'origin').value, 'PT')
  const fields = { tags: 'paper, much too long for a single tag', origin: 'JP' }
  const failed = await send(page, fields, 'product')
  assert.deepEqual(
    findMistakes(failed).map(({ text }) => text),
    ['Shorten each tag to at most 20 characters.'],
  )
  assert.equal(findControl(failed, 'tags').value, fields.tags)
  assert.ok(findControl(failed, 'tags').isInvalid)
  const saved = await send(failed, { tags: 'paper,ink、東京' }, 'product')
  assert.equal(findControl(saved, 'tags').value, 'paper, ink, 東京')
  assert.equal(findControl(saved, 'origin').value, 'JP')
  assert.equal(findMistakes(await send(saved, { origin: 'Atlantis' }, 'product')).length, 1)
})

test('pricing: shows the prices of a year', async () => {
  const year = (await open('/pricing?period=year')).html
  assert.match(year, /190 EUR/)
  assert.match(year, /href="\/signup\?period=year&amp;plan=team"/)
  assert.match((await open('/pricing?period=made-up')).html, /19 EUR/)
})

test('sign-up: names what is missing, and creates an account', async () => {
  const form = await open('/signup')
  const account = { full_name: 'Ada Lovelace', email: 'ada@example.com', terms: 'on' }
  const { html } = await send(form, { ...account, password: 'short', terms: null })
  assert.match(html, /Use at least 12 characters for the password\./)
  assert.match(html, /Accept the terms of use\./)
  const { path } = await visitor.send(form, { ...account, password: 'a long enough password' })
  assert.equal(path, '/')
})

test('calendar: says which day is wrong in the words of the page, and announces a new event', async () => {
  const days = { 'days[start]': '2026-03-12', 'days[end]': '2026-03-11' }
  const page = await send(await open('/events'), { title: 'Fair', ...days }, 'new-event')
  assert.equal(page.html.match(/The last day cannot be before the first one/g)?.length, 2)
  const { html } = await send(
    page,
    { title: 'Fair', ...days, 'days[end]': '2026-03-13' },
    'new-event',
  )
  assert.match(html, /Fair is in the calendar\./)
})

test('article: has no page for an unknown slug', async () => {
  await open('/articles/no-such-article', 404)
})

test('file manager: opens a folder, puts a file first, deletes and uploads one, and reports a missing one', async () => {
  const list = ({ html }: Page) =>
    [.../<main[^]*<\/main>/.exec(html)![0].matchAll(/[\w ]+\.(?:\w{3,4})(?=\s*<)/g)].map(String)
  assert.deepEqual(list(await open('/files?in=charts')), ['Costs.png', 'Income.png', 'Plan.png'])
  const page = await open('/files')
  const sorted = await send(findForm(page, '/files/cover?_method=PUT'), {})
  assert.deepEqual(list(sorted), ['Cover.png', 'Budget.xlsx', 'Foreword.docx'])
  const deleted = await send(findForm(sorted, '/files/budget?_method=DELETE'), {})
  assert.deepEqual(list(deleted), ['Cover.png', 'Foreword.docx'])
  assert.equal(findMistakes(await send(deleted, {}, 'upload')).length, 1)

  const listCurrent = ({ elements }: Page) =>
    elements
      .filter(({ tagName, properties }) => tagName === 'a' && properties.ariaCurrent === 'page')
      .map(({ properties }) => String(properties.href))
      .filter((href) => href.includes('?'))
  const charts = await open('/files?sort=changed&in=charts')
  assert.deepEqual(listCurrent(charts), ['/files?sort=changed&only=&in=charts'])
  assert.deepEqual(listCurrent(await open('/files?sort=changed')), ['/files?sort=changed&only='])
  const left = await send(findForm(charts, '/files/plan?_method=DELETE'), {})
  assert.equal(left.query, '?sort=changed&in=charts')
  assert.deepEqual(list(left), ['Costs.png', 'Income.png'])
  const file = new File(['%PDF-1.4'], 'Notes.pdf', { type: 'application/pdf' })
  const uploaded = await send(left, { file }, 'upload')
  assert.deepEqual(list(uploaded), ['Notes.pdf', 'Costs.png', 'Income.png'])
})

test('error pages: say that a form has expired', async () => {
  const form = await open('/login')
  const page = await visitor.send(form, { _csrf: 'made up' })
  await check(page, 419)
  assert.match(page.html, /This form has expired/)
  assert.ok(page.elements.some(({ properties }) => String(properties.href).endsWith('/login')))
  assert.deepEqual(findAlerts(page, 'success'), [])
})

/** Returns a page with only the form that has an action. */
function findForm(page: Page, action: string): Page {
  const form = page.elements.find(({ tagName, properties }) => {
    return tagName === 'form' && String(properties.action).startsWith(action)
  })
  assert.ok(form, `${page.path} has no form for ${action}`)
  return { ...page, elements: [form] }
}

/** Returns the name with which a controller renders a template, from its first line. */
function toTemplateName(code: string): string {
  return /^\{\{-- resources\/views\/(\S+)\.edge\b/.exec(code)![1]!
}

type State = Record<string, JSONType>

/** Returns the pages that the application has rendered, in order. */
function readStates(): { template: string; state: State }[] {
  return readFileSync(join(playground.folder, statesFile), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

/** Returns the type of each value, at any depth. Elements of a list are one value. */
function toShape(value: unknown): unknown {
  if (Array.isArray(value)) return [value.map(toShape).reduce(merge, {})]
  if (typeof value !== 'object' || value === null)
    return { [value === null ? 'null' : typeof value]: true }
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, toShape(item)]),
  )
}

function merge(a: unknown, b: unknown): unknown {
  if (Array.isArray(a) && Array.isArray(b)) return [merge(a[0], b[0])]
  if (typeof a !== 'object' || typeof b !== 'object') return b
  const keys = [...new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})])].toSorted()
  return Object.fromEntries(
    keys.map((key) => {
      const [one, other] = [a, b].map((item) => (item as Record<string, unknown>)[key])
      return [key, one === undefined ? other : other === undefined ? one : merge(one, other)]
    }),
  )
}
