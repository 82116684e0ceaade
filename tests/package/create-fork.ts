import { hash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * Copies the files of the built package into a folder, where tests can edit and pack them again.
 */
export function createFork(name: string, files: string[]) {
  const folder = resolve('.cache/package', name)
  rmSync(folder, { recursive: true, force: true })
  for (const file of files) {
    const path = join(folder, 'kit', file)
    mkdirSync(dirname(path), { recursive: true })
    cpSync(join('kit', file), path)
  }
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(folder, 'kit', file)
    const text = readFileSync(path, 'utf8')
    const changed = change(text)
    if (changed === text) throw new Error(`Cannot edit \`${path}\`, it has another text.`)
    writeFileSync(path, changed)
  }
  /** Edits the catalog and its digest. */
  // oxlint-disable-next-line typescript/no-explicit-any
  const editCatalog = (change: (catalog: any) => void) => {
    edit('build/catalog.json', (text) => {
      const catalog = JSON.parse(text)
      change(catalog)
      const changed = JSON.stringify(catalog)
      edit('build/catalog.digest.json', () => JSON.stringify({ sha256: hash('sha256', changed) }))
      return changed
    })
  }
  return { folder, edit, editCatalog }
}
