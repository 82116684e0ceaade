import { findRuleUrl } from './check.ts'
import type { CheckReport, Place, TemplateProblem } from '../../check/template-problem.ts'
import { rules, type RuleId } from '../../schema/rules.ts'
import type { Catalog } from '../../schema/catalog.ts'
import { toHash } from './json-file.ts'

const ids = Object.keys(rules) as RuleId[]

/** Generates a report in SARIF 2.1.0, which code hosts display beside the lines of a change. */
export function toSarif(catalog: Catalog, report: CheckReport) {
  const { library } = catalog
  const seen = new Map<string, number>()
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: `${library.namespace}:check`,
            organization: library.name,
            version: library.version,
            ...(library.docsUrl !== undefined && { informationUri: library.docsUrl }),
            rules: ids.map((id) => toRule(catalog, id)),
          },
        },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: {
          SRCROOT: { description: { text: 'The folder of the project.' } },
        },
        invocations: [
          {
            executionSuccessful: report.failures.length === 0,
            toolExecutionNotifications: report.failures.map((text) => ({
              level: 'error',
              message: { text },
            })),
          },
        ],
        results: report.files.flatMap(({ file, problems }) =>
          problems.map((problem) => {
            const key = [problem.rule, file, problem.message].join('\n')
            const number = (seen.get(key) ?? 0) + 1
            seen.set(key, number)
            return toResult(library.namespace, file, problem, `${toHash(key, 16)}:${number}`)
          }),
        ),
      },
    ],
  }
}

function toRule(catalog: Catalog, id: RuleId) {
  const { severity, summary } = rules[id]
  const page = findRuleUrl(catalog, id)
  // SARIF only accepts absolute URLs, so a file of the package is named in the text.
  const isUri = page !== null && catalog.library.docsUrl !== undefined
  return {
    id: `${catalog.library.namespace}/${id}`,
    name: id.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: summary },
    fullDescription: { text: summary },
    help: { text: page === null ? summary : `${summary} See ${page}` },
    ...(isUri && { helpUri: page }),
    defaultConfiguration: { level: severity },
    properties: { 'problem.severity': severity, tags: ['templates'] },
  }
}

function toResult(namespace: string, file: string, problem: TemplateProblem, fingerprint: string) {
  const { rule, severity, message, suggestion = '', fix } = problem
  const artifactLocation = { uri: toUri(file), uriBaseId: 'SRCROOT' }
  return {
    ruleId: `${namespace}/${rule}`,
    ruleIndex: ids.indexOf(rule),
    level: severity,
    message: { text: `${message}. ${suggestion}`.trim() },
    locations: [{ physicalLocation: { artifactLocation, region: toRegion(problem) } }],
    partialFingerprints: { 'finding/v1': fingerprint },
    ...(fix && {
      fixes: [
        {
          description: { text: suggestion || message },
          artifactChanges: [
            {
              artifactLocation,
              replacements: fix.map((edit) => ({
                deletedRegion: toRegion(edit),
                insertedContent: { text: edit.text },
              })),
            },
          ],
        },
      ],
    }),
  }
}

function toRegion({ line, col, endLine, endCol }: Place) {
  return { startLine: line, startColumn: col, endLine, endColumn: endCol }
}

function toUri(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/')
}
