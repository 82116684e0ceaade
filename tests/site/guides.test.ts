import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { icons as lucide } from '@iconify-json/lucide'
import { htmlElementAttributes } from 'html-element-attributes'
import { readContent } from '../../engine/io/read-content.ts'
import { toConfigType } from '../../engine/library/config/config-file.ts'
import type { CompiledComponent } from '../../engine/tags/runtime/compiled-component.ts'
import { listTagProblems } from '../../engine/tags/runtime/tag-problems.ts'
import { agents, editors, findNames } from '../../engine/catalog/clients.ts'
import { toProjectPaths } from '../../engine/install/installed-files.ts'
import { findBlock, findEntry, isBlocks } from '../../engine/search/entry.ts'
import { listEntries } from '../../engine/catalog/groups.ts'
import { listPublishedPaths } from '../../engine/catalog/published-paths.ts'
import { toApiMapFile } from '../../engine/files/json/api-map.ts'
import { checkExample } from '../../engine/site/check-example.ts'
import { createRenderer } from '../../plugins/example/render-examples.ts'
import { findTypeErrors, type Sample } from './find-type-errors.ts'
import { listCode, toWords } from './list-code.ts'
import { listAppFiles } from '../../engine/site/app-files.ts'
import { listRows } from './list-rows.ts'
import { readDistText } from './read-dist.ts'
import { readDocs } from './read-docs.ts'
import { parsePageOnce } from '../unit/fixtures/parse-page-once.ts'

const docs = await readDocs()
const { catalog } = docs
const { namespace } = catalog.library
/** Values that the samples use in a template of an application. */
const shared = {
  // For the template of a component.
  $slots: { main: () => '' },
  toContent: (html: string) => html,
  cspNonce: 'nonce',
  errors: {},
  isFile: false,
  flashMessages: { get: () => undefined, has: () => false },
  formAttributes: (route: string) => ({ action: `/${route}`, method: 'POST' }),
  locale: 'ar',
  members: [{ id: 1, name: 'Ada', email: 'ada@example.com' }],
  page: 2,
  pages: 9,
  post: { id: 1 },
  project: { id: 1, name: 'Atlas' },
  projects: { currentPage: 2, lastPage: 9, perPage: 20, total: 172 },
  request: { plainCookie: () => 'dark', url: () => '/' },
  title: 'Title',
  urlFor: (route: string) => `/${route}`,
}
/** The prefix of a token name in a Tailwind class. */
const utilities = /^(bg|text|rounded|font|leading|duration|ease)-/
/**
 * Names in guides that belong to others: repositories, AdonisJS, browsers, client-side libraries.
 */
const elsewhere = [
  'AGENTS.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'Card.Header',
  'E404',
  'ENOTFOUND',
  'ERESOLVE',
  'ETARGET',
  'ETIMEDOUT',
  'HX-Target',
  'SECURITY.md',
  'adonisjs-livewire',
  'assetsUrl',
  'auth',
  'build.cssTarget',
  'close_label',
  'connect-src',
  'devDependencies',
  'fetch',
  'files.associations',
  'hx-delete',
  'inferred',
  'invoice-row',
  'invoice-row.edge',
  'invoice_row.edge',
  'hx-on',
  'hx-post',
  'hx-trigger',
  'i18n.locale',
  'findings',
  'helpUrl',
  'items-0-name',
  'margin-left',
  'node_modules',
  'p-4',
  'preloads',
  'problems',
  'providers',
  'script-src',
  'script-src-attr',
  'trusted-types',
  'style-src',
  'tags.0',
  'tags.1',
  'unsafe-eval',
  'useRememberMeTokens',
  'validator.json',
  'vite.config.ts',
  'x-csrf-token',
  'warn',
  'data-ignore-morph',
  'data-turbo-permanent',
  'hx-preserve',
  'innerHTML',
  'innerMorph',
  'onBeforeElUpdated',
  'task-list__7',
  'up-form-group',
  'up-keep',
]
const manifest = await readJson('kit/package.json')
const workspace = await readJson('package.json')
const core = await readJson('node_modules/@adonisjs/core/build/commands/commands.json')

const pages = readContent('content').map(({ id, file, text, mdx }) => ({
  id,
  page: parsePageOnce(text, { file, mdx }),
}))
const texts = [
  ...pages.map(({ page: { file, text } }) => ({ file, text })),
  ...(await Promise.all(
    ['README.md', 'CONTRIBUTING.md', 'engine/README.md', 'kit/CHANGELOG.md'].map(async (file) => ({
      file,
      text: await readFile(file, 'utf8'),
    })),
  )),
  { file: 'llms.txt', text: await readDistText('kit', 'llms.txt') },
]
/** Complete files of an application, which the tests of the playground compile and run. */
const appFiles = new Set(pages.flatMap(({ page }) => listAppFiles(page).map(({ code }) => code)))
/** The code of every block in a text, with the place where it starts. */
const blocks = texts.flatMap(({ file, text }) =>
  parsePageOnce(text, { file, mdx: file.endsWith('.mdx') }).fences.map(({ code, line }) => ({
    code,
    place: `${file}:${line}`,
  })),
)
const code = texts.flatMap(({ file, text }) => listCode(file, text))

test('names only existing ace commands, with existing options and arguments', () => {
  const calls = code.flatMap(({ code, place }) =>
    [...code.matchAll(/\bnode ace ([^`]+)/g)].map((match) => ({
      words: toWords(match[1]!),
      place,
    })),
  )
  assert.ok(calls.length > 20, `only ${calls.length} calls were found`)
  assert.deepEqual(
    calls.flatMap(({ words: [name = '', ...words], place }) =>
      findMistakes(name, words).map((mistake) => `${place} ${mistake}`),
    ),
    [],
  )
})

test('names only existing commands and options in inline code', () => {
  const events = catalog.scripts.flatMap((script) => script.events.map(({ name }) => name))
  const options = catalog.commands.flatMap(({ options }) => options.map(({ name }) => name))
  const wrong = code
    .filter(({ language, place }) => language === null && place.startsWith('content/guides/'))
    .flatMap(({ code, place }) => {
      const [name = '', ...words] = toWords(code)
      // Another test checks variables of stylesheets.
      if (name.startsWith(`--${namespace}-`)) return []
      if (name.startsWith('--')) {
        const known = options.includes(name.replace(/=.*/, ''))
        return known ? [] : [`${place} ${name}`]
      }
      if (!new RegExp(`^${namespace}:\\w`).test(name) || events.includes(name)) return []
      return findMistakes(name, words).map((mistake) => `${place} ${mistake}`)
    })
  assert.deepEqual(wrong, [])
})

test('names only exported or shipped paths of the package', () => {
  const shipped = [...Object.values(manifest.bin), ...Object.values(manifest.exports)]
  const pattern = new RegExp(`(node_modules/|(?<![\\w@/]))${manifest.name}/([\\w./-]*\\w)`, 'g')
  const found = code.flatMap(({ code, place }) =>
    [...code.matchAll(pattern)].map(([whole, inside, path]) => ({ place, whole, inside, path })),
  )
  assert.ok(found.length > 10, `only ${found.length} paths were found`)
  const wrong = found.filter(({ inside, path }) => {
    // The folder of the documentation holds many files, which the build writes.
    if (inside) return path !== 'ai' && !shipped.includes(`./${path}`)
    const sheet = /^styles\/(.*)\.css$/.exec(path!)?.[1]
    if (sheet) return !existsSync(`kit/build/styles/${sheet}.css`)
    const script = /^scripts\/(.*)$/.exec(path!)?.[1]
    if (script) return !catalog.scripts.some(({ name }) => name === script)
    return !Object.hasOwn(manifest.exports, `./${path}`)
  })
  assert.deepEqual(wrong, [])
})

test('calls only existing programs and scripts in shell samples', () => {
  const programs = ['node', 'npm', 'npx', 'claude', 'git', 'grep', 'cd', 'cp']
  const packages = [manifest.name, ...Object.keys(workspace.devDependencies)]
  const lines = code.filter(({ code, language }) => language === 'sh' && code.trim())
  const wrong = lines.flatMap(({ code, place }) => {
    const [program = '', ...words] = toWords(code).filter((word) => !/^[A-Z_]+=/.test(word))
    if (!programs.includes(program)) return [`${place} ${program}`]
    return program === 'npx' && !packages.includes(words[0]!) ? [`${place} npx ${words[0]}`] : []
  })
  // Of this repository, and of the `package.json` of a library that readers write.
  const ofLibrary = code.flatMap(({ code, language }) => {
    const [, name] = (language === 'json' && /^\s*"([\w:-]+)": "engine /.exec(code)) || []
    return name ? [name] : []
  })
  assert.ok(ofLibrary.length > 3)
  const known = new Set([...Object.keys(workspace.scripts), ...ofLibrary])
  const scripts = code.flatMap(({ code, place }) =>
    [...code.matchAll(/\bnpm run ([\w:-]+)/g)]
      .filter(([, name]) => !known.has(name!))
      .map(([whole]) => `${place} ${whole}`),
  )
  assert.deepEqual([...wrong, ...scripts], [])
})

test('compiles every TypeScript and JavaScript sample', () => {
  const samples = pages.flatMap(({ page }) =>
    page.fences
      .filter(({ lang, code }) => /^[jt]s$/.test(lang ?? '') && !appFiles.has(`${code}\n`))
      .map(({ lang, code, line }) => ({
        place: `${page.file}:${line}`,
        language: lang as Sample['language'],
        code,
      })),
  )
  assert.ok(samples.length >= 5, `only ${samples.length} samples were found`)
  assert.deepEqual(findTypeErrors(samples, { ...manifest, config: toConfigType(catalog) }), [])
})

test('renders every Edge sample that is not live, with existing tags and props', async () => {
  const samples = pages.flatMap(({ page }) =>
    page.fences
      // Samples marked `wrong` are wrong on purpose; `tests/unit/prose` checks them.
      .filter(({ meta }) => !/\b(preview|wrong)\b/.test(meta ?? ''))
      .filter(({ lang, code }) => lang === 'edge' && isWhole(code))
      .map(({ code, line }) => ({ file: page.file, code, line })),
  )
  assert.ok(samples.length > 15, `only ${samples.length} samples were found`)
  // As in `config/kit.ts` of the samples.
  const icons = { logo: '<path d="M12 2 22 20H2z" />' }
  const renderer = await createRenderer('kit', catalog, {
    config: (key, fallback) => (key === 'kit.icons' ? icons : fallback),
  })
  const wrong: string[] = []
  for (const { file, code, line } of samples) {
    const preview = { code, line, meta: '' }
    const problems = checkExample(preview, { file, catalog })
    wrong.push(...problems.map(({ message }) => message))
    try {
      const html = await renderer.createRenderer().share(shared).renderRaw(code)
      const left = /<\/?x-kit[^>]*|@(?:end|each|if|let)\b|\{\{|undefined/.exec(html)
      if (left) wrong.push(`${file}:${line} ${left[0]}`)
    } catch (error) {
      wrong.push(`${file}:${line} ${(error as Error).message}`)
    }
  }
  assert.deepEqual(wrong, [])
})

test('includes the CSRF token in every form of a sample that needs one', () => {
  const forms = blocks.flatMap(({ code, place }) =>
    [...code.matchAll(/<form\b[^>]*>/g)].map(({ 0: tag, index }) => {
      const [inside = ''] = code.slice(index).split('</form>')
      const method = /\bmethod="([^"]*)"/i.exec(tag)?.[1] ?? 'get'
      return { tag, inside, place, isSent: !/^(?:get|dialog)$/i.test(method) }
    }),
  )
  const wrong = forms.filter(({ isSent, inside }) => isSent && !inside.includes('csrfField('))
  assert.deepEqual(
    wrong.map(({ place, tag }) => `${place} ${tag}`),
    [],
  )
  const tags = blocks.flatMap(({ code }) => code.match(/<x-kit::form\b/g) ?? [])
  assert.ok(tags.length > 30, `only ${tags.length} forms were found`)
})

test('links samples to pages of an application, not to these pages', () => {
  const own = new Set([...catalog.routes.map(({ path }) => path), ...listPublishedPaths(catalog)])
  own.delete('/')
  const addresses = blocks.flatMap(({ code, place }) =>
    [...code.matchAll(/(?:href|action|[uU]rl)\s*[=:]\s*["'`](\/[^"'`?#\s]*)/g)].map(([, url]) => ({
      url: url!,
      place,
    })),
  )
  assert.ok(addresses.length > 50, `only ${addresses.length} addresses were found`)
  const wrong = addresses.filter(
    ({ url }) => own.has(url) || /^\/(?:guides|components|recipes|rules|preview)\b/.test(url),
  )
  assert.deepEqual(
    wrong.map(({ place, url }) => `${place} ${url}`),
    [],
  )
})

test('uses no style attribute in samples, which the policy of the guide blocks', () => {
  const styled = blocks.filter(({ code }) => /\s:?style="/.test(code))
  assert.deepEqual(
    styled.map(({ place }) => place),
    [],
  )
})

test('translates components with a language file, but prefers props', async () => {
  const page = pages.find(({ id }) => id === 'guides/rtl')!.page
  const file = JSON.parse(page.fences.find(({ lang }) => lang === 'json')!.code)
  const messages = toMessages(file, namespace)
  const i18n = {
    hasMessage: (identifier: string) => Object.hasOwn(messages, identifier),
    t: (identifier: string, data: Record<string, string>) =>
      messages[identifier]!.replace(/\{(\w+)\}/g, (_, name: string) => data[name]!),
  }
  const renderer = await createRenderer('kit', catalog)
  const render = (code: string) => renderer.createRenderer().share({ i18n }).renderRaw(code)
  assert.match(await render('<x-kit::modal id="a" title="B">C</x-kit::modal>'), /"Schließen"/)
  assert.match(
    await render('<x-kit::modal id="a" title="B" close-label="Zu">C</x-kit::modal>'),
    /"Zu"/,
  )
  assert.match(
    await render(`<x-kit::form :errors="{ a: 'B' }"><x-kit::errors /></x-kit::form>`),
    /Bitte prüfen/,
  )
  assert.match(
    await render(
      `<x-kit::pagination :paginator="{ currentPage: 2, lastPage: 3, perPage: 25, total: 61 }" />`,
    ),
    />26 bis 50 von 61<[^]*>Previous<[^]*>Weiter</,
  )
})

test('sets the language of every component that has a key for it', () => {
  const page = pages.find(({ id }) => id === 'guides/rtl')!.page
  const code = page.fences.find(({ code }) => code.includes('const locale'))!.code
  const keys = listEntries(catalog).flatMap(({ props }) =>
    props.flatMap(({ name, defaultFrom }) => (name === 'locale' ? [defaultFrom!.config] : [])),
  )
  assert.deepEqual(
    Array.from(code.matchAll(/^  (\w+): \{ locale \}/gm), ([, name]) => `kit.${name}.locale`),
    keys.toSorted(),
  )
})

test('passes attributes to the element that the table names', async () => {
  const page = pages.find(({ id }) => id === 'guides/live-components')!.page
  const rows = listRows(page, 'Where attributes go')
  const renderer = await createRenderer('kit', catalog)
  for (const [names, [element]] of rows as [string[], string[]][]) {
    assert.ok(names.length)
    for (const name of names) {
      const { props } = listEntries(catalog).find((part) => part.name === name)!
      // Required props, and those that name the component.
      const given = props
        .filter(({ name, required }) => required || ['label', 'name', 'title'].includes(name))
        .map(({ name, examples }) => `${name}="${examples![0]}"`)
      const tag = `${namespace}::${name}`
      const html = await renderer.renderRaw(
        `<x-${tag} ${given.join(' ')} hx-get="/probe">a</x-${tag}>`,
      )
      assert.match(html, new RegExp(`${element!.slice(0, -1)} [^>]*hx-get="/probe"`), name)
    }
  }
})

test('lists the path and id that a control derives from its name in the table of names', async () => {
  const page = pages.find(({ id }) => id === 'guides/forms')!.page
  const [paths, ids, places] = listRows(page, 'Field names')
  const names = ['email', 'items[0][name]', 'tags[]']
  assert.ok(names.every((name) => page.text.includes(`\`${name}\``)))
  const renderer = await createRenderer('kit', catalog)
  for (const [index, name] of names.entries()) {
    const [path] = paths![index + 1]!
    for (const place of places![index + 1]!) {
      const html = await renderer.renderRaw(
        `<x-kit::form :errors="{ '${place}': 'Wrong' }" :values="values">
          <x-kit::input name="${name}" label="A" />
        </x-kit::form>`,
        {
          values: path!.split('.').reduceRight<unknown>((value, key) => ({ [key]: value }), 'old'),
        },
      )
      assert.match(html, new RegExp(`<input [^>]*id="${ids![index + 1]![0]}"`))
      assert.match(html, /<input [^>]*value="old"/)
      assert.match(html, /aria-invalid="true"/)
    }
  }
})

test('uses only words in inline code of guides that the library, its samples or HTML define', async () => {
  const folders = [
    'kit/components',
    'kit/styles',
    'kit/scripts',
    'playground/app',
    'playground/config',
    'playground/resources/views',
  ]
  const sources = (await Promise.all(folders.map(readFolder))).join('\n')
  const files = await readdir('playground')
  const known = new Set([
    ...elsewhere,
    ...files,
    ...listEntries(catalog).flatMap(({ name, props, slots }) => [
      name,
      ...[...props, ...slots].map((item) => item.name),
    ]),
    ...catalog.scripts.map(({ name }) => name),
    ...Object.keys(lucide.icons),
    ...catalog.tokens.flatMap(({ name, tokens }) => [
      name,
      ...tokens.flatMap((token) => [
        token.name,
        ...('aliases' in token && token.aliases ? token.aliases : []),
      ]),
    ]),
    ...Object.entries(htmlElementAttributes).flatMap(([element, names]) => [element, ...names]),
  ])
  const wrong = pages
    .filter(({ id }) => /^(guides|recipes)\//.test(id))
    // These guides name things of others: MCP clients, Astro, editors, hosts and another library.
    .filter(({ id }) => !/^guides\/(assistants|agent-docs|editors|hosting|writing-pages)$/.test(id))
    .flatMap(({ page: { file, text, fences } }) => {
      const samples = fences.map(({ code }) => code).join('\n')
      return listCode(file, text)
        .filter(({ code, language }) => language === null && /^[A-Za-z][\w.-]*\w$/.test(code))
        .filter(
          ({ code }) =>
            !known.has(code) &&
            !known.has(code.replace(utilities, '')) &&
            !hasWord(samples, code) &&
            !hasWord(sources, code),
        )
        .map(({ code, place }) => `${place} ${code}`)
    })
  assert.deepEqual(wrong, [])
})

test('shows development warnings in guides as the tags emit them', () => {
  const found = code.filter(({ code }) => code.includes(`${catalog.library.name}Warning: `))
  const declarations = [
    { name: 'variant' },
    { name: 'kind', deprecated: { message: 'Use `variant`.' } },
  ]
  const component = {
    library: namespace,
    name: 'button',
    declarations,
    deprecated: undefined,
  } as unknown as CompiledComponent
  assert.ok(found.length >= 2)
  for (const { code, place } of found) {
    const [, notice, filename, line] = /Warning: (.*`(\S+):(\d+)`.*)$/.exec(code)!
    const given = code.includes('kind') ? { kind: 'soft' } : { varient: 'soft' }
    const notices = listTagProblems(component, '<x-kit::button>', given, {
      filename: filename!,
      line: Number(line),
    })
    assert.deepEqual(notices, [notice], place)
  }
})

test('uses every feature in the table of browsers', async () => {
  const page = pages.find(({ id }) => id === 'guides/introduction')!.page
  const folders = ['kit/styles', 'kit/components', 'kit/scripts', 'engine/library/tokens']
  const text = (await Promise.all(folders.map(readFolder))).join('\n')
  const features = listRows(page, 'Browser support').flatMap(([found]) => found!)
  assert.ok(features.length > 5)
  const unused = features.filter((name) => !text.includes(name.replace(/[)>]+$/, '')))
  assert.deepEqual(unused, [])
})

test('configures bundlers with the browsers that the introduction names', async () => {
  const introduction = pages.find(({ id }) => id === 'guides/introduction')!.page.text
  const [, both, firefox, safari] = /Chrome and Edge (\d+), Firefox (\d+), Safari (\d+\.\d+)/.exec(
    introduction,
  )!
  const named = { chrome: both, edge: both, firefox, safari }
  const text = [...blocks.map(({ code }) => code), await readFolder('engine')].join('\n')
  const targets = [...text.matchAll(/['"](chrome|edge|firefox|safari)(\d[\d.]*)['"]/g)]
  assert.ok(targets.length >= 4, `only ${targets.length} browsers were found`)
  for (const [target, browser, version] of targets) {
    assert.equal(version, named[browser as keyof typeof named], target)
  }
})

test('names only existing variables and parts in texts', async () => {
  const css = await readDistText('kit', 'reference/tokens.html')
  const templates = await readFolder('kit/components')
  const styles = (await readFolder('kit/styles')) + templates
  const wrong = code.flatMap(({ code, place }) => [
    ...[...code.matchAll(new RegExp(`--${namespace}-[\\w-]+`, 'g'))]
      .filter(
        ([name]) =>
          !css.includes(name) && !styles.includes(`${name}:`) && !styles.includes(`var(${name},`),
      )
      .map(([name]) => `${place} ${name}`),
    ...[...code.matchAll(new RegExp(`data-${namespace}(?:-[\\w-]+)?`, 'g'))]
      .filter(([name]) => !templates.includes(name) && !isOfScript(name))
      .map(([name]) => `${place} ${name}`),
    ...[...code.matchAll(new RegExp(`\\[data-${namespace}(-part)?='([\\w.-]+)'\\]`, 'g'))]
      .filter(([, part, name]) =>
        part
          ? !templates.includes(`data-${namespace}-part="${name}"`)
          : !listEntries(catalog).some((component) => component.name === name),
      )
      .map(([whole]) => `${place} ${whole}`),
  ])
  assert.deepEqual(wrong, [])
})

test('lists each file that an installation writes in the table of files', () => {
  const { config, schema, rules } = toProjectPaths(namespace)
  const installation = pages.find(({ id }) => id === 'guides/installation')!.page
  assert.deepEqual(
    listRows(installation, 'Files it writes').map(([file]) => file![0]),
    ['adonisrc.ts', config, schema, rules],
  )
})

test('documents every command under a heading', () => {
  const [, , , { items }] = toApiMapFile(catalog).groups
  assert.deepEqual(
    items.map(({ path }) => path),
    catalog.commands.map(({ name }) => `/reference/commands#${name.replace(':', '')}`),
  )
})

/** Returns the errors in a call of an ace command. */
function findMistakes(name: string, words: string[]): string[] {
  if (!name.startsWith(`${namespace}:`)) {
    const isKnown = core.commands.some((command: CoreCommand) => command.commandName === name)
    return isKnown ? [] : [`command ${name}`]
  }
  const command = catalog.commands.find((candidate) => candidate.name === name)
  if (!command) return [`command ${name}`]
  const options = [...command.options.map((option) => option.name), '--help']
  const given = words.filter((word) => word.startsWith('--'))
  const values = words.filter((word) => !word.startsWith('--'))
  const wrong = given.filter((word) => !options.includes(word.replace(/=.*/, '')))
  if (values.length > command.arguments.length) wrong.push(values.join(' '))
  const list = (option: string) =>
    given.flatMap((word) => (word.startsWith(`${option}=`) ? word.slice(option.length + 1) : []))
  // These functions throw the error that the command would print.
  findNames('assistant', Object.keys(agents), list('--agents'))
  findNames('editor', Object.keys(editors), list('--editor'))
  const named = command.arguments[0]?.name === 'component' ? values[0] : undefined
  if (named && !isBlocks(catalog, named) && !findBlock(catalog, named)) findEntry(catalog, named)
  return wrong.map((word) => `${name} ${word}`)
}

/**
 * Returns messages by identifier, as `@adonisjs/i18n` reads a file: nested keys are joined with
 * dots.
 */
function toMessages(file: object, prefix: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(file).flatMap(([key, value]: [string, string | object]) =>
      typeof value === 'string'
        ? [[`${prefix}.${key}`, value]]
        : Object.entries(toMessages(value, `${prefix}.${key}`)),
    ),
  )
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w-])${word.replaceAll('.', '\\.')}(?![\\w-])`).test(text)
}

/**
 * Whether a sample is complete: files are tested elsewhere, and a part of a page may lack closing
 * tags.
 */
function isWhole(code: string): boolean {
  return !appFiles.has(`${code}\n`) && !/^\s*<(?:head|html)\b/.test(code)
}

function isOfScript(attribute: string): boolean {
  return catalog.scripts.some(({ attributes }) => attributes.some(({ name }) => name === attribute))
}

async function readFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const texts = files.map((file) => readFile(join(file.parentPath, file.name), 'utf8'))
  return (await Promise.all(texts)).join('\n')
}

type CoreCommand = { commandName: string }

async function readJson(file: string) {
  return JSON.parse(await readFile(file, 'utf8'))
}
