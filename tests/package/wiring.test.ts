import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import test, { after } from 'node:test'
import { chromium } from '@playwright/test'
import { readContent } from '../../engine/io/read-content.ts'
import { parsePage } from '../../engine/library/markdown/index.ts'
import { findProgram } from '../../tools/find-program.ts'
import { listAppFiles } from '../../engine/site/app-files.ts'
import { createApp } from './create-app.ts'
import { findFreePort } from './find-free-port.ts'
import { openAce } from './open-ace.ts'
import { packKit } from './pack.ts'
import { readProject } from './read-project.ts'
import { run, runOk } from './run.ts'
import { unpack } from './unpack.ts'
import { writeNpm } from './write-npm.ts'

const root = mkdtempSync(join(tmpdir(), 'wiring-'))
after(() => rmSync(root, { recursive: true, force: true }))
const folder = join(root, 'app')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
const { run: runAce, close } = openAce()
after(close)
const ace = (...args: string[]) => runAce(folder, args)

/** The policy that the guide tells people to write. */
const [shield] = readContent('content')
  .filter(({ id }) => id === 'guides/csp')
  .flatMap(({ file, text, mdx }) => listAppFiles(parsePage(text, { file, mdx })))

const { tarball } = await packKit()
const hmrPort = await findFreePort()
await createApp(folder, {
  isLinked: true,
  packages: {
    '@adonisjs/vite': '^6.0.2',
    vite: '^8.3.8',
    tailwindcss: '^4.3.5',
    '@tailwindcss/vite': '^4.3.5',
  },
})
const edit = (file: string, change: (text: string) => string) => write(file, change(read(file)))
edit('adonisrc.ts', (text) =>
  text.replace(/providers: \[/, "providers: [\n    () => import('@adonisjs/vite/vite_provider'),"),
)
edit('start/kernel.ts', (text) =>
  text.replace('server.use([', "server.use([() => import('@adonisjs/vite/vite_middleware'), "),
)
write(
  'config/vite.ts',
  `import { defineConfig } from '@adonisjs/vite'

export default defineConfig({
  buildDirectory: 'public/assets',
  manifestFile: 'public/assets/.vite/manifest.json',
  assetsUrl: '/assets',
})
`,
)
write(
  'vite.config.ts',
  `import { defineConfig } from 'vite'
import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'

export default defineConfig({
  plugins: [
    tailwindcss(),
    adonisjs({
      entryPoints: ['resources/css/app.css', 'resources/js/app.js'],
    }),
  ],
  server: { hmr: { port: ${hmrPort} } },
})
`,
)
write(
  'resources/css/app.css',
  `@import 'tailwindcss';

${readFileSync('tests/fixtures/bare-rules/starter.css', 'utf8')}`,
)
write('resources/js/app.js', "document.documentElement.dataset.own = ''\n")
write(
  'resources/views/components/layout.edge',
  `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>App</title>
    @vite(['resources/css/app.css', 'resources/js/app.js'])
  </head>
  <body>
    <main>{{{ await $slots.main() }}}</main>
  </body>
</html>
`,
)
write(
  'resources/views/pages/home.edge',
  `@layout()
  <x-kit::button>First</x-kit::button>
  <x-kit::checkbox name="agree" label="Agree" />
@end
`,
)
write(
  'start/routes.ts',
  `import router from '@adonisjs/core/services/router'

router.on('/').render('pages/home')
router.get('/error', () => {
  throw new Error('Something broke')
})
`,
)
write('config/shield.ts', shield!.code)
write('.gitignore', 'node_modules\nbuild\n.vscode\n')
mkdirSync(join(folder, '.vscode'))
write('.vscode/settings.json', '{ "editor.rulers": [100] }\n')
const unconfigured = readProject(folder)

const wired = ['resources/css/app.css', 'resources/js/app.js', 'vite.config.ts']

test('shows the lines with `node ace configure` without a terminal, and keeps files of people', async () => {
  await unpack(folder, tarball)
  const { code, stdout, stderr } = await ace('configure', '@kit-edge/ui')
  assert.equal(code, 0, stdout + stderr)
  assert.match(stdout, /^Vite with Tailwind: how pages load the stylesheet and scripts$/m)
  assert.match(stdout, /^ {4}\+ @import '@kit-edge\/ui\/styles\.css';$/m)
  assert.match(
    stdout,
    /Load the stylesheet and scripts, as shown above: `node ace kit:install --yes`/,
  )
  assert.match(stdout, /except \.vscode\/settings\.json, which `\.gitignore` leaves out/)
  for (const file of wired) assert.equal(read(file), unconfigured[file], file)
})

test('shows the same lines in a dry run, and writes nothing', async () => {
  const before = readProject(folder)
  const { stdout } = await ace('kit:install', '--yes', '--dry-run')
  assert.match(
    stdout,
    /dry run: nothing was written[^]*update +vite\.config\.ts[^]*\+ import '@kit-edge\/ui/,
  )
  assert.deepEqual(readProject(folder), before)
})

test('adds the lines with `node ace add --yes`, and has nothing left to do in a second run', async () => {
  const env = writeNpm(join(root, 'bin'), tarball)
  const add = ['node', 'ace', 'add', '@kit-edge/ui', '--yes']
  const { code, stdout, stderr } = await run(folder, add, { env })
  assert.equal(code, 0, stdout + stderr)
  for (const file of wired) assert.match(stdout, new RegExp(`updated +${RegExp.escape(file)}`))
  assert.ok(read('resources/css/app.css').startsWith('/* kit:start */\n@layer theme, base, app,'))
  const before = readProject(folder)
  const again = await ace('kit:install', '--agents=claude')
  assert.doesNotMatch(again.stdout, /Load the stylesheet|register the MCP/)
  const third = await ace('kit:install')
  assert.match(third.stdout, /Nothing is left to do\./)
  for (const file of wired) assert.equal(read(file), before[file], file)
})

const browser = await chromium.launch({
  executablePath: findProgram('chromium'),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
after(() => browser.close())

/** Starts a server, and returns how a browser renders its pages. */
async function visit(cwd: string, command: string[], env: Record<string, string>) {
  const port = await findFreePort()
  const child = spawn(command[0]!, command.slice(1), {
    cwd,
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = once(child, 'close')
  const address = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${address}/kit/styles.css`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The application did not start\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const page = await browser.newPage({ colorScheme: 'light' })
  try {
    const violations: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) violations.push(message.text())
    })
    page.on('pageerror', ({ message }) => violations.push(message))
    const { promise: isConnected, resolve: connect } = Promise.withResolvers<void>()
    page.on('websocket', (socket) => socket.on('framereceived', () => connect()))
    const response = await page.goto(address)
    assert.equal(response!.status(), 200, output)
    await page.locator('html[data-own][data-kit-tooltips]').waitFor({ state: 'attached' })
    // Vite sends a greeting through its WebSocket.
    if (env.DEV_MODE) await isConnected
    const looks = await page.evaluate(() => {
      const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.setProperty('background-color', 'var(--kit-color-primary)')
      const button = getComputedStyle(find('.kit-button'))
      return {
        isPrimary: button.backgroundColor === getComputedStyle(probe).backgroundColor,
        isNarrow: find('.kit-button').offsetWidth < 150,
        box: find('input[type="checkbox"]').offsetWidth,
      }
    })
    const policy = response!.headers()['content-security-policy']
    await page.goto(`${address}/error`)
    const error = await page.evaluate(() => ({
      text: document.body.innerText,
      display: getComputedStyle(document.body).fontFamily,
    }))
    return { looks, policy, error, violations }
  } finally {
    await page.close()
    child.kill()
    await ended
  }
}

const right = { isPrimary: true, isNarrow: true, box: 16 }

test('styles the first tag in development, blocks nothing by policy, and keeps the styles of the error page', async () => {
  const command = ['node', '--import=@poppinss/ts-exec', 'bin/server.ts']
  const env = { NODE_ENV: 'development', DEV_MODE: 'true' }
  const { looks, policy, error, violations } = await visit(folder, command, env)
  assert.deepEqual(violations, [])
  assert.deepEqual(looks, right)
  assert.match(policy!, /connect-src 'self' ws:/)
  assert.match(error.text, /Something broke/)
  assert.match(error.display, /system-ui/)
})

test('styles the first tag in production, under a policy without exceptions', async () => {
  await runOk(folder, ['npx', 'vite', 'build', '--logLevel=error'])
  const command = ['node', '--import=@poppinss/ts-exec', 'bin/server.ts']
  const { looks, policy, violations } = await visit(folder, command, { NODE_ENV: 'production' })
  assert.deepEqual(violations, [])
  assert.deepEqual(looks, right)
  assert.doesNotMatch(policy!, /unsafe|nonce|ws:/)
  rmSync(join(folder, 'public/assets'), { recursive: true })
})

test('restores every line on removal, byte for byte', async () => {
  const { code, stdout } = await ace('kit:install', '--remove')
  assert.equal(code, 0)
  assert.match(stdout, /Replace the tags in `resources\/views\/pages\/home\.edge`/)
  const ours = new Set(['package.json', 'package-lock.json'])
  const after = readProject(folder)
  for (const [file, text] of Object.entries(unconfigured)) {
    if (!ours.has(file)) assert.equal(after[file], text, file)
  }
})

/** Copies the application with the package, to break it. */
function makeCopy(name: string): {
  path: string
  ace: (...args: string[]) => ReturnType<typeof run>
} {
  const path = join(root, name)
  cpSync(folder, path, {
    recursive: true,
    filter: (from) => !from.slice(folder.length).startsWith('/node_modules'),
  })
  symlinkSync(join(folder, 'node_modules'), join(path, 'node_modules'))
  return { path, ace: (...args) => runAce(path, args) }
}

test('links the files that Kit serves in the layout without a bundler', async () => {
  const { path, ace } = makeCopy('bare')
  rmSync(join(path, 'vite.config.ts'))
  const layout = join(path, 'resources/views/components/layout.edge')
  writeFileSync(
    layout,
    readFileSync(layout, 'utf8').replace(/@vite\(.*\)/, '<link rel="stylesheet" href="/app.css">'),
  )
  const css = readFileSync('tests/fixtures/bare-rules/starter.css', 'utf8')
  writeFileSync(join(path, 'public/app.css'), css)
  writeFileSync(join(path, 'public/own.js'), "document.documentElement.dataset.own = ''\n")
  const before = readProject(path)
  const { code, stdout, stderr } = await ace('configure', '@kit-edge/ui', '--yes')
  assert.equal(code, 0, stdout + stderr)
  assert.match(stdout, /^No bundler: how pages load/m)
  writeFileSync(
    layout,
    readFileSync(layout, 'utf8').replace('</head>', '<script src="/own.js"></script></head>'),
  )
  const command = ['node', '--import=@poppinss/ts-exec', 'bin/server.ts']
  const { looks, violations } = await visit(path, command, { NODE_ENV: 'production' })
  assert.deepEqual(violations, [])
  assert.deepEqual(looks, right)
  writeFileSync(
    layout,
    readFileSync(layout, 'utf8').replace('<script src="/own.js"></script></head>', '</head>'),
  )
  assert.equal((await ace('kit:install', '--remove')).code, 0)
  assert.deepEqual(readProject(path), before)
})

test('explains a failed configuration, and what to run next', async () => {
  const { path, ace } = makeCopy('broken')
  rmSync(join(path, 'config/kit.ts'), { force: true })
  mkdirSync(join(path, '.kit-schema.json'))
  const before = readProject(path)
  const { code, stderr } = await ace('configure', '@kit-edge/ui', '--yes')
  assert.equal(code, 1)
  assert.match(stderr, /^Cannot use `\.kit-schema\.json` \(EISDIR\), .* Nothing was changed\.$/m)
  assert.match(
    stderr,
    /is installed but not configured\. .* run `node ace configure @kit-edge\/ui`\.$/m,
  )
  assert.doesNotMatch(stderr, / at .*\.js:\d/)
  assert.deepEqual(readProject(path), before)
})
