import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import test from 'node:test'
import {
  toConfigurationMarkdown,
  toToolsMarkdown,
} from '../../../../engine/files/markdown/reference.ts'
import { toSearchAnswer } from '../../../../engine/answers/search.ts'
import { toolSchemas } from '../../../../engine/schema/answers.ts'
import { catalog } from '../../fixtures/catalog.ts'
import { readKitCatalog } from '../../fixtures/read-kit-catalog.ts'

test('lists each key of the configuration file with its type and default', () => {
  assert.equal(
    toConfigurationMarkdown(catalog),
    `| Key | Type | Default | Description |
| --- | --- | --- | --- |
| \`chip.tone\` | \`'calm' \\| 'loud'\` | \`'calm'\` | How much it says. For example \`'loud'\`. |`,
  )
})

test('gives each tool a heading, its inputs and the type of its result', () => {
  const markdown = toToolsMarkdown()
  assert.deepEqual(
    [...markdown.matchAll(/^## (\w+)$/gm)].map(([, name]) => name),
    Object.keys(toolSchemas),
  )
  assert.match(markdown, /^\| `query` \| `string` \| required \| At most 200 characters \|$/m)
  assert.match(markdown, /^\| `limit` \| `number` \| `8` \| At most 25 \|$/m)
  assert.match(
    markdown,
    /^\| `names` \| `string\[\]` \| required \| Names or tags\. 1 to 8 of them \|$/m,
  )
  // A shared definition is a type of its own, also one that contains itself.
  assert.match(markdown, /^ {2}default\?: Value$/m)
  assert.match(markdown, /^type Value = string \| number \|/m)
  for (const code of markdown.match(/```ts\n[^]*?```/g)!) {
    const names = [...code.matchAll(/^type (\w+) =/gm)].map(([, name]) => name)
    for (const [, used] of code.matchAll(/: ([A-Z]\w+)(?:\[\])?$/gm)) {
      assert.ok(names.includes(used!), `${used} is no type`)
    }
  }
})

test('shows the real answer of the server on the home page', async () => {
  const page = await readFile('content/index.mdx', 'utf8')
  const [call, answer] = [...page.matchAll(/```json\n([^]*?)```/g)].map(([, json]) =>
    JSON.parse(json!),
  )
  const input = toolSchemas.search_components.input.parse(call.input)
  assert.deepEqual(toSearchAnswer(await readKitCatalog(), input), answer)
})

test('repeats on the home page only figures and transcripts that were measured', async () => {
  const home = listRows(await readFile('content/index.mdx', 'utf8'))
  const measured = await Promise.all(
    ['PERFORMANCE.md', 'content/components/dropdown.md'].map((file) => readFile(file, 'utf8')),
  )
  const sources = measured.flatMap(listRows)
  assert.ok(home.length > 6)
  for (const row of home)
    assert.ok(
      sources.some((source) => source.startsWith(row)),
      row,
    )
})

/** Returns the rows of the tables of a page below their headers, without padding and mark-up. */
function listRows(markdown: string): string[] {
  const rows = markdown.match(/(?<=\| -+ \|\n)(?:\|.*\n)+/g) ?? []
  return rows
    .flatMap((table) => table.trimEnd().split('\n'))
    .map((row) => row.replace(/<\/?kbd>|`/g, '').replace(/ +\|/g, ' |'))
}
