import assert from 'node:assert/strict'
import test from 'node:test'
import { toScoresText, type Report } from '../../tools/lighthouse.ts'

/**
 * Returns a report with these scores in the order of the columns, and with audits in the second.
 */
function toReport(scores: (number | null)[], more: Partial<Report> = {}): Report {
  const names = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing']
  return {
    categories: Object.fromEntries(
      names.map((name, index) => [
        name,
        {
          score: scores[index]!,
          auditRefs:
            index === 1
              ? [
                  { id: 'color-contrast', weight: 7 },
                  { id: 'label', weight: 7 },
                  { id: 'logical-tab-order', weight: 0 },
                ]
              : [],
        },
      ]),
    ),
    audits: {
      'color-contrast': { title: 'Colours do not contrast', score: 0 },
      label: { title: 'Controls have labels', score: 1 },
      'logical-tab-order': { title: 'Look yourself', score: 0 },
    },
    ...more,
  }
}

test('prints the scores of pages, and that they reach every minimum', () => {
  const reports = new Map([
    ['/', toReport([0.95, 1, 1, 1, 1])],
    ['/guides/tags', toReport([1, 1, 1, 1, 1])],
  ])
  assert.deepEqual(toScoresText(reports), {
    missed: 0,
    text: `page          performance  accessibility  best-practices  seo  agentic-browsing
at least               95            100             100  100               100
/                      95            100             100  100               100
/guides/tags          100            100             100  100               100

Every page reaches every bar.
`,
  })
})

test('never rounds a score up to its minimum, and names the audits that reduce it', () => {
  const { text, missed } = toScoresText(new Map([['/', toReport([0.949, 0.999, 1, 1, 1])]]))
  assert.equal(missed, 2)
  assert.match(text, /^\/ +94 ✗ +99 ✗ +100 +100 +100$/m)
  assert.ok(
    text.endsWith(`
/: performance is 94, expected at least 95.
/: accessibility is 99, expected at least 100.
  Colours do not contrast (color-contrast)
`),
    text,
  )
})

test('counts a page that did not load as below every minimum, and prints the reason', () => {
  const runtimeError = { message: 'No page was there.' }
  const broken = toReport([null, null, null, null, null], { runtimeError })
  const { text, missed } = toScoresText(new Map([['/gone', broken]]))
  assert.equal(missed, 5)
  assert.match(text, /^\/gone +\? ✗/m)
  assert.match(text, /\/gone: seo is unknown, expected at least 100\.\n {2}No page was there\.\n/)
})

test('counts a missing category as below its minimum', () => {
  const report = toReport([1, 1, 1, 1, 1])
  delete report.categories.seo
  const { text, missed } = toScoresText(new Map([['/', report]]))
  assert.equal(missed, 1)
  assert.ok(text.endsWith('\n/: seo is unknown, expected at least 100.\n'))
})
