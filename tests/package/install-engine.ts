import { existsSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { linkPackages } from './link-packages.ts'
import { pack } from './pack.ts'
import { runOk } from './run.ts'
import { unpack } from './unpack.ts'

/**
 * Each package with the folder of its sources, which contains the packages that npm has not
 * hoisted.
 */
const workspaces: Record<string, string> = {
  engine: 'engine',
  docs: 'plugins',
  'agent-docs': 'agent-docs',
}

/**
 * Installs the packages of the engine, of the documentation site and of `agentDocs` into a project,
 * from their tarballs. Their dependencies are links to those of this checkout: another test checks that the
 * manifests name each of them.
 */
export async function installEngine(project: string): Promise<void> {
  await runOk('.', ['node', 'tools/packages.ts'])
  linkPackages(project)
  for (const name of Object.keys(workspaces)) {
    await unpack(project, (await pack(`.cache/packages/${name}`, project)).tarball)
    const own = join(workspaces[name]!, 'node_modules')
    const installed = join(project, 'node_modules/@kit-edge', name)
    if (existsSync(own)) symlinkSync(resolve(own), join(installed, 'node_modules'))
  }
}
