import assert from 'node:assert/strict'
import test from 'node:test'
import { ProblemError } from '../../../engine/problem/problem.ts'
import {
  addSharedNote,
  findCalled,
  findUrl,
  listSharedComponents,
  toBlockApplication,
} from '../../../engine/site/blocks.ts'
import { toSite } from '../../../engine/site/site.ts'
import { parsePage } from '../../../engine/library/markdown/index.ts'
import { pages, publicPaths, source, toPageSource } from '../fixtures/site.ts'

const template = '{{-- resources/views/pages/sign_in.edge --}}\n@layout()\n<x-acme::chip />\n@end'
const routes = `// start/routes.ts
router
  .get('/users/:id/edit', [Users, 'edit'])
  .use(middleware.auth())
  .as('users.edit')
router.get('/unnamed', [Users, 'index'])
router.post('/login', [Session, 'store']).as('session.store')`
const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``
const body = [fence('edge preview', template), fence('ts', routes)].join('\n\n')

/** Returns the page of a block with these lines of front matter. */
function toBlockPage(facts: string, text = body) {
  const page = toPageSource('blocks/sign-in', 'Sign in', text)
  return { ...page, text: page.text.replace('\n---', `\n${facts}\n---`) }
}

const facts = 'category: Accounts\nkeywords: [login]\nstate: { user: { name: Ada } }'

function problemsOf(...added: typeof pages): string[] {
  try {
    toSite(source, [...pages, ...added], publicPaths)
    return []
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return error.problems.map(({ message }) => message)
  }
}

test('reads a block from its page: facts, components, files, and what its template finds', () => {
  const { catalog, pages: read } = toSite(source, [...pages, toBlockPage(facts)], publicPaths)
  const { description, ...block } = catalog.blocks[0]!
  assert.equal(description, catalog.routes.find(({ id }) => id === 'blocks/sign-in')!.description)
  assert.deepEqual(block, {
    name: 'blocks/sign-in',
    title: 'Sign in',
    category: 'Accounts',
    keywords: ['login'],
    uses: ['chip'],
    files: [
      { path: 'resources/views/pages/sign_in.edge', language: 'edge', code: `${template}\n` },
      { path: 'start/routes.ts', language: 'ts', code: `${routes}\n` },
    ],
  })
  const [example] = read.find(({ route }) => route.id === 'blocks/sign-in')!.examples
  assert.equal(example!.path, '/preview/blocks/sign-in/sign-in--sign-in')
  assert.deepEqual(example!.application, {
    state: { user: { name: 'Ada' } },
    shared: {},
    url: '/users/1/edit',
    routes: { 'users.edit': 'GET /users/:id/edit', 'session.store': 'POST /login' },
    components: {},
  })
})

test('shares the components and variables of the page of all blocks with every block', () => {
  const layout = '{{-- resources/views/components/forms/app_layout.edge --}}\n{{ title }}'
  const text = `---\nstate: { auth: { user: Ada } }\n---\n\n${fence('edge', layout)}`
  const markdown = parsePage(text, { file: 'content/blocks.md' })
  assert.deepEqual(toBlockApplication([{ id: 'blocks', markdown }]), {
    shared: { auth: { user: 'Ada' } },
    routes: {},
    components: { 'forms.appLayout': `${layout}\n` },
  })
  assert.equal(findUrl(markdown), '/')
})

test('rejects a block without its facts or without a live template', () => {
  assert.deepEqual(problemsOf(toBlockPage(facts)), [])
  const at = '`content/blocks/sign-in.md:1`'
  assert.deepEqual(problemsOf(toBlockPage('order: 1', 'Text.')), [
    `Cannot publish the block in ${at}, expected front matter with \`category\`.`,
    `Cannot publish the block in ${at}, expected front matter with \`keywords\`.`,
    `Cannot show the block in ${at}, expected a fence \`edge preview\` that starts with \`{{-- resources/views/… --}}\`.`,
  ])
})

test('rejects the facts of a block on any other page', () => {
  const page = toPageSource('guides/other', 'Other', 'Text.')
  const text = page.text.replace('\n---', '\ncategory: Accounts\nstate: {}\n---')
  const found = problemsOf({ ...page, text })
  assert.equal(found.length, 2)
  assert.match(
    found[0]!,
    /^Cannot use front matter key `category` in `content\/guides\/other\.md:\d`/,
  )
  assert.match(found[1]!, /`state`/)
})

test('says where to copy the layouts that a template calls', () => {
  const layout = '{{-- resources/views/components/layout.edge --}}\n<html></html>'
  const appLayout = '{{-- resources/views/components/app_layout.edge --}}\n@layout()\n@end'
  const text = `## Yours\n\n${fence('edge', layout)}\n\n## Of the app\n\n${fence('edge', appLayout)}`
  const shared = listSharedComponents([
    { id: 'blocks', markdown: parsePage(text, { file: 'blocks.md' }) },
  ])
  const yours = { tag: 'layout', title: 'Yours', url: '/blocks#yours' }
  const ofApp = { tag: 'appLayout', title: 'Of the app', url: '/blocks#of-the-app' }
  assert.deepEqual(findCalled(template, shared), [yours])
  assert.deepEqual(findCalled('@appLayout()\n@end', shared), [ofApp, { ...yours, by: 'appLayout' }])
  assert.deepEqual(findCalled('<x-acme::chip />', shared), [])
  assert.deepEqual(listSharedComponents([]), [])

  const page = parsePage(`${body}\n\n## End\n`, { file: 'sign-in.md' })
  const whole = addSharedNote(page, shared, parsePage)
  assert.match(
    whole.text,
    /@end\n```\n\n`@layout` is a component of your application\. If you do not have it yet, copy it from \[Yours\]\(\/blocks#yours\)\. There you also find how to call your own layout instead, and which packages and import aliases blocks need\.\n/,
  )
  const lineOf = ({ headings }: typeof page) => headings.at(-1)!.line
  assert.equal(lineOf(whole), lineOf(page))
})
