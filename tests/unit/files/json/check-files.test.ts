import assert from 'node:assert/strict'
import test from 'node:test'
import { fixTemplate } from '../../../../engine/check/fix-template.ts'
import { checkTemplate } from '../../../../engine/check/check-template.ts'
import { rules } from '../../../../engine/schema/rules.ts'
import { toCheckReport } from '../../../../engine/check/template-problem.ts'
import { toCheckFile } from '../../../../engine/files/json/check.ts'
import { toSarif } from '../../../../engine/files/json/sarif.ts'
import { checkFileSchema } from '../../../../engine/schema/files.ts'
import { catalog } from '../../fixtures/catalog.ts'
import { checked } from '../../check/library.ts'
import { findSarifMistakes } from './find-sarif-mistakes.ts'

const [home] = catalog.routes
const ruleRoute = { ...home!, id: 'rules/unknown-prop', path: '/rules/unknown-prop' }
const documented = { ...catalog, routes: [...catalog.routes, ruleRoute] }
const text = '<p>\n<x-acme::button nam="a" varant="soft" />\n<x-acme::former />\n</p>'
const report = toCheckReport(
  [
    { file: 'views/ä b.edge', problems: checkTemplate(text, checked), fixed: [] },
    { file: 'views/other.edge', ...fixTemplate('<x-acme::buton />', checked) },
  ],
  ['Cannot find `missing.edge`.'],
)

test('writes the JSON of a check by its schema, each problem with its file and page', () => {
  const file = toCheckFile(documented, report)
  assert.deepEqual(checkFileSchema.parse(file), file)
  assert.deepEqual(
    [file.$schema, file.files, file.errors, file.warnings, file.problems],
    ['https://ui.acme.test/docs/schemas/check-1.json', 2, 2, 1, ['Cannot find `missing.edge`.']],
  )
  assert.deepEqual(file.findings[1], {
    file: 'views/ä b.edge',
    rule: 'unknown-prop',
    severity: 'error',
    line: 2,
    col: 25,
    endLine: 2,
    endCol: 31,
    message: 'Unknown prop "varant" of <x-acme::button> becomes an HTML attribute',
    suggestion: 'Did you mean "variant"?',
    helpUrl: 'https://ui.acme.test/docs/rules/unknown-prop',
    fix: [{ from: 28, to: 34, line: 2, col: 25, endLine: 2, endCol: 31, text: 'variant' }],
  })
  assert.equal(file.findings[2]?.helpUrl, undefined)
  assert.deepEqual(
    file.fixed.map((problem) => [problem.file, problem.rule]),
    [['views/other.edge', 'unknown-component']],
  )
})

test('writes SARIF that code hosts accept', () => {
  const sarif = toSarif(documented, report)
  assert.deepEqual(findSarifMistakes(sarif), [])
  const [run] = sarif.runs
  assert.deepEqual(
    run!.tool.driver.rules.map(({ id }) => id),
    Object.keys(rules).map((id) => `acme/${id}`),
  )
  const [first, second] = run!.results
  assert.deepEqual(second!.locations[0]!.physicalLocation, {
    artifactLocation: { uri: 'views/%C3%A4%20b.edge', uriBaseId: 'SRCROOT' },
    region: { startLine: 2, startColumn: 25, endLine: 2, endColumn: 31 },
  })
  assert.deepEqual([second!.level, second!.ruleId], ['error', 'acme/unknown-prop'])
  assert.deepEqual(second!.fixes?.[0]?.artifactChanges[0]?.replacements, [
    {
      deletedRegion: { startLine: 2, startColumn: 25, endLine: 2, endColumn: 31 },
      insertedContent: { text: 'variant' },
    },
  ])
  assert.notDeepEqual(first!.partialFingerprints, second!.partialFingerprints)
  assert.equal(run!.invocations[0]!.executionSuccessful, false)
})

test('keeps the fingerprint of a problem that moves, and gives repeated problems different ones', () => {
  const fingerprints = (template: string) => {
    const problems = checkTemplate(template, checked)
    const sarif = toSarif(catalog, toCheckReport([{ file: 'a', problems, fixed: [] }], []))
    return sarif.runs[0]!.results.map((result) => result.partialFingerprints['finding/v1'])
  }
  const tag = '<x-acme::zebra />'
  assert.deepEqual(fingerprints(`\n\n ${tag}`), fingerprints(tag))
  assert.equal(new Set(fingerprints(tag + tag)).size, 2)
})

test('finds mistakes in SARIF', () => {
  const breaks: ((sarif: ReturnType<typeof toSarif>) => void)[] = [
    (sarif) => (sarif.version = '2.0.0'),
    (sarif) => (sarif.runs[0]!.results[0]!.ruleIndex = 99),
    (sarif) => (sarif.runs[0]!.results[0]!.ruleId = 'acme/none'),
    (sarif) => (sarif.runs[0]!.results[0]!.level = 'fatal' as 'error'),
    (sarif) => (sarif.runs[0]!.results[0]!.message.text = ''),
    (sarif) => (sarif.runs[0]!.results[0]!.partialFingerprints['finding/v1'] = ''),
    (sarif) => {
      sarif.runs[0]!.results[0]!.locations[0]!.physicalLocation.region.startLine = 0
    },
    (sarif) => {
      sarif.runs[0]!.results[0]!.locations[0]!.physicalLocation.region.endLine = 1
    },
    (sarif) => {
      sarif.runs[0]!.results[0]!.locations[0]!.physicalLocation.artifactLocation.uri = '/a b'
    },
    (sarif) => (sarif.runs[0]!.tool.driver.rules[1]!.id = sarif.runs[0]!.tool.driver.rules[0]!.id),
  ]
  for (const [index, change] of breaks.entries()) {
    const sarif = structuredClone(toSarif(documented, report))
    change(sarif)
    assert.notDeepEqual(findSarifMistakes(sarif), [], String(index))
  }
})
