import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import test, { after, before } from 'node:test'
import { toString } from 'hast-util-to-string'
import type { Catalog } from '../../engine/schema/catalog.ts'
import { findHtmlMistakes } from '../site/find-html-mistakes.ts'
import { createVisitor, type Page, type Visitor } from './create-visitor.ts'
import { findAlerts } from './find-alerts.ts'
import { findControl } from './find-control.ts'
import { findMistakes } from './find-mistakes.ts'
import { openPlayground, type Playground } from './open-playground.ts'
import { toCachingRoutes } from './to-guides-files.ts'

const catalog: Catalog = JSON.parse(await readFile('kit/build/catalog.json', 'utf8'))
const hostile = `"><script>alert(1)</script>{{ 1 + 1 }}\n@if(true)`
let playground: Playground
let visitor: Visitor
/** Every page that links lead to, starting with the home page */
let pages: Page[]

before(async () => {
  const routes = await readFile('playground/start/routes.ts', 'utf8')
  const files = { 'start/routes.ts': toCachingRoutes(routes) }
  playground = await openPlayground('playground', { files })
  pages = await openLinkedPages()
})
after(() => playground?.stop())
test.beforeEach(() => {
  visitor = createVisitor(playground.address)
})

async function openLinkedPages(): Promise<Page[]> {
  const { open } = createVisitor(playground.address)
  const found = new Map<string, Page>()
  const paths = ['/']
  for (const path of paths) {
    // Of the links that only differ in the values of parameters, one is enough.
    const kind = path.replace(/=[^&]*/g, '')
    if (found.has(kind)) continue
    const page = await open(path)
    found.set(kind, page)
    for (const { tagName, properties } of page.elements) {
      const href = String(properties.href)
      if (tagName === 'a' && href.startsWith('/')) paths.push(href)
    }
  }
  return [...found.values()]
}

/** Returns defects of a page that are independent of its topic. */
async function findDefects({ path, status, html }: Page): Promise<string[]> {
  const unrendered =
    /<\/?x-[\w:.-]*|\[object \w+\]|\b(undefined|NaN|null)\b|^\s*@(end|else)\b|(^|\s)@!?[\w.]+\(/m
  return [
    ...(status === 200 ? [] : [`${path}: status ${status}`]),
    ...(await findHtmlMistakes(html)).map((mistake) => `${path}:${mistake}`),
    ...(unrendered.exec(html) ?? []).slice(0, 1).map((text) => `${path}: ${text.trim()}`),
  ]
}

test('renders every linked page completely as valid HTML', async () => {
  assert.ok(pages.length > 5, `only ${pages.length} pages were found`)
  assert.deepEqual((await Promise.all(pages.map(findDefects))).flat(), [])
})

test('uses every component and sub-component, here or in a block', () => {
  const names = catalog.components.flatMap(({ name, subComponents = [] }) => [
    name,
    ...subComponents.map((part) => part.name),
  ])
  const used = [
    ...pages.flatMap(({ elements }) => elements.map(({ properties }) => properties.dataKit)),
    // Another test runs the blocks.
    ...catalog.blocks.flatMap(({ uses }) => uses),
  ]
  assert.ok(names.includes('card.header'))
  assert.deepEqual(
    names.filter((name) => !used.includes(name)),
    [],
  )
})

test('serves the stylesheet and scripts of the package with their types', async () => {
  const files = [
    ['styles.css', 'text/css; charset=utf-8'],
    ...catalog.scripts.map(({ name }) => [`scripts/${name}.js`, 'text/javascript; charset=utf-8']),
  ]
  assert.ok(files.length > 1)
  for (const [path, type] of files) {
    const { status, headers, html } = await visitor.open(`/kit/${path}`)
    assert.equal(status, 200, path)
    assert.equal(headers.get('content-type'), type)
    assert.equal(html, await readFile(`kit/build/${path}`, 'utf8'))
  }
})

/** What some libraries need that the policy of all other pages forbids. */
const relaxations: Record<string, string> = {
  '/live/turbo': "script-src 'self';style-src 'self' 'nonce';",
  '/live/datastar': "script-src 'self' 'unsafe-eval';style-src 'self';",
}

test('needs no inline script or style on any page, and forbids them on all', () => {
  for (const { path, headers, elements } of pages) {
    const policy = headers.get('content-security-policy') ?? ''
    const expected = relaxations[path] ?? "script-src 'self';style-src 'self';"
    assert.ok(policy.replace(/'nonce-[\w-]+'/, "'nonce'").includes(expected), `${path}: ${policy}`)
    const inline = elements.filter(
      ({ tagName, properties }) =>
        tagName === 'style' ||
        (tagName === 'script' && !properties.src) ||
        Object.keys(properties).some((name) => /^(style$|on)/.test(name)),
    )
    assert.deepEqual(inline, [], path)
  }
})

test('shows each error of a form at its control and in a summary', async () => {
  const form = await visitor.open('/sign-up')
  const page = await visitor.send(form, { email: 'ada', password: 'short' })
  assert.equal(page.path, '/sign-up')
  assert.deepEqual(await findDefects(page), [])
  const mistakes = {
    name: 'Name is missing.',
    email: 'Email must look like ada@example.com.',
    workspace: 'Workspace is missing.',
    password: 'Password must have at least 12 characters.',
    terms: 'The terms have to be accepted.',
  }
  for (const [name, mistake] of Object.entries(mistakes)) {
    const { id, isInvalid, descriptions } = findControl(page, name)
    assert.ok(isInvalid, name)
    assert.equal(descriptions.at(-1), mistake)
    assert.ok(page.elements.some(({ properties }) => properties.href === `#${id}`))
  }
  assert.deepEqual(
    findMistakes(page),
    Object.entries(mistakes).map(([name, text]) => ({
      text,
      href: `#${findControl(page, name).id}`,
    })),
  )
  assert.equal(findControl(page, 'password_confirmation').isInvalid, false)
  const again = await visitor.open('/sign-up')
  assert.deepEqual(findMistakes(again), [])
  assert.equal(findControl(again, 'email').isInvalid, false)
})

test('keeps the input when validation fails, but no password', async () => {
  const form = await visitor.open('/sign-up')
  const password = 'correct horse battery'
  const page = await visitor.send(form, {
    name: 'Grace',
    email: 'grace@',
    password,
    password_confirmation: 'something else',
  })
  assert.equal(findControl(page, 'name').value, 'Grace')
  assert.equal(findControl(page, 'email').value, 'grace@')
  assert.equal(findControl(page, 'password').value, null)
  assert.equal(findControl(page, 'password_confirmation').value, null)
  assert.deepEqual(findControl(page, 'password_confirmation').descriptions, [
    'The two passwords differ.',
  ])
  assert.ok(!page.html.includes(password) && !page.html.includes('something else'))
})

test('shows an error in a list of fields at the right one', async () => {
  const form = await visitor.open('/projects/create')
  const page = await visitor.send(form, { 'members[1][name]': 'Mary', 'members[1][email]': 'mary' })
  const name = findControl(page, 'members[1][name]')
  const email = findControl(page, 'members[1][email]')
  assert.deepEqual([name.value, name.isInvalid], ['Mary', false])
  assert.deepEqual([email.value, email.isInvalid], ['mary', true])
  assert.deepEqual(email.descriptions, [
    'Email of the second person must look like ada@example.com.',
  ])
  assert.equal(findControl(page, 'members[0][email]').isInvalid, false)
})

test('announces a saved profile once, and keeps it saved', async () => {
  const form = await visitor.open('/settings')
  const page = await visitor.send(form, { name: 'Grace', hours: '20' })
  assert.equal(page.path, '/settings')
  assert.deepEqual(findAlerts(page, 'success'), ['Your profile is saved.'])
  assert.equal(findControl(page, 'name').value, 'Grace')
  assert.deepEqual(await findDefects(page), [])
  const again = await visitor.open('/settings')
  assert.deepEqual(findAlerts(again, 'success'), [])
  assert.equal(findControl(again, 'hours').value, '20')
})

test('welcomes a new account on the overview, and shows a new project on its own page', async () => {
  const overview = await visitor.send(await visitor.open('/sign-up'), {
    name: 'Grace',
    email: 'grace@example.com',
    workspace: 'grace',
    password: 'correct horse battery',
    password_confirmation: 'correct horse battery',
    terms: 'on',
  })
  assert.equal(overview.path, '/')
  assert.deepEqual(findAlerts(overview, 'success'), ['Welcome to Plotline, Grace.'])
  const form = await visitor.open('/projects/create')
  const project = { name: 'Winter catalogue', slug: 'winter', 'members[0][name]': 'Ada' }
  const page = await visitor.send(form, project)
  assert.equal(page.path, '/projects/winter')
  assert.deepEqual(findAlerts(page, 'success'), ['Winter catalogue is ready.'])
  assert.deepEqual(await findDefects(page), [])
  const taken = await visitor.send(await visitor.open('/projects/create'), project)
  assert.deepEqual(
    findControl(taken, 'slug').descriptions.at(-1),
    'Address is taken by another project.',
  )
  const after = await visitor.open('/')
  assert.ok(after.html.includes('Winter catalogue'))
  assert.deepEqual(await findDefects(after), [])
})

test('receives a file with the form, and shows an error at its control for another kind of file', async () => {
  const form = await visitor.open('/projects/create')
  const fields = { name: 'Brochure', slug: 'brochure', summary: 'Eight pages.' }
  const page = await visitor.send(form, { ...fields, brief: new File(['MZ'], 'brief.exe') })
  const brief = findControl(page, 'brief')
  assert.ok(brief.isInvalid)
  assert.equal(brief.descriptions.at(-1), 'Brief must be a PDF or a text file.')
  assert.equal(findControl(page, 'summary').value, 'Eight pages.')
  const project = await visitor.send(page, { brief: new File(['Blue.'], 'brief.txt') })
  assert.equal(project.path, '/projects/brochure')
  assert.match(project.html, /Eight pages\.[^]*brief\.txt/)
})

test('deletes a project by the form in its modal, and by no form without a token', async () => {
  for (const path of ['/projects/annual-report', '/projects/winter']) {
    if (path.endsWith('winter')) {
      const form = await visitor.open('/projects/create')
      await visitor.send(form, { name: 'Winter', slug: 'winter' })
    }
    const page = await visitor.open(path)
    const refused = await visitor.send(page, { _csrf: 'made up' }, 'delete-project')
    assert.equal(refused.path, path)
    assert.match(findMistakes(refused)[0]!.text, /^Invalid or expired CSRF token/)
    assert.deepEqual(await findDefects(refused), [])
    const overview = await visitor.send(page, {}, 'delete-project')
    assert.equal(overview.path, '/')
    assert.match(findAlerts(overview, 'success').join(), / is deleted\.$/)
    assert.equal((await visitor.open(path)).status, 404)
    assert.deepEqual(findAlerts(await visitor.open('/'), 'success'), [])
  }
  const stranger = createVisitor(playground.address)
  assert.equal((await stranger.open('/projects/annual-report')).status, 200)
})

test('changes the status of a project with a menu item', async () => {
  const page = await visitor.open('/projects/trade-fair')
  const changed = await visitor.send(page, {})
  assert.equal(changed.path, '/projects/trade-fair')
  assert.deepEqual(findAlerts(changed, 'success'), ['The status of Trade fair is changed.'])
  const badge = changed.elements.find(({ properties }) => properties.dataKit === 'badge')!
  assert.equal(toString(badge).trim(), 'On track')
})

test('keeps the values of the filter, and shows an empty state if nothing is found', async () => {
  const countCards = ({ elements }: Page) =>
    elements.filter(({ tagName }) => tagName === 'article').length
  const found = await visitor.open('/?q=CATALOGUE&status[]=review&status[]=late')
  assert.equal(countCards(found), 1)
  assert.equal(findControl(found, 'q').value, 'CATALOGUE')
  const nothing = await visitor.open('/?q=nothing')
  assert.equal(countCards(nothing), 0)
  assert.ok(nothing.elements.some(({ properties }) => properties.dataKit === 'empty'))
  assert.deepEqual(await findDefects(nothing), [])
  const asked = await visitor.open(`/?q=${encodeURIComponent(hostile)}`)
  assert.equal(findControl(asked, 'q').value, hostile)
  for (const odd of ['/?q[a]=b&status=late', '/?status[0][x]=1&q[]=a&q[]=b']) {
    assert.deepEqual(await findDefects(await visitor.open(odd)), [])
  }
})

test('rejects a form without the token of its session', async () => {
  const form = await visitor.open('/settings')
  const stranger = createVisitor(playground.address)
  const token = findControl(await stranger.open('/settings'), '_csrf').value
  for (const forged of [null, '', 'made up', token]) {
    const page = await visitor.send(form, { _csrf: forged, name: 'Mallory' })
    assert.deepEqual(findAlerts(page, 'success'), [])
    assert.match(
      findMistakes(page)
        .map(({ text }) => text)
        .join(),
      /^Invalid or expired CSRF token/,
    )
    const after = await visitor.open('/settings')
    assert.equal(findControl(after, 'name').value, 'Ada')
  }
})

test('renders everything that it returns as text', async () => {
  const form = await visitor.open('/settings')
  const fields = { email: hostile, phone: hostile, website: hostile, hours: hostile }
  const failed = await visitor.send(form, { ...fields, name: '' })
  for (const name of Object.keys(fields)) assert.equal(findControl(failed, name).value, hostile)
  const project = await visitor.send(await visitor.open('/projects/create'), {
    name: hostile,
    slug: 'hostile',
    'members[0][name]': hostile,
  })
  assert.equal(findAlerts(project, 'success').length, 1)
  const overview = await visitor.open('/')
  for (const page of [failed, project, overview]) {
    assert.ok(page.html.includes('&lt;script&gt;'))
    assert.ok(page.html.includes('{{ 1 + 1 }}'))
    const scripts = page.elements.filter(({ tagName }) => tagName === 'script')
    assert.deepEqual(
      scripts.map(({ properties }) => properties.src),
      ['/kit/scripts/theme.js', '/kit/scripts.js'],
    )
  }
})
