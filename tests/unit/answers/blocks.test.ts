import assert from 'node:assert/strict'
import test from 'node:test'
import { toComponentAnswer } from '../../../engine/answers/component.ts'
import { toExamplesAnswer } from '../../../engine/answers/examples.ts'
import { toListAnswer } from '../../../engine/answers/list.ts'
import { toSearchAnswer } from '../../../engine/answers/search.ts'
import { toBlockNotes, toBlockText } from '../../../engine/console/component-text.ts'
import { toComponentsFile } from '../../../engine/files/json/components.ts'
import { toBlockListMarkdown } from '../../../engine/files/markdown/component-list.ts'
import { toPackageLlmsTxt } from '../../../engine/site/package-docs.ts'
import { toCommandErrorText } from '../../../engine/console/error-text.ts'
import { toErrorText } from '../../../engine/mcp/error-text.ts'
import type { Catalog } from '../../../engine/schema/catalog.ts'
import { catalog as library } from '../fixtures/catalog.ts'

const facts = {
  name: 'blocks/sign-in',
  title: 'Sign in',
  category: 'Accounts',
  description: 'Copy a page that people sign in with.',
  keywords: ['login', 'log in'],
  uses: ['chip'],
}
const template = {
  path: 'resources/views/pages/sign_in.edge',
  language: 'edge',
  code: '<x-acme::chip />\n',
}
const routes = { path: 'start/routes.ts', language: 'ts', code: 'export {}\n' }
const catalog: Catalog = { ...library, blocks: [{ ...facts, files: [template, routes] }] }

test('finds a block by its keywords, below a component with the same words', () => {
  const { results } = toSearchAnswer(catalog, { query: 'login', limit: 8 })
  assert.deepEqual(results, [
    {
      name: 'blocks/sign-in',
      category: 'Blocks',
      summary: 'Copy a page that people sign in with.',
      matchedOn: ['keywords'],
    },
  ])
  const [chip, ...others] = catalog.components
  const components = [{ ...chip!, keywords: ['login'] }, ...others]
  const names = toSearchAnswer({ ...catalog, components }, { query: 'login', limit: 8 }).results
  assert.deepEqual(
    names.map(({ name }) => name),
    ['chip', 'blocks/sign-in'],
  )
})

test('finds only blocks in their category, and none of them in another', () => {
  const names = (category: string) =>
    toSearchAnswer(catalog, { query: 'sign in', category, limit: 8 }).results.map(
      ({ name }) => name,
    )
  assert.deepEqual(names('blocks'), ['blocks/sign-in'])
  assert.deepEqual(names('labels'), [])
})

test('lists the blocks after the components, without counting them as components', () => {
  const { total, categories } = toListAnswer(catalog)
  assert.equal(total, catalog.components.length)
  assert.deepEqual(categories.at(-1), {
    name: 'Blocks',
    count: 1,
    components: [{ name: 'blocks/sign-in', summary: 'Sign in' }],
  })
  assert.deepEqual(
    toListAnswer(catalog, ['blocks']).categories.map(({ name }) => name),
    ['Blocks'],
  )
  assert.deepEqual(
    toListAnswer(catalog, ['labels']).categories.map(({ name }) => name),
    ['Labels'],
  )
})

test('answers a block with its files, in any notation of its name', () => {
  for (const name of ['blocks/sign-in', '/Blocks/sign_in', ' blocks/sign in']) {
    assert.deepEqual(toExamplesAnswer(catalog, { name }), {
      name: 'blocks/sign-in',
      page: 'blocks/sign-in',
      docsUrl: 'https://ui.acme.test/docs/blocks/sign-in',
      total: 2,
      examples: [
        { ...toFile(template), uses: ['chip'] },
        { ...toFile(routes), uses: [] },
      ],
    })
  }
  const { examples } = toExamplesAnswer(catalog, { name: 'blocks/sign-in', example: routes.path })
  assert.deepEqual(examples, [{ ...toFile(routes), uses: [] }])
})

function toFile({ path, language, code }: typeof template) {
  return { id: path, title: path, description: '', code, language }
}

test('leads from the props of a block to its files', () => {
  const fail = () => toComponentAnswer(catalog, 'blocks/sign-in')
  assert.throws(fail, { message: 'Cannot find props of block `blocks/sign-in`.' })
  try {
    fail()
  } catch (error) {
    assert.equal(
      toErrorText(error, () => assert.fail('is reported')),
      'Cannot find props of block `blocks/sign-in`. Call get_component_examples with its name to get its files.',
    )
  }
  assert.throws(() => toComponentAnswer(catalog, 'sign-in'), /Did you mean `blocks\/sign-in`\?/)
})

test('suggests a block, and never a component, for a block that does not exist', () => {
  const profile = { ...facts, name: 'blocks/profile', title: 'Profile', keywords: [], files: [] }
  const blocks = [...catalog.blocks, profile]
  const messages = ['blocks/signin', 'block/profil', 'blocks/login', 'blocks/button'].map(
    (name) => {
      try {
        return JSON.stringify(toComponentAnswer({ ...catalog, blocks }, name))
      } catch (error) {
        return toCommandErrorText(error, 'acme', new URL('file:///app/'))
      }
    },
  )
  const end = 'Run `node ace acme:show blocks` to list all.'
  assert.deepEqual(messages, [
    `Cannot find block \`blocks/signin\`. Did you mean \`blocks/sign-in\`? ${end}`,
    `Cannot find block \`block/profil\`. Did you mean \`blocks/profile\`? ${end}`,
    `Cannot find block \`blocks/login\`. Did you mean \`blocks/sign-in\`? ${end}`,
    `Cannot find block \`blocks/button\`, expected \`blocks/sign-in\` or \`blocks/profile\`. ${end}`,
  ])
})

test('says about the files of a block where to find the layout that it calls', () => {
  const calls = [
    { tag: 'appLayout', title: 'Of the app', url: '/blocks#of-the-app' },
    { tag: 'layout', title: 'Your layout', url: '/blocks#your-layout', by: 'appLayout' },
  ]
  const answer = toExamplesAnswer(
    { ...catalog, blocks: [{ ...facts, files: [{ ...template, calls }, routes] }] },
    { name: 'blocks/sign-in' },
  )
  assert.deepEqual(
    answer.examples.map(({ description }) => description),
    [
      '`@appLayout` and `@layout`, which `@appLayout` calls, are components of your application. If you do not have them yet, copy them from “Of the app” and “Your layout” in https://ui.acme.test/docs/blocks. There you also find how to call your own layout instead, and which packages and import aliases blocks need.',
      '',
    ],
  )
  assert.match(
    toBlockNotes(answer),
    /^@appLayout and @layout, which @appLayout calls, are components of your application\./,
  )
})

test('prints the files of a block without indentation, and the notes apart from them', () => {
  const answer = toExamplesAnswer(catalog, { name: 'blocks/sign-in' })
  assert.equal(toBlockText(answer), '<x-acme::chip />\n\nexport {}\n')
  assert.equal(
    toBlockNotes(answer),
    'Add the routes to your own start/routes.ts.\nDocumentation: https://ui.acme.test/docs/blocks/sign-in',
  )
})

test('contains each block in components.json, with the paths of its files', () => {
  assert.deepEqual(toComponentsFile(catalog).blocks, [
    {
      ...facts,
      docsUrl: 'https://ui.acme.test/docs/blocks/sign-in',
      markdownUrl: 'https://ui.acme.test/docs/blocks/sign-in.md',
      files: [template.path, routes.path],
    },
  ])
})

test('lists the blocks by category, with links to their pages or local files', () => {
  const item = 'Sign in](/blocks/sign-in): Copy a page that people sign in with.'
  assert.equal(toBlockListMarkdown(catalog), `## Accounts\n\n- [${item}`)
  assert.match(toPackageLlmsTxt(catalog, '{list}'), /\[Sign in\]\(\.\/blocks\/sign-in\.md\)/)
})
