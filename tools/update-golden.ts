/**
 * Records the current output of the components and the files of the package:
 * `npm run golden:update`.
 */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomically } from '../engine/io/write-files.ts'
import { createGoldenRenderer } from '../tests/golden/create-golden-renderer.ts'
import { pack } from '../tests/package/pack.ts'
import { toListedNames } from '../tests/package/to-listed-names.ts'
import { renderTagCase } from '../tests/unit/tags/render-tag-case.ts'

const folder = 'tests/golden/components'
const edge = await createGoldenRenderer()
for (const name of await readdir(folder)) {
  const input = await readFile(join(folder, name, 'input.edge'), 'utf8')
  await writeFileAtomically(join(folder, name, 'output.html'), await edge.renderRaw(input))
  console.log(name)
}

for (const name of await updateTagCases('tests/golden/tags/cases')) console.log(name)

const { files } = await pack('kit', '.cache/package/tarballs')
await writeFileAtomically('tests/package/files.txt', `${toListedNames(files).join('\n')}\n`)
console.log('files of the package')

/** Records the current result of each tag case, and returns the names of the cases. */
async function updateTagCases(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  for (const name of names) {
    const input = await readFile(join(folder, name, 'input.edge'), 'utf8')
    const outcome = await renderTagCase(input, { async: true, cache: true, registered: true })
    const sync = await renderTagCase(input, { async: false, cache: true, registered: true })
    const isError = /^\S+:\d+:\d+ E_/.test(outcome)
    for (const file of ['output.html', 'error.txt', 'sync.txt']) {
      await rm(join(folder, name, file), { force: true })
    }
    await writeFileAtomically(join(folder, name, isError ? 'error.txt' : 'output.html'), outcome)
    if (sync !== outcome) await writeFileAtomically(join(folder, name, 'sync.txt'), sync)
  }
  return names
}
