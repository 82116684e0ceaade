import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toPackageLock } from './to-package-lock.ts'

/**
 * Writes the software bill of materials of the package, in CycloneDX, with `npm sbom`: the package
 * itself and what it is installed with, in the versions of `package-lock.json`. Asked in the
 * workspace, npm leaves out what the workspace around the package needs too.
 */
export function writeSbom(file: string): void {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
  const alone = toPackageLock(read('package-lock.json'), 'kit', read('kit/package.json'))
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'))
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(alone.manifest))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(alone.lock))
    const options = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=library']
    const { status, stdout, stderr } = spawnSync('npm', ['sbom', ...options], {
      cwd: folder,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`Cannot write the SBOM, \`npm sbom\` failed:\n${stderr}`)
    const bom = JSON.parse(stdout)
    // npm calls it after the folder that it ran in.
    bom.metadata.component.name = alone.manifest.name
    writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
