import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { packKit } from '../package/pack.ts'
import { run } from '../package/run.ts'
import { serveRegistry } from '../package/serve-registry.ts'

const fixture = 'tests/fixtures/starter'
/** The files that npm writes. */
const installed = ['package-lock.json', 'node_modules']

/**
 * Creates the application of the fixture in an empty folder: with packages from npm, the built
 * package of this checkout added as the documentation describes, a filled database and a production
 * build. Calls `report` after each step.
 */
export async function createStarter(
  folder: string,
  report: (step: string) => void = () => {},
): Promise<void> {
  const ace = (...args: string[]) => runStep(folder, ['node', 'ace', ...args])

  cpSync(fixture, folder, { recursive: true })
  cpSync(join(folder, '.env.example'), join(folder, '.env'))
  await installPackages(folder)
  report('packages')

  await addKit(folder)
  await ace('kit:install', '--yes')
  addTokens(folder)
  addOwnComponents(folder)
  await ace('kit:check')
  report('node ace add')

  mkdirSync(join(folder, 'tmp'))
  await ace('migration:fresh', '--seed')
  report('database')

  await ace('build')
  for (const file of ['.env', 'tmp/db.sqlite3'])
    cpSync(join(folder, file), join(folder, 'build', file))
  report('build')
}

/** Installs the packages of `package.json` once per version of it; later runs copy them. */
async function installPackages(folder: string): Promise<void> {
  const digest = createHash('sha256')
    .update(readFileSync(join(folder, 'package.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
  const cache = join('.cache/starter', digest.slice(0, 16))
  if (!existsSync(cache)) {
    const flags = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']
    await runStep(folder, ['npm', 'install', '--loglevel=error', ...flags])
    rmSync('.cache/starter', { recursive: true, force: true })
    // An incomplete copy must not look complete.
    const unfinished = `${cache}.${process.pid}`
    mkdirSync(unfinished, { recursive: true })
    await copyInstalled(folder, unfinished)
    renameSync(unfinished, cache)
  } else await copyInstalled(cache, folder)
}

async function copyInstalled(source: string, target: string): Promise<void> {
  // `cpSync` takes ten times as long for thousands of files.
  if (process.platform === 'win32') cpSync(source, target, { recursive: true })
  else await runStep(source, ['cp', '-RP', ...installed, resolve(target)])
}

/** Adds the package of this checkout from a local registry. */
async function addKit(folder: string): Promise<void> {
  const { tarball } = await packKit()
  const manifest = JSON.parse(readFileSync('kit/package.json', 'utf8'))
  const registry = await serveRegistry(tarball, manifest)
  // All other packages come from npm's own registry or its cache.
  const env = {
    [`npm_config_${manifest.name.split('/')[0]}:registry`]: registry.address,
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  }
  await runStep(folder, ['node', 'ace', 'add', '@kit-edge/ui'], env)
  registry.stop()
}

/** Lets Tailwind's utilities use the design tokens, as the theming guide describes. */
function addTokens(folder: string): void {
  const file = join(folder, 'resources/css/app.css')
  const line = "@import 'tailwindcss';\n"
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(line, `${line}@import '@kit-edge/ui/tailwind.css';\n`))
}

/** Turns the templates in a folder into tags, as the guide on own components describes. */
function addOwnComponents(folder: string): void {
  const file = join(folder, 'config/kit.ts')
  const comment = /\/\/ components: \{.*\},/
  const text = readFileSync(file, 'utf8')
  if (!comment.test(text)) throw new Error(`Cannot find ${comment} in \`${file}\``)
  const own = "components: { namespace: 'own', directory: 'resources/views/own' },"
  writeFileSync(file, text.replace(comment, own))
}

async function runStep(
  folder: string,
  command: string[],
  env: Record<string, string> = {},
): Promise<void> {
  const { code, stdout, stderr } = await run(folder, command, { env })
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}\n${stdout}\n${stderr}`)
}
