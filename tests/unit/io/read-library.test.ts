import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { relative } from 'node:path'
import test from 'node:test'
import { readLibrary } from '../../../engine/io/read-library.ts'
import { ProblemError } from '../../../engine/problem/problem.ts'
import { createFolder } from '../fixtures/create-folder.ts'

const library = {
  name: 'Acme',
  namespace: 'acme',
  package: '@acme/ui',
  summary: 'Parts for the sites of Acme.',
  docsUrl: 'https://ui.acme.test',
  categories: ['Labels'],
}
const command = {
  name: 'list',
  description: 'List the components',
  help: [],
  arguments: [],
  options: [],
  readOnly: true,
}
const files = {
  'library.ts': `export const library = ${JSON.stringify(library)}`,
  'tokens.ts': 'export const tokens: unknown[] = []',
  'package.json': '{ "version": "2.1.0" }',
  'styles/index.css': '',
}

/** Returns the messages of the problems, with files relative to the folder. */
async function readProblems(folder: string): Promise<string[]> {
  const error = await readLibrary(folder).catch((error: unknown) => error)
  if (!(error instanceof ProblemError)) throw error
  const place = `${relative(process.cwd(), folder)}/`
  return error.problems.map(({ message, fix }) => `${message.replace(place, '')} ${fix}`)
}

test('reads the description, version, tokens, templates and scripts of a library', async (context) => {
  const folder = await createFolder(context, {
    ...files,
    'tokens.ts': `export const tokens = [{
      name: 'color',
      type: 'color',
      description: 'A.',
      tokens: [{ name: 'ink', light: [0, 0, 0], dark: [1, 0, 0], description: 'B.' }],
    }]`,
    'components/chip.edge': 'chip',
    'components/chip.ts': 'export class Chip {}',
    'components/panel/title.edge': 'title',
    'components/notes.txt': 'none',
    'scripts/fold.ts': 'fold',
    'scripts/forms/date.ts': 'date',
    'scripts/notes.md': 'none',
    'CHANGELOG.md': '# Changelog',
  })
  const place = relative(process.cwd(), folder)
  const describeCommands = async (namespace: string) => [{ ...command, name: `${namespace}:list` }]
  assert.deepEqual(await readLibrary(folder, { describeCommands }), {
    commands: [{ ...command, name: 'acme:list' }],
    folder: place,
    library: { ...library, version: '2.1.0' },
    changelog: { file: `${place}/CHANGELOG.md`, text: '# Changelog' },
    tokens: [
      {
        name: 'color',
        type: 'color',
        description: 'A.',
        tokens: [
          { name: 'ink', light: [0, 0, 0], dark: [1, 0, 0], description: 'B.', minContrast: 4.5 },
        ],
      },
    ],
    components: [
      { name: 'chip', file: `${place}/components/chip.edge`, text: 'chip', hasClass: true },
      {
        name: 'panel.title',
        file: `${place}/components/panel/title.edge`,
        text: 'title',
        hasClass: false,
      },
    ],
    scripts: [
      { name: 'date', file: `${place}/scripts/forms/date.ts`, text: 'date' },
      { name: 'fold', file: `${place}/scripts/fold.ts`, text: 'fold' },
    ],
  })
})

test('replaces the documentation URL with the given one', async (context) => {
  const folder = await createFolder(context, files)
  const { library, components, scripts } = await readLibrary(folder, {
    docsUrl: 'http://localhost:4321/ui',
  })
  assert.equal(library.docsUrl, 'http://localhost:4321/ui')
  assert.deepEqual([components, scripts], [[], []])
})

test('reports every invalid value at once', async (context) => {
  const wrong = { ...library, namespace: 'Acme', docsUrl: 'https://ui.acme.test/', categories: 1 }
  const folder = await createFolder(context, {
    ...files,
    'library.ts': `export const library = ${JSON.stringify({ ...wrong, brand: 'Acme' })}`,
  })
  const fix = 'Correct the value that `library.ts` exports.'
  assert.deepEqual(await readProblems(folder), [
    'Cannot read `library.namespace` in `library.ts:1`, expected lower-case letters and digits. ' +
      fix,
    'Cannot read `library.docsUrl` in `library.ts:1`, expected a URL without a trailing slash. ' +
      fix,
    'Cannot read `library.categories` in `library.ts:1`, expected array, received number. ' + fix,
    'Cannot read `library.brand` in `library.ts:1`, expected only known keys. ' + fix,
  ])
})

test('reports an invalid token by its place', async (context) => {
  const folder = await createFolder(context, {
    ...files,
    'tokens.ts': `export const tokens = [
      { name: 'space', type: 'dimension', description: 'A.', tokens: [{ name: 'A', value: 1 }] },
    ]`,
  })
  const fix = 'Correct the value that `tokens.ts` exports.'
  assert.deepEqual(await readProblems(folder), [
    `Cannot read \`tokens.0.tokens.0.name\` in \`tokens.ts:1\`, expected a name in kebab-case. ${fix}`,
    'Cannot read `tokens.0.tokens.0.value` in `tokens.ts:1`, expected object, received number. ' +
      fix,
  ])
})

test('reports a missing export', async (context) => {
  const folder = await createFolder(context, { ...files, 'library.ts': 'export const lib = {}' })
  assert.deepEqual(await readProblems(folder), [
    'Cannot read `library` in `library.ts:1`, expected object, received undefined. ' +
      'Correct the value that `library.ts` exports.',
  ])
})

test('names each missing file of a folder that is not yet a library', async (context) => {
  const folder = await createFolder(context, files)
  for (const name of Object.keys(files)) await rm(`${folder}/${name}`)
  const missing = (name: string, fix: string) =>
    `Cannot read the library in \`${name}:1\`, expected a file. Create it${fix}.`
  assert.deepEqual(await readProblems(folder), [
    missing('library.ts', ' with `export const library = …`'),
    missing('package.json', ' with `"name"`, `"version": "0.1.0"` and `"type": "module"`'),
    missing('tokens.ts', ' with `export const tokens = …`'),
    missing('styles/index.css', '; it can be empty'),
  ])
})

test('reports a package.json without a version or with invalid JSON', async (context) => {
  for (const text of ['{}', '{ "version": 1 }', '{ "version": ']) {
    const folder = await createFolder(context, { ...files, 'package.json': text })
    assert.deepEqual(await readProblems(folder), [
      'Cannot read `version` in `package.json:1`, expected a JSON file with the version of the ' +
        'library. Add `"version": "0.1.0"` to it.',
    ])
  }
})

test('reports a module that cannot be parsed, with the line', async (context) => {
  const folder = await createFolder(context, {
    ...files,
    'tokens.ts': 'const a = 1\n\nexport const tokens = [}\n',
  })
  const [problem] = await readProblems(folder)
  assert.match(
    problem!,
    /^Cannot run the module in `tokens\.ts:3`, expected code that runs without errors\. ./,
  )
})

test('ignores an empty documentation URL', async (context) => {
  const folder = await createFolder(context, files)
  const { library } = await readLibrary(folder, { docsUrl: '' })
  assert.equal(library.docsUrl, 'https://ui.acme.test')
})

test('rejects an invalid documentation URL', async (context) => {
  const folder = await createFolder(context, files)
  await assert.rejects(readLibrary(folder, { docsUrl: 'docs.example' }), {
    message:
      'Cannot use `docs.example` as the URL of the documentation, expected a URL such as https://docs.example/ui.',
  })
})

test('rejects a component with two templates, and names both', async (context) => {
  const folder = await createFolder(context, {
    ...files,
    'components/chip.edge': '',
    'components/chip/chip.edge': '',
  })
  const place = relative(process.cwd(), folder)
  assert.deepEqual(await readProblems(folder), [
    `Cannot use a second template for component \`chip\` in \`components/chip/chip.edge:1\`, expected only \`${place}/components/chip.edge\`. Delete one of the two templates, or rename it.`,
  ])
})

test('rejects two scripts with the same name, and names both', async (context) => {
  const folder = await createFolder(context, {
    ...files,
    'scripts/date.ts': '',
    'scripts/forms/date.ts': '',
  })
  const place = relative(process.cwd(), folder)
  assert.deepEqual(await readProblems(folder), [
    `Cannot use a second script \`date\` in \`scripts/forms/date.ts:1\`, expected only \`${place}/scripts/date.ts\`. Rename one of the two.`,
  ])
})
