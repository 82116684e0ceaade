/** Writes the files of a new component, with what is left to do: `npm run new:component <name>`. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readLibrary } from '../engine/io/read-library.ts'
import { toDisplayPath } from '../engine/io/paths.ts'
import { writeFilesAtomically } from '../engine/io/write-files.ts'
import { planComponent } from './plan-component.ts'

const usage = `Usage: npm run new:component <name>

  rating        a component: template, looks, page and recorded case
  card.media    a part of the component before the dot: template and recorded case

The tests fail until each TODO in the files is filled. SITE_DIR names the folder of another library.`

try {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  })
  if (values.help) console.log(usage)
  else if (positionals.length === 1) await addComponent(positionals[0]!)
  else
    throw new Error(`Cannot add ${positionals.length} components, expected one name.\n\n${usage}`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function addComponent(name: string): Promise<void> {
  const { SITE_DIR = '.' } = process.env
  const { library, components } = await readLibrary(join(SITE_DIR, 'kit'))
  const hasGolden = existsSync(join(SITE_DIR, 'tests/golden/components'))
  const plan = planComponent(name, {
    namespace: library.namespace,
    version: library.version,
    names: components.map((component) => component.name),
    styles: await readFile(join(SITE_DIR, 'kit/styles/index.css'), 'utf8'),
    hasGolden,
    exists: (path) => existsSync(join(SITE_DIR, path)),
  })
  const files = plan.map(({ path, content }) => ({ path: join(SITE_DIR, path), content }))
  await writeFilesAtomically(files)
  for (const { path } of files) console.log(toDisplayPath(path))
  const next = hasGolden ? ', then record what it renders: npm run golden:update' : '.'
  console.log(`\nFill each TODO${next}`)
}
