import assert from 'node:assert/strict'
import test from 'node:test'
import { parse } from 'yaml'
import { toOwnComponents, toOwnEntry } from '../../engine/library/component/own-component.ts'
import { readContent } from '../../engine/io/read-content.ts'
import { checkTemplate } from '../../engine/check/check-template.ts'
import { rules } from '../../engine/schema/rules.ts'
import { toCheckReport } from '../../engine/check/template-problem.ts'
import { toCheckText } from '../../engine/console/check-text.ts'
import { parsePageOnce } from '../unit/fixtures/parse-page-once.ts'
import { toSarif } from '../../engine/files/json/sarif.ts'
import { readKitCatalog } from '../unit/fixtures/read-kit-catalog.ts'

const kit = await readKitCatalog()
const pages = readContent('content')
  .filter(({ id }) => id.startsWith('rules/'))
  .map(({ id, file, text, mdx }) => ({
    rule: id.slice('rules/'.length),
    page: parsePageOnce(text, { file, mdx }),
  }))

/** The component of an application that the page about deprecated names declares. */
const declared = pages.find(({ rule }) => rule === 'deprecated')!.page.fences.at(-1)!.code
const disk = { namespace: 'app', category: 'App', package: null, globals: new Set<string>() }
const source = { name: 'rule', file: 'resources/views/app/rule.edge', text: declared }
const own = toOwnComponents([toOwnEntry(source, disk, ({ message }) => assert.fail(message))])
const catalog = { ...kit, components: [...kit.components, ...own] }

/** Returns what the command prints for a template, without the file and the summary. */
function toOutput(code: string): string {
  const problems = checkTemplate(code, catalog)
  const [, ...lines] = toCheckText(toCheckReport([{ file: 'a', problems, fixed: [] }], [])).split(
    '\n',
  )
  return lines
    .slice(0, -3)
    .map((line) => line.slice(2))
    .join('\n')
}

test('gives every rule a page, every page a rule, and lists all rules in SARIF', () => {
  const ids = Object.keys(rules)
  assert.deepEqual(pages.map(({ rule }) => rule).toSorted(), ids.toSorted())
  const [run] = toSarif(catalog, toCheckReport([], [])).runs
  assert.deepEqual(
    run!.tool.driver.rules.map(({ id }) => id),
    ids.map((id) => `kit/${id}`),
  )
})

for (const { rule, page } of pages) {
  test(`prints the output on the page of ${rule} for its example, and nothing for its fix`, () => {
    assert.deepEqual(
      page.headings.map(({ text }) => text),
      ['Example', 'What you see', 'How to fix it'],
    )
    const [bad, seen, ...others] = page.fences
    const good = others.filter(({ meta }) => meta !== 'wrong')
    assert.deepEqual([bad!.lang, seen!.lang], ['edge', 'text'])
    assert.equal(toOutput(bad!.code), seen!.code.trimEnd())
    assert.ok(seen!.code.includes(`  ${rule}\n`), 'the rule is among what is found')
    assert.ok(good.length > 0)
    for (const { code, meta } of others) assert.equal(toOutput(code) !== '', meta === 'wrong')
  })
}

test('lists each rule in the guide with a link to its page', async () => {
  const { text } = readContent('content').find(({ id }) => id === 'guides/checks')!
  assert.deepEqual(
    Array.from(text.matchAll(/^\| \[([a-z-]+)\]\(\/rules\/([a-z-]+)\)/gm), ([, name, path]) => [
      name,
      path,
    ]),
    Object.keys(rules).map((id) => [id, id]),
  )
})

test('uploads the results in the workflow of the guide if there are any, even if the check fails', async () => {
  const { text, file, mdx } = readContent('content').find(({ id }) => id === 'guides/checks')!
  const code = parsePageOnce(text, { file, mdx }).fences.find(({ lang }) => lang === 'yaml')!.code
  const { jobs, permissions } = parse(code)
  assert.equal(permissions['security-events'], 'write')
  const [, node, , check, upload] = jobs.check.steps
  assert.equal(node.with['node-version'], 24)
  const [, options, written] =
    /^npx @kit-edge\/ui check --fail-on=warning (--\S+) > (\S+)$/.exec(check.run) ?? []
  assert.deepEqual([options, written], ['--sarif', upload.with.sarif_file])
  assert.match(upload.uses, /^github\/codeql-action\/upload-sarif@v\d+$/)
  assert.match(upload.if, /!cancelled\(\) && hashFiles\('templates\.sarif'\) != ''/)
})
