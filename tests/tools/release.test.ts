import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import test, { type TestContext } from 'node:test'
import { createFolder } from '../unit/fixtures/create-folder.ts'

const script = resolve('tools/release.ts')
const manifest = { name: '@acme/ui', version: '1.2.0', files: ['build'], dependencies: { a: '*' } }
const locked = { version: '1.0.0', resolved: 'https://registry.example/a/-/a-1.0.0.tgz' }
/** Each script appends its name to a file that git ignores. */
const toLog = (name: string) => `echo ${name} $DOCS_URL >> log.txt`

const files = {
  'package.json': JSON.stringify({
    name: 'docs-workspace',
    workspaces: ['kit'],
    scripts: {
      test: toLog('test'),
      'build:package': `${toLog('build')} && mkdir -p kit/build && echo '## b 2.0.0' > kit/build/NOTICES.md`,
      'build:engine': `${toLog('engine')} && mkdir -p .cache/packages && cp -r engine .cache/packages/engine && cp -r plugins .cache/packages/docs && cp -r agent-docs .cache/packages/agent-docs`,
    },
  }),
  'package-lock.json': JSON.stringify({
    name: 'docs-workspace',
    lockfileVersion: 3,
    packages: {
      '': { name: 'docs-workspace', workspaces: ['kit'] },
      kit: manifest,
      'node_modules/@acme/ui': { resolved: 'kit', link: true },
      'node_modules/a': locked,
      'node_modules/b': { version: '2.0.0', dev: true },
      'node_modules/c': { version: '3.0.0', dev: true },
    },
  }),
  'kit/package.json': JSON.stringify(manifest),
  'engine/package.json': JSON.stringify({
    name: '@acme/engine',
    version: '1.2.0',
    dependencies: { b: '*', c: '*' },
  }),
  'plugins/package.json': JSON.stringify({ name: '@acme/docs', version: '1.2.0' }),
  'agent-docs/package.json': JSON.stringify({ name: '@acme/agent-docs', version: '1.2.0' }),
  'kit/CHANGELOG.md': '# Changelog\n\n## 1.2.0, 2026-03-01\n\n- A chip.\n',
  '.gitignore': '.cache/\nbuild/\nlog.txt\n',
}

/** Starts a registry that has these versions of the package. */
async function serveRegistry(context: TestContext, versions: string[]): Promise<string> {
  const document = JSON.stringify({
    name: manifest.name,
    'dist-tags': { latest: versions.at(-1) },
    versions: Object.fromEntries(versions.map((version) => [version, { ...manifest, version }])),
  })
  const server = createServer((_, response) => {
    if (versions.length) response.end(document)
    else response.writeHead(404).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  context.after(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

/** Creates a small checkout of a library, completely committed. */
async function createCheckout(context: TestContext, changed: Record<string, string> = {}) {
  const folder = await createFolder(context, { ...files, ...changed })
  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=A', '-c', 'user.email=a@acme.test']
    const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: folder })
    assert.equal(status, 0, String(stderr))
  }
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message=All')
  return { folder, git }
}

/** Releases a checkout like `npm run release`, against a registry of its own. */
async function release(
  context: TestContext,
  folder: string,
  args: string[] = [],
  { versions = [] as string[], env = {} } = {},
) {
  const registry = await serveRegistry(context, versions)
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    env: {
      ...process.env,
      npm_config_registry: registry,
      npm_config_cache: join(folder, '.cache/npm'),
      ...env,
    },
  })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk) => (stdout += chunk))
  child.stderr.on('data', (chunk) => (stderr += chunk))
  const [code] = await once(child, 'close')
  const log = join(folder, 'log.txt')
  const ran = existsSync(log) ? readFileSync(log, 'utf8').trim().split(/\s*\n/) : []
  const cache = join(folder, '.cache')
  const left = existsSync(cache)
    ? readdirSync(cache).filter((name) => !['npm', 'packages'].includes(name))
    : []
  return { code, stdout, stderr, ran, left }
}

test('tests, builds for the given host, packs and describes the package in a dry run, but publishes nothing', async (context) => {
  const { folder } = await createCheckout(context)
  const env = { DOCS_URL: 'https://ui.acme.test' }
  const { code, stdout, stderr, ran, left } = await release(context, folder, [], { env })
  assert.equal(code, 0, stderr)
  // The tests run without the host.
  assert.deepEqual(ran, ['test', 'build https://ui.acme.test', 'engine https://ui.acme.test'])
  assert.deepEqual(left, ['release'])
  assert.deepEqual(readdirSync(join(folder, '.cache/release')).toSorted(), [
    'acme-agent-docs-1.2.0.tgz',
    'acme-docs-1.2.0.tgz',
    'acme-engine-1.2.0.tgz',
    'acme-ui-1.2.0.tgz',
    'sbom.json',
  ])
  assert.match(
    stdout,
    /@acme\/ui 1\.2\.0\n {2}\.cache\/release\/acme-engine-1\.2\.0\.tgz\n {2}sha512-/,
  )
  const published = stdout.split('Dry run: nothing was published. `--publish` runs:\n')[1]
  assert.deepEqual(
    published!.match(/acme-[a-z-]+(?=-\d)/g),
    // Dependencies are published first.
    ['acme-engine', 'acme-docs', 'acme-agent-docs', 'acme-ui'],
  )

  // The SBOM lists the package, its installed dependencies and its bundled code.
  const bom = JSON.parse(readFileSync(join(folder, '.cache/release/sbom.json'), 'utf8'))
  assert.deepEqual([bom.bomFormat, bom.metadata.component.name], ['CycloneDX', '@acme/ui'])
  assert.equal(bom.metadata.component.version, '1.2.0')
  assert.deepEqual(
    bom.components.map(({ purl }: { purl: string }) => purl),
    ['pkg:npm/a@1.0.0', 'pkg:npm/b@2.0.0'],
  )
})

test('exits with code 1 before anything runs if a check fails', async (context) => {
  const { folder } = await createCheckout(context, {
    'kit/CHANGELOG.md': '# Changelog\n\n## 1.2.0, unreleased\n\n- A chip.\n',
  })
  writeFileSync(join(folder, 'new.ts'), '')
  const { code, stderr, ran, left } = await release(context, folder, [], { versions: ['1.2.0'] })
  assert.equal(code, 1)
  assert.match(
    stderr,
    /^Cannot release @acme\/ui 1\.2\.0:\n\n@acme\/ui 1\.2\.0 is published already/,
  )
  assert.match(stderr, /has `unreleased`/)
  assert.match(stderr, /\n {2}\?\? new\.ts\n/)
  assert.deepEqual([ran, left], [[], []])
})

test('rejects a tag at another commit', async (context) => {
  const { folder, git } = await createCheckout(context)
  git('tag', 'v1.2.0')
  git('commit', '--quiet', '--allow-empty', '--message=More')
  const { code, stderr } = await release(context, folder)
  assert.equal(code, 1)
  assert.match(stderr, /Tag `v1\.2\.0` is at another commit/)
})

test('stops and packs nothing if a test fails', async (context) => {
  const scripts = { ...JSON.parse(files['package.json']).scripts, test: 'exit 3' }
  const { folder } = await createCheckout(context, {
    'package.json': JSON.stringify({ ...JSON.parse(files['package.json']), scripts }),
  })
  const { code, stderr, ran, left } = await release(context, folder)
  assert.equal(code, 1)
  assert.match(stderr, /Cannot release, `npm test` failed: exit code 3\.\n$/)
  assert.deepEqual([ran, left], [[], []])
})

test('stops if the tests change the checkout', async (context) => {
  const scripts = { ...JSON.parse(files['package.json']).scripts, test: 'echo 1 > made.ts' }
  const { folder } = await createCheckout(context, {
    'package.json': JSON.stringify({ ...JSON.parse(files['package.json']), scripts }),
  })
  const { code, stderr, left } = await release(context, folder)
  assert.equal(code, 1)
  assert.match(stderr, /the tests changed files of the checkout:\n\?\? made\.ts/)
  assert.deepEqual(left, [])
})

test('leaves no tarball if the SBOM cannot be written', async (context) => {
  const lock = JSON.parse(files['package-lock.json'])
  delete lock.packages['node_modules/a']
  const { folder } = await createCheckout(context, { 'package-lock.json': JSON.stringify(lock) })
  const { code, stderr, left } = await release(context, folder)
  assert.equal(code, 1)
  assert.match(stderr, /Cannot write the SBOM, `npm \w+` failed\. Run `npm install`/)
  assert.deepEqual(left, [])
})

test('rejects publishing by hand before the tests run, because nobody would sign it', async (context) => {
  const { folder } = await createCheckout(context)
  const env = { ACTIONS_ID_TOKEN_REQUEST_URL: '', SIGSTORE_ID_TOKEN: '' }
  const { code, stderr, ran } = await release(context, folder, ['--publish'], { env })
  assert.equal(code, 1)
  assert.match(stderr, /kit\/package\.json has no `repository`/)
  assert.match(stderr, /Push the tag and let the workflow publish/)
  assert.deepEqual(ran, [])
})

test('publishes with npm after everything else', async (context) => {
  const withHome = {
    ...manifest,
    repository: { type: 'git', url: 'git+https://code.acme.test/ui' },
  }
  const { folder } = await createCheckout(context, { 'kit/package.json': JSON.stringify(withHome) })
  // npm refuses to sign outside of a code host, which shows that it was called.
  const env = { ACTIONS_ID_TOKEN_REQUEST_URL: 'http://127.0.0.1:9/', GITHUB_ACTIONS: '', CI: '' }
  const { code, stderr, ran, left } = await release(context, folder, ['--publish'], { env })
  assert.equal(code, 1)
  assert.deepEqual(ran, ['test', 'build', 'engine'])
  assert.match(
    stderr,
    /Cannot release, `npm publish \.\/\.cache\/release\/acme-engine-1\.2\.0\.tgz --access public --provenance` failed/,
  )
  assert.deepEqual(left, ['release'])
})

test('names every option in the help, and rejects an unknown one', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
  const { status, stdout } = run('--help')
  assert.equal(status, 0)
  for (const option of ['--publish', '--help', 'DOCS_URL'])
    assert.ok(stdout.includes(option), option)
  assert.equal(run('--publsh').status, 1)
})
