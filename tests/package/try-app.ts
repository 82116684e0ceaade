import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addPackage, createApp, type AppOptions } from './create-app.ts'
import { requestServer } from './request-server.ts'
import { run } from './run.ts'
import { startApp } from './start-app.ts'

/** The steps that were tried in an application, each with what failed, or null. */
export type Trial = Record<string, string | null>

/** An application in which the package is tried. */
export type TrialOptions = AppOptions & {
  /** Whether its files have Windows line endings */
  isCrlf?: boolean
}

const template = `<x-kit::button icon="check">Save</x-kit::button>
<x-kit::form action="/"><x-kit::input name="email" label="Email" /></x-kit::form>
<x-kit::toast.region />
`

/** Creates an application in an empty folder, adds the package, and uses every part of it once. */
export async function tryApp(
  folder: string,
  tarball: string,
  { isCrlf = false, ...options }: TrialOptions = {},
): Promise<Trial> {
  const trial: Trial = {}
  const expect = async (label: string, check: () => Promise<string | null>) => {
    trial[label] = await check().catch((error: Error) => error.message)
  }
  const ace = (...args: string[]) => run(folder, ['node', 'ace', ...args])
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')

  await createApp(folder, options)
  await addPackage(folder, tarball, options.manager)
  mkdirSync(join(folder, 'resources/views/pages'), { recursive: true })
  writeFileSync(join(folder, 'resources/views/pages/hello.edge'), template)
  writeFileSync(
    join(folder, 'start/routes.ts'),
    "import router from '@adonisjs/core/services/router'\n\nrouter.on('/').render('pages/hello')\n",
  )
  if (isCrlf) toCrlf(folder)

  await expect('configure', async () => {
    const { code, stdout, stderr } = await ace('configure', '@kit-edge/ui')
    const text = read('adonisrc.ts')
    if (code !== 0 || !text.includes("import('@kit-edge/ui/provider')")) return stdout + stderr
    return isCrlf && /(?<!\r)\n/.test(text) ? 'adonisrc.ts has other ends of lines' : null
  })
  await expect('install', async () => {
    const { code, stdout, stderr } = await ace('kit:install', '--agents=cursor,claude')
    if (code !== 0) return stdout + stderr
    const again = await ace('kit:install', '--agents=cursor,claude')
    return again.code === 0 && !/created|updated/.test(again.stdout) ? null : again.stdout
  })
  rmSync(join(folder, 'config/kit.ts'), { force: true })
  await expect('list', async () => {
    const { code, stdout, stderr } = await ace('kit:list')
    return code === 0 && /^Elements\n {2}badge /.test(stdout) ? null : stdout + stderr
  })
  await expect('page', async () => {
    const app = await startApp(folder)
    const response = await fetch(app.address)
    const html = await response.text()
    await app.stop()
    const isWhole =
      response.ok &&
      /<button class="kit-button" [^>]*>\s*<svg /.test(html) &&
      /<label [^>]*for="email"[^>]*>Email/.test(html)
    return isWhole && !/x-kit|\{\{/.test(html) ? null : html.slice(0, 2000)
  })
  const call = {
    method: 'tools/call',
    params: { name: 'get_component', arguments: { names: ['button'] } },
  }
  for (const [label, command] of [
    ['server', [join(folder, 'node_modules/.bin/kit-mcp')]],
    ['server of ace', ['node', 'ace', 'kit:mcp-serve']],
  ] as const) {
    await expect(label, async () => {
      const { result } = await requestServer(folder, [...command], call)
      return result.structuredContent?.components[0].name === 'button'
        ? null
        : JSON.stringify(result)
    })
  }
  return trial
}

/** Gives every file that people write in a project Windows line endings. */
function toCrlf(folder: string): void {
  const files = globSync('{*,.env,*/**/*}.{ts,js,json,edge,env}', {
    cwd: folder,
    exclude: (name) => name === 'node_modules',
  })
  for (const file of [...files, '.env']) {
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(/\r?\n/g, '\r\n'))
  }
}
