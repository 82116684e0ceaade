import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEdgePackages } from '../engine/io/edge-packages.ts'
import { writeFileAtomically } from '../engine/io/write-files.ts'
import { inferComponent } from '../engine/library/component/infer-component.ts'

/**
 * Downloads the public Edge libraries of npm into a temporary folder, and compares what is inferred
 * from their templates with what a person reads there, in `tests/golden/edge-libraries.json`.
 */
type Golden = Record<string, { version: string; components: Record<string, Read> }>
type Read = { props: string[]; slots: string[] }

const file = 'tests/golden/edge-libraries.json'
const golden: Golden = JSON.parse(readFileSync(file, 'utf8'))
const root = mkdtempSync(join(tmpdir(), 'edge-libraries-'))
let expected = 0
let wrong = 0

try {
  const versions = Object.entries(golden).map(([name, { version }]) => [name, version])
  const manifest = { private: true, dependencies: Object.fromEntries(versions) }
  await writeFileAtomically(join(root, 'package.json'), JSON.stringify(manifest))
  for (const [name, version] of versions) {
    const target = join(root, 'node_modules', name!)
    mkdirSync(target, { recursive: true })
    const options = { cwd: root, encoding: 'utf8' } as const
    const tarball = execFileSync('npm', ['pack', '--silent', `${name}@${version}`], options).trim()
    execFileSync('tar', ['xzf', tarball, '-C', target, '--strip-components=1'], options)
  }
  for (const { package: name, files, globals } of openEdgePackages(root)()) {
    for (const { name: component, path } of files) {
      const { props, slots } = inferComponent(readFileSync(path, 'utf8'), globals)
      const person = golden[name!]?.components[component] ?? { props: [], slots: [] }
      compare(
        `${name} ${component}`,
        props.map((prop) => prop.name),
        person.props,
      )
      compare(`${name} ${component} slots`, slots, person.slots)
    }
  }
} finally {
  rmSync(root, { recursive: true })
}

function compare(label: string, found: string[], read: string[]): void {
  expected += read.length
  const missing = read.filter((name) => !found.includes(name))
  const invented = found.filter((name) => !read.includes(name))
  wrong += missing.length + invented.length
  if (missing.length) console.log(`${label}: missing ${missing.join(', ')}`)
  if (invented.length) console.log(`${label}: invented ${invented.join(', ')}`)
}

const share = ((100 * (expected - wrong)) / expected).toFixed(1)
console.log(`${share} % of ${expected} props and slots are right.`)
if (!expected || (expected - wrong) / expected < 0.99) process.exitCode = 1
