/**
 * Measures how long the templates of an application take to be checked: 1,000 of about 3 KB, as they
 * are written, with the catalog of the built package. `node tools/bench/check.ts [templates]`
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkTemplates } from '../../engine/console/check-templates.ts'
import { openSite } from '../../plugins/content/open-site.ts'
import { median, printGoals } from '../measure/figures.ts'

const count = Number(process.argv[2] ?? 1000)
const repetitions = 3
const size = 3000
const goal = 5

const docs = await openSite('.').read()
const { catalog } = docs
const examples = catalog.components.flatMap((component) =>
  component.examples.map(({ code }) => code),
)

const root = mkdtempSync(join(tmpdir(), 'check-bench-'))
process.on('exit', () => rmSync(root, { recursive: true, force: true }))
let next = 0
for (let number = 0; number < count; number++) {
  const parts: string[] = []
  // Examples in turn, so that each template is another and all components are in some.
  while (parts.join('\n').length < size) parts.push(examples[next++ % examples.length]!)
  const folder = join(root, `folder-${number % 20}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `page-${number}.edge`), parts.join('\n'))
}

const times: number[] = []
let found = 0
for (let repetition = 0; repetition < repetitions; repetition++) {
  const start = performance.now()
  const report = await checkTemplates({ catalog, root, paths: ['.'], fix: false })
  times.push((performance.now() - start) / 1000)
  found = report.errors + report.warnings
}
const seconds = median(times)
console.log(`${count} templates of about ${size / 1000} KB, median of ${repetitions}:\n`)
console.log(`  ${seconds.toFixed(2)} s, ${found} problems`)
printGoals([{ text: 'seconds for 1000', value: (seconds * 1000) / count, bar: goal }])
