import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runOk } from './run.ts'

/**
 * Each package with the folder of its sources, which contains the packages that npm has not
 * hoisted.
 */
const workspaces: Record<string, string> = { engine: 'engine', docs: 'plugins' }

/**
 * Installs the packages of the engine and of the documentation site into a project, from their
 * tarballs. Their dependencies are links to those of this checkout: another test checks that the
 * manifests name each of them.
 */
export async function installEngine(project: string): Promise<void> {
  await runOk('.', ['node', 'tools/packages.ts'])
  const modules = join(project, 'node_modules')
  mkdirSync(join(modules, '.bin'), { recursive: true })
  mkdirSync(join(modules, '@kit-edge'))
  for (const name of readdirSync('node_modules')) {
    if (name.startsWith('.') || name === '@kit-edge') continue
    symlinkSync(resolve('node_modules', name), join(modules, name))
  }
  for (const name of Object.keys(workspaces)) {
    const options = ['--json', '--pack-destination', resolve(project)]
    const text = await runOk(`.cache/packages/${name}`, ['npm', 'pack', ...options])
    const [{ filename }] = JSON.parse(text)
    await runOk(project, ['tar', '-xzf', filename])
    renameSync(join(project, 'package'), join(modules, '@kit-edge', name))
    const own = join(workspaces[name]!, 'node_modules')
    if (existsSync(own)) symlinkSync(resolve(own), join(modules, '@kit-edge', name, 'node_modules'))
  }
  const { bin } = JSON.parse(readFileSync(join(modules, '@kit-edge/engine/package.json'), 'utf8'))
  symlinkSync(join('../@kit-edge/engine', bin.engine), join(modules, '.bin/engine'))
}
