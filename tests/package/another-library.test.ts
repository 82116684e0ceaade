import assert from 'node:assert/strict'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import test, { after } from 'node:test'
import { pathToFileURL } from 'node:url'
import { parsePage } from '../../engine/library/markdown/index.ts'
import { testAgentDocs } from '../site/builds/test-agent-docs.ts'
import { readFolder } from '../site/read-folder.ts'
import { installEngine } from './install-engine.ts'
import { createApp } from './create-app.ts'
import { converse } from './converse.ts'
import { openAce } from './open-ace.ts'
import { pack, packKit, type Packed } from './pack.ts'
import { readWrittenFiles } from './read-written-files.ts'
import { run, runOk } from './run.ts'
import { startApp } from './start-app.ts'
import { unpack } from './unpack.ts'
import { writeCopy } from './write-copy.ts'

// Outside of this checkout, in a path that needs escaping.
const root = mkdtempSync(join(tmpdir(), 'libraries é-'))
after(() => rmSync(root, { recursive: true, force: true }))
const project = join(root, 'zap')
const app = join(root, 'app')

const write = (folder: string, files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, folder, path)), { recursive: true })
    writeFileSync(join(root, folder, path), text)
  }
}
const read = (path: string) => readFileSync(join(root, path), 'utf8')
/** Runs a script of the project. */
const engine = (name: string) => run(project, ['npm', 'run', '--silent', name])
const { run: runAce, close } = openAce()
after(close)
const ace = (...args: string[]) => runAce(app, args)

/** The files that the README of the engine tells its readers to write. */
const documented = readWrittenFiles(readFileSync('engine/README.md', 'utf8'))
/** The other files that it mentions. */
const others = {
  'library/README.md': '# Zap\n\nSmall parts.\n',
  'library/LICENSE': 'The licence of Zap.\n',
  'library/CHANGELOG.md': '# Changelog\n\n## 0.1.0, unreleased\n\n- A chip.\n',
  'library/scripts/blink.ts': `/**
 * Blinks.
 *
 * @attribute data-zap-blink - On what blinks.
 */
document.querySelector('[data-zap-blink]')?.animate({ opacity: [1, 0] }, 100)
`,
  'library/scripts.ts': "import './scripts/blink.ts'\n",
  'library/components/lamp.edge': `{{--
  Light that blinks.

  @category Labels
  @script blink
  @slot main - What it says.
  @since 0.1.0
--}}
<b {{ $attrs.merge({ class: 'zap-lamp', 'data-zap-blink': true }).toAttrs() }}>{{{ await $slots.main() }}}</b>
`,
  'content/components/lamp.md': `---
title: Lamp
description: Draw the attention of people to what has just changed, for a tenth of a second.
---

\`\`\`edge preview
<x-zap::lamp>New</x-zap::lamp>
\`\`\`

::api
`,
}

write('zap', { ...documented, ...others })
await installEngine(project)

test('packs the same engine and the same documentation site under another name', async () => {
  const checkout = join(root, 'a b/ü/zzz%41#q')
  await writeCopy('.', checkout)
  const settings = { LC_ALL: 'tr_TR.UTF-8', NODE_ENV: 'test', TZ: 'Pacific/Auckland' }
  await runOk(checkout, ['node', 'tools/packages.ts'], { env: settings })
  const [here, there] = await Promise.all(
    ['.', checkout].map((folder) => readFolder(join(folder, '.cache/packages'))),
  )
  assert.ok(here!.size > 500, `only ${here!.size} files`)
  assert.deepEqual([...there!.keys()], [...here!.keys()])
  for (const [path, bytes] of here!) assert.ok(bytes.equals(there!.get(path)!), path)
})

test('builds a package with its own name from the files in the README of the engine', async () => {
  const { code, stdout, stderr } = await engine('package')
  assert.equal(code, 0, stdout + stderr)
  assert.match(stdout, /^Zap 0\.1\.0: 2 components in library\/build, /m)
  const manifest = JSON.parse(read('zap/library/package.json'))
  assert.deepEqual(
    [manifest.name, manifest.version, manifest.license, manifest.bin],
    ['@zap/ui', '0.1.0', 'MIT', { 'zap-mcp': './build/mcp/bin.js' }],
  )
})

test('documents the commands of its own package, and nothing of another library', async () => {
  const { code, stdout, stderr } = await engine('build')
  assert.equal(code, 0, stdout + stderr)
  assert.doesNotMatch(stdout + stderr, /warn/i)
  const { commands } = JSON.parse(read('zap/library/build/commands.json'))
  const names = commands.map(({ commandName }: { commandName: string }) => commandName)
  const files = globSync('**/*.{html,md,txt,json,xml}', { cwd: join(root, 'zap/dist') })
  assert.ok(files.includes('components/chip.html') && files.includes('llms.txt'))
  const told = new Set<string>()
  for (const file of files) {
    const text = read(join('zap/dist', file))
    assert.doesNotMatch(text, /(?<!web)kit/i, file)
    for (const [name] of text.matchAll(/\bzap:(?!:)[a-z]+(-[a-z]+)*/g)) told.add(name)
  }
  assert.ok(told.has('zap:install') && told.has('zap:mcp-serve'))
  for (const name of told) assert.ok(names.includes(name), name)
})

test('builds the package in a folder whose name is no part of a URL, and explains that Astro does not', async () => {
  const odd = join(root, 'odd %41#b?c')
  cpSync(project, odd, { recursive: true, verbatimSymlinks: true })
  const runOdd = (...args: string[]) => run(odd, ['node_modules/.bin/engine', ...args])
  rmSync(join(odd, 'library/build'), { recursive: true })
  const built = await runOdd('build')
  assert.equal(built.code, 0, built.stderr)
  assert.match(built.stdout, /^Zap 0\.1\.0: 2 components in library\/build, /m)
  const same = globSync('library/build/**/*.{js,json,css}', { cwd: odd })
  assert.ok(same.length > 10)
  for (const file of same) {
    assert.equal(readFileSync(join(odd, file), 'utf8'), read(`zap/${file}`), file)
  }
  for (const command of ['dev', 'build']) {
    const { code, stdout, stderr } = await runOdd('docs', command)
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(
      stderr,
      /^Cannot build the site in `.*odd %41#b\?c`, expected a path without `%`, because .*\.\n$/,
    )
  }
})

test('builds a plain Astro site and a Starlight site from the package alone', async () => {
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'), 'junction')
  // Astro does not find the styles of components in a linked package.
  const starlight = 'node_modules/@astrojs/starlight'
  cpSync(starlight, join(root, 'starlight', starlight), { recursive: true })
  for (const name of ['plain', 'starlight']) {
    const folder = join(root, name)
    cpSync(join('tests/fixtures', name), folder, {
      recursive: true,
      filter: (path) => !/node_modules|\.astro$/.test(path),
    })
    const dependencies = { '@astrojs/starlight': '*', '@kit-edge/agent-docs': '*', astro: '*' }
    write(name, { 'package.json': JSON.stringify({ type: 'module', dependencies }) })
    const env = { ASTRO_TELEMETRY_DISABLED: '1' }
    const { code, stdout, stderr } = await run(folder, ['astro', 'build'], { env })
    assert.equal(code, 0, stdout + stderr)
  }
})
for (const name of ['plain', 'starlight'] as const) testAgentDocs(name, join(root, name, 'dist'))

test('shows the published agent files in the guide', () => {
  const dist = join(root, 'starlight/dist')
  const guide = parsePage(readFileSync('content/guides/agent-docs.md', 'utf8'), { file: 'guide' })
  const listCode = (language: string) =>
    guide.fences.filter(({ lang }) => lang === language).map(({ code }) => `${code}\n`)
  const [index] = listCode('markdown')
  assert.equal(index, readFileSync(join(dist, 'llms.txt'), 'utf8'))
})

let zap: Packed
test('packs its own README, licence and changelog, and all its exports', async () => {
  zap = await pack(join(project, 'library'), join(root, 'tarballs'))
  const { exports } = JSON.parse(read('zap/library/package.json'))
  const targets = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? target : Object.values(target as object),
  ) as string[]
  assert.ok(targets.length > 10)
  const exported = targets.map((path) =>
    path.slice('./'.length).replace('styles/*', 'styles/base').replace('*', 'blink'),
  )
  for (const path of ['README.md', 'LICENSE', 'CHANGELOG.md', 'AGENTS.md', ...exported]) {
    assert.ok(zap.files.includes(path), path)
  }
  for (const path of ['components/chip.edge', 'components/chip.js', 'components/lamp.edge']) {
    assert.ok(zap.files.includes(`build/${path}`), path)
  }
  assert.ok(zap.files.includes('ai/components/chip.md'))
})

test("contains no trace of the library in the engine's repository", async () => {
  /** Names of writing systems in a table of acorn, an attribute of HTML, and hashes of files. */
  const words = /Khitan_Small_Script Kits|webkitdirectory|\b[A-Z0-9]{8}\.js/g
  const list = (folder: string, files: string[]) =>
    files.filter((path) =>
      /kit/i.test(`${path}\n${read(join(folder, path))}`.replaceAll(words, '')),
    )
  assert.deepEqual(list('zap/library', zap.files), [])
  // It would be found.
  write('trace', { 'build/a.js': 'const name = "Kit"' })
  assert.deepEqual(list('trace', ['build/a.js']), ['build/a.js'])
})

/** Builds a package in this process. The first build has used the command. */
async function buildPackage(folder: string): Promise<void> {
  const module = join(project, 'node_modules/@kit-edge/engine/build/package/build.js')
  await (await import(String(pathToFileURL(module)))).buildPackage(folder)
}

test('builds the same bytes again, in another folder with linked packages', async () => {
  const [own, copy] = [project, join(root, 'kit%41#q/deep/ü')]
  cpSync(own, copy, { recursive: true, filter: (path) => path !== join(own, 'node_modules') })
  symlinkSync(join(own, 'node_modules'), join(copy, 'node_modules'), 'junction')
  await buildPackage(copy)
  const packed = zap.files.map((path) => [path, read(`zap/library/${path}`)])
  assert.deepEqual(
    zap.files.map((path) => [path, readFileSync(join(copy, 'library', path), 'utf8')]),
    packed,
  )
  const shared = readdirSync(join(copy, 'library/build/shared'))
  assert.deepEqual(shared, readdirSync(join(own, 'library/build/shared')))
})

test('reports a compile error in a class by its own path, and keeps the package', async () => {
  const packed = zap.files.map((path) => read(`zap/library/${path}`))
  const text = documented['library/components/chip.ts']!
  write('zap', {
    'library/components/chip.ts': text.replace('readonly suffix: string', 'suffix: URL'),
  })
  await assert.rejects(buildPackage(project), {
    message: /^Cannot compile the package:\n.*\/zap\/library\/components\/chip\.ts\(\d+,\d+\)/,
  })
  write('zap', { 'library/components/chip.ts': text })
  // The previous package is still there.
  assert.deepEqual(
    zap.files.map((path) => read(`zap/library/${path}`)),
    packed,
  )
})

test('prepares an application with its commands, which answer there', async () => {
  await createApp(app, { isLinked: true })
  await unpack(app, zap.tarball)
  const configured = await ace('configure', '@zap/ui', '--yes')
  assert.equal(configured.code, 0, configured.stdout + configured.stderr)
  assert.match(read('app/adonisrc.ts'), /import\('@zap\/ui\/provider'\)/)
  assert.match(read('app/adonisrc.ts'), /import\('@zap\/ui\/commands'\)/)
  const installed = await ace('zap:install', '--agents=claude', '--yes')
  assert.equal(installed.code, 0, installed.stdout + installed.stderr)
  assert.match(installed.stdout, /^Zap 0\.1\.0/)
  const server = { command: 'node', args: ['ace', 'zap:mcp-serve'] }
  assert.deepEqual(JSON.parse(read('app/.mcp.json')), { mcpServers: { zap: server } })
  assert.match(read('app/config/zap.ts'), /from '@zap\/ui'[^]*chip: \{ tone: 'plain' \}/)
  assert.equal(JSON.parse(read('app/.zap-schema.json')).library.package, '@zap/ui')

  assert.match((await ace('zap:list')).stdout, /^Labels\n {2}chip +Short text in a frame/)
  const shown = await ace('zap:show', 'chip')
  assert.match(shown.stdout, /^<x-zap::chip>[^]*'plain' \| 'loud'[^]*zap\.chip\.tone/)
  write('app', {
    'resources/views/pages/hello.edge': '<x-zap::chip tone="lound">A</x-zap::chip>\n',
  })
  const checked = await ace('zap:check')
  assert.equal(checked.code, 1)
  assert.match(checked.stdout, /resources\/views\/pages\/hello\.edge[^]*"?loud"?/)
})

test('serves all five tools to an MCP client under its own name', async () => {
  const { name, version, texts } = await converse(app, 'zap', 'chip')
  assert.deepEqual([name, version], ['zap', '0.1.0'])
  for (const text of texts) assert.doesNotMatch(text, /kit/i)
  const [, instructions, found, listed, component, examples, tokens] = texts
  assert.match(instructions!, /^Zap: Small parts[^]*<x-zap::name>/)
  for (const text of [found, listed, component]) assert.match(text!, /Short text in a frame/)
  assert.match(examples!, /<x-zap::chip tone=\\"loud\\" :count=\\"120\\">/)
  assert.match(tokens!, /--zap-color-frame/)
})

/** Returns a page of the application, and files of its server. */
async function open(template: string, ...paths: string[]): Promise<string[]> {
  write('app', {
    'resources/views/pages/hello.edge': template,
    'start/routes.ts':
      "import router from '@adonisjs/core/services/router'\n\nrouter.on('/').render('pages/hello')\n",
  })
  const { address, stop } = await startApp(app)
  try {
    return await Promise.all(
      ['/', ...paths].map(async (path) => {
        const response = await fetch(address + path)
        assert.equal(response.status, 200, path)
        return response.text()
      }),
    )
  } finally {
    await stop()
  }
}

test('serves a page with its components, stylesheet and scripts', async () => {
  const template = '<x-zap::chip tone="loud" :count="120">Inbox</x-zap::chip>\n'
  const [html, styles, script] = await open(template, '/zap/styles.css', '/zap/scripts/blink.js')
  assert.match(html!, /^<span class="zap-chip" data-tone="loud">Inbox \(99\+\)<\/span>/)
  assert.match(styles!, /\.zap-chip\s*\{[^}]*--zap-color-frame/)
  assert.match(script!, /data-zap-blink/)
})

test("works beside the library of the engine's repository, with all its parts", async () => {
  await unpack(app, (await packKit()).tarball)
  const configured = await ace('configure', '@kit-edge/ui')
  assert.equal(configured.code, 0, configured.stdout)
  assert.match(read('app/adonisrc.ts'), /'@zap\/ui\/provider'[^]*'@kit-edge\/ui\/provider'/)
  assert.match((await ace('zap:list')).stdout, /^Labels\n {2}chip/)
  assert.match((await ace('kit:list')).stdout, /^Elements\n {2}badge/)
  assert.equal((await ace('kit:export-json', '--pretty')).stdout, read('app/.kit-schema.json'))
  assert.match(read('app/.cursor/rules/kit.mdc'), /<x-kit::name>/)
  for (const [namespace, component] of [
    ['zap', 'chip'],
    ['kit', 'badge'],
  ] as const) {
    assert.equal((await converse(app, namespace, component)).name, namespace)
  }
  const template = '<x-zap::chip><x-kit::button icon="check">Save</x-kit::button></x-zap::chip>'
  const [html, ours, theirs] = await open(template, '/kit/styles.css', '/zap/styles.css')
  assert.match(html!, /^<span class="zap-chip"[^]*<button class="kit-button"[^]*<svg/)
  assert.match(ours!, /\.kit-button/)
  assert.match(theirs!, /\.zap-chip/)
})

test('rejects a package with the namespace of another one, and changes nothing', async () => {
  // The same library built under another name.
  const twin = join(app, 'node_modules/@other/ui')
  cpSync(join(app, 'node_modules/@zap/ui'), twin, { recursive: true })
  for (const file of globSync(`${twin}/{package.json,build/**/*.{js,json}}`)) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('@zap/ui', '@other/ui'))
  }
  const before = read('app/adonisrc.ts')
  const { code, stderr } = await ace('configure', '@other/ui')
  assert.equal(code, 1)
  assert.match(stderr, /^Cannot install `@other\/ui`, .* `@zap\/ui` already uses `zap`\./)
  assert.equal(read('app/adonisrc.ts'), before)
})
