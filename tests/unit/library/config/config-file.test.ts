import assert from 'node:assert/strict'
import test from 'node:test'
import {
  listConfigKeys,
  toConfigFile,
  toConfigType,
} from '../../../../engine/library/config/config-file.ts'
import type { Catalog } from '../../../../engine/schema/catalog.ts'
import { catalog } from '../../fixtures/catalog.ts'
import { compile } from '../../fixtures/compile.ts'
import { configurable } from '../../fixtures/configurable.ts'
import { readKitCatalog } from '../../fixtures/read-kit-catalog.ts'

const kit = await readKitCatalog()

/** Returns the compiler errors of a configuration file in a project of the library. */
function check(library: Catalog, file: string): string[] {
  const define = `import type { Config } from './config.ts'
export function defineConfig(config: Config): Config { return config }`
  return compile(
    {
      '/config.ts': toConfigType(library),
      '/define.ts': define,
      '/app.ts': file,
    },
    { './config.ts': '/config.ts', [library.library.package]: '/define.ts' },
  )
}

function checkConfig(text: string): string[] {
  return check(
    configurable,
    `import { defineConfig } from '@acme/ui'\nexport default defineConfig(${text})`,
  )
}

const uncomment = (file: string) => file.replaceAll(/^ {2}\/\/ /gm, '  ')

test('shows every default that a project can set as a comment', () => {
  assert.equal(
    toConfigFile(catalog),
    `import { defineConfig } from '@acme/ui'

/** Defaults of components. Each line shows the default of the package; uncomment it to set your own. */
export default defineConfig({
  // components: { namespace: 'app', directory: 'resources/views/components' },
  // chip: { tone: 'calm' },
})
`,
  )
  assert.equal(
    toConfigFile(configurable).split('defineConfig(')[1],
    `{
  // components: { namespace: 'app', directory: 'resources/views/components' },
  // box: { size: 'md', level: 1, open: false, gap: 4, label: 'It\\'s', items: ['a', { b: 1 }], width: undefined, unset: undefined, lid: { tone: 'calm' } },
  // "date-picker": { format: 'iso' },
  // dense: false,
})
`,
  )
})

test('types and describes every default, nested like the file', () => {
  assert.equal(
    toConfigType(configurable),
    `/** Defaults of components that a project may set. */
export interface Config {
    /** Folder of your own components, and the namespace of their tags: \`<x-app::card>\`. */
    components?: { namespace: string; directory: string };
    box?: {
        /** How large *\\/ it is. */
        size?: 'sm' | 'md';
        /** A. */
        level?: 1 | 2;
        /** A. */
        open?: boolean;
        /** A. */
        gap?: number;
        /** A. */
        label?: string;
        /** A. */
        items?: unknown[];
        /** A. */
        width?: number | unknown[] | null;
        /** A. */
        unset?: string;
        lid?: {
            /** A. */
            tone?: string;
        };
    };
    "date-picker"?: {
        /** A. */
        format?: string;
    };
    /** A. */
    dense?: boolean;
}
`,
  )
})

test('generates only the folder of own components for a library without such defaults', () => {
  const none = { ...catalog, components: [] }
  assert.match(
    toConfigType(none),
    /^[^\n]+\nexport interface Config \{\n.*\n +components\?: .*\n\}\n$/,
  )
  assert.match(toConfigFile(none), /defineConfig\(\{\n {2}\/\/ components: .*\n\}\)\n$/)
  assert.deepEqual(check(none, toConfigFile(none)), [])
})

for (const [name, library] of Object.entries({ catalog, configurable, kit })) {
  test(`compiles the file and type of ${name}, with and without comments`, () => {
    const file = toConfigFile(library)
    assert.deepEqual(check(library, file), [])
    assert.notEqual(uncomment(file), file)
    assert.deepEqual(check(library, uncomment(file)), [])
  })
}

test('accepts correct values', () => {
  for (const text of [
    '{}',
    "{ components: { namespace: 'app', directory: 'resources/views/components' } }",
    "{ box: { size: 'sm' } }",
    '{ box: { items: [1, "a"], width: [1] } }',
    '{ box: { width: 1, lid: {} }, dense: true }',
  ]) {
    assert.deepEqual(checkConfig(text), [], text)
  }
})

test('rejects wrong values and unknown names', () => {
  const refused: [string, RegExp][] = [
    ["{ box: { size: 'lg' } }", /'"lg"' is not assignable to type '"sm" \| "md"/],
    ['{ box: { level: 3 } }', /'3' is not assignable/],
    ["{ box: { open: 'yes' } }", /'string' is not assignable to type 'boolean/],
    ['{ box: { items: 1 } }', /'number' is not assignable to type 'unknown\[\]/],
    ['{ box: { lid: { tone: 1 } } }', /'number' is not assignable/],
    ["{ box: { siez: 'sm' } }", /'siez' does not exist/],
    ['{ bxo: {} }', /'bxo' does not exist/],
    ["{ box: { fixed: 'a' } }", /'fixed' does not exist/],
    ["{ locale: 'de' }", /'locale' does not exist/],
  ]
  for (const [text, message] of refused) {
    const messages = checkConfig(text)
    assert.equal(messages.length, 1, text)
    assert.match(messages[0]!, message)
  }
})

test('spells each key in camel case, so that none needs quotes', () => {
  const keys = listConfigKeys(kit).map(({ key }) => key)
  assert.ok(keys.includes('hoverCard.position'))
  assert.deepEqual(
    keys.filter((key) => !/^[a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)*$/.test(key)),
    [],
  )
})
