/** Records what the components render and the package holds now: `npm run golden:update`. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomically } from '../kit/io/write-file-atomically.ts'
import { createGoldenRenderer } from '../tests/golden/create-golden-renderer.ts'
import { pack } from '../tests/package/pack.ts'
import { toListedNames } from '../tests/package/to-listed-names.ts'
import { updateTagCases } from './update-tag-cases.ts'

const folder = 'tests/golden/components'
const edge = await createGoldenRenderer()
for (const name of await readdir(folder)) {
  const input = await readFile(join(folder, name, 'input.edge'), 'utf8')
  await writeFileAtomically(join(folder, name, 'output.html'), await edge.renderRaw(input))
  console.log(name)
}

for (const name of await updateTagCases('tests/golden/tags/cases')) console.log(name)

const { files } = await pack('.', '.cache/package/tarballs')
await writeFileAtomically('tests/package/files.txt', `${toListedNames(files).join('\n')}\n`)
console.log('files of the package')
