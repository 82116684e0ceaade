import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { openEdgePackages } from '../../engine/io/project/edge-packages.ts'
import { inferComponent } from '../../engine/library/component/infer-component.ts'
import { runOk } from './run.ts'

/** What a person reads in the templates of a library, by the name of the component. */
type Golden = Record<string, { version: string; components: Record<string, Read> }>
type Read = { props: string[]; slots: string[] }

const golden: Golden = JSON.parse(readFileSync('tests/golden/edge-libraries.json', 'utf8'))

test('finds 99 % of what a person reads in the public Edge libraries, and invents nothing', async (t) => {
  const root = mkdtempSync(join(tmpdir(), 'edge-libraries-'))
  t.after(() => rmSync(root, { recursive: true }))
  const versions = Object.entries(golden).map(([name, { version }]) => [name, version] as const)
  const manifest = { private: true, dependencies: Object.fromEntries(versions) }
  writeFileSync(join(root, 'package.json'), JSON.stringify(manifest))
  for (const [name, version] of versions) {
    const target = join(root, 'node_modules', name)
    mkdirSync(target, { recursive: true })
    const packed = await runOk(root, ['npm', 'pack', '--silent', `${name}@${version}`])
    await runOk(root, ['tar', 'xzf', packed.trim(), '-C', target, '--strip-components=1'])
  }
  const read: string[] = []
  const found: string[] = []
  for (const { package: name, files, globals } of openEdgePackages(root)()) {
    for (const { name: component, path } of files) {
      const { props, slots } = inferComponent(readFileSync(path, 'utf8'), globals)
      const person = golden[name!]!.components[component] ?? { props: [], slots: [] }
      const list = (props: string[], slots: string[]) =>
        [...props, ...slots.map((slot) => `#${slot}`)].map((one) => `${name} ${component} ${one}`)
      read.push(...list(person.props, person.slots))
      found.push(
        ...list(
          props.map((prop) => prop.name),
          slots,
        ),
      )
    }
  }
  const missing = read.filter((one) => !found.includes(one))
  const right = read.length - missing.length
  t.diagnostic(`${right} of ${read.length} props and slots are found.`)
  assert.ok(read.length > 150, `only ${read.length} props and slots`)
  assert.ok(right / read.length >= 0.99, missing.join('\n'))
  assert.deepEqual(
    found.filter((one) => !read.includes(one)),
    [],
  )
})
