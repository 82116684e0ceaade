/**
 * Records the current output of the components and tags: `npm run golden:update`.
 */
import { globSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeFileAtomically } from '../engine/io/write-files.ts'
import { createGoldenRenderer } from '../tests/golden/create-golden-renderer.ts'
import { renderTagCase } from '../tests/unit/tags/render-tag-case.ts'

const edge = await createGoldenRenderer()
for (const file of globSync('tests/golden/components/*/input.edge')) {
  const html = await edge.renderRaw(readFileSync(file, 'utf8'))
  await writeFileAtomically(join(dirname(file), 'output.html'), html)
}

for (const file of globSync('tests/golden/tags/cases/*/input.edge')) {
  const input = readFileSync(file, 'utf8')
  const outcome = await renderTagCase(input, { async: true, cache: true, registered: true })
  const sync = await renderTagCase(input, { async: false, cache: true, registered: true })
  const isError = /^\S+:\d+:\d+ E_/.test(outcome)
  const files = {
    'output.html': !isError && outcome,
    'error.txt': isError && outcome,
    'sync.txt': sync !== outcome && sync,
  }
  for (const [name, text] of Object.entries(files)) {
    const path = join(dirname(file), name)
    if (text === false) rmSync(path, { force: true })
    else await writeFileAtomically(path, text)
  }
}
console.log('Recorded the components and the tags.')
