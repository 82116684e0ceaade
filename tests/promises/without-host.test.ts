import assert from 'node:assert/strict'
import test from 'node:test'
import { readProse } from '../../engine/io/prose.ts'
import { toComponentAnswer } from '../../engine/answers/component.ts'
import { toExamplesAnswer } from '../../engine/answers/examples.ts'
import { rules } from '../../engine/schema/rules.ts'
import { toCheckReport } from '../../engine/check/template-problem.ts'
import { toInstallText } from '../../engine/install/text.ts'
import { listPackagedPaths, listPublishedPaths } from '../../engine/catalog/published-paths.ts'
import { toAgentSkillsFile, toSkill } from '../../engine/files/assistants/skill.ts'
import { toApiMapFile } from '../../engine/files/json/api-map.ts'
import { toChangelogMarkdown } from '../../engine/files/markdown/directive-content.ts'
import { toCheckFile } from '../../engine/files/json/check.ts'
import {
  toComponentFile,
  toComponentsFile,
  toComponentsIndexFile,
} from '../../engine/files/json/components.ts'
import {
  toComponentMarkdown,
  toOfflineMarkdown,
  toPackageLlmsTxt,
} from '../../engine/site/package-docs.ts'
import { toDocsUrl } from '../../engine/catalog/urls.ts'
import { toHeadersFile } from '../../plugins/headers.ts'
import { toHtmlCustomData } from '../../engine/files/editors/html-custom-data.ts'
import { toLibraryIndex, toLlmsTxt } from '../../engine/files/assistants/llms-txt.ts'
import { toPackageCatalog } from '../../engine/files/package-catalog.ts'
import { toRobotsTxt } from '../../plugins/robots-txt.ts'
import { toRulesText } from '../../engine/files/assistants/rules.ts'
import { toSarif } from '../../engine/files/json/sarif.ts'
import { toSchemaFile } from '../../engine/files/json/schema.ts'
import { toSitemapMd } from '../../plugins/sitemap.ts'
import { toWebTypes } from '../../engine/files/editors/web-types.ts'
import { catalogSchema, type Catalog } from '../../engine/schema/catalog.ts'
import {
  apiMapFileSchema,
  checkFileSchema,
  componentsFileSchema,
  componentsIndexFileSchema,
} from '../../engine/schema/files.ts'
import { toTokensFile } from '../../engine/files/json/tokens.ts'
import { catalog } from '../unit/fixtures/catalog.ts'
import { findSarifMistakes } from '../unit/files/json/find-sarif-mistakes.ts'

const { docsUrl: _, ...library } = catalog.library
const [home] = catalog.routes
const rule = { ...home!, id: 'rules/unknown-prop', path: '/rules/unknown-prop' }
/** A library whose documentation has no host yet, for its site and for its package. */
const site: Catalog = { ...catalog, library, routes: [...catalog.routes, rule] }
const installed = toPackageCatalog(site)
const folder = 'node_modules/@acme/ui/ai'

const report = toCheckReport(
  [
    {
      file: 'a.edge',
      problems: [
        {
          rule: 'unknown-prop',
          severity: 'error',
          line: 1,
          col: 1,
          endLine: 1,
          endCol: 2,
          message: 'Unknown prop',
        },
      ],
      fixed: [],
    },
  ],
  [],
)

const summary = {
  bundler: 'Vite',
  wiring: [],
  diff: '',
  isWired: false,
  isRegistered: false,
  gitignore: '',
  dryRun: false,
}

test('returns an absolute URL, or without a host a path on the site or in the package', () => {
  const expected = [
    ['/', 'https://ui.acme.test/docs', '/', `${folder}/index.md`],
    [
      '/components/panel#panel-title',
      'https://ui.acme.test/docs/components/panel#panel-title',
      '/components/panel#panel-title',
      `${folder}/components/panel.md`,
    ],
    ['/llms.txt', 'https://ui.acme.test/docs/llms.txt', '/llms.txt', `${folder}/llms.txt`],
  ]
  for (const [path, ...urls] of expected) {
    const found = [catalog, site, installed].map(({ library }) => toDocsUrl(library, path!))
    assert.deepEqual(found, urls)
  }
})

test('names the documentation folder in a package only if the library has no host', () => {
  assert.equal(toPackageCatalog(catalog), catalog)
  assert.deepEqual(catalogSchema.parse(installed), installed)
  assert.equal(installed.library.docsFolder, folder)
})

test('writes links from the root and valid files for a site without a host', async () => {
  const components = toComponentsFile(site)
  assert.deepEqual(componentsFileSchema.parse(components), components)
  assert.equal(components.$schema, '/schemas/components-1.json')
  assert.ok(!('docsUrl' in components.library))
  const [chip] = components.components
  assert.deepEqual([chip!.docsUrl, chip!.markdownUrl], ['/components/chip', '/components/chip.md'])
  const index = toComponentsIndexFile(site)
  assert.deepEqual(componentsIndexFileSchema.parse(index), index)
  assert.equal(index[0]!.json, '/components/chip.json')
  const map = toApiMapFile(site)
  assert.deepEqual(apiMapFileSchema.parse(map), map)
  assert.equal(map.docsBase, '')
  assert.equal(toSchemaFile('check', site.library).$id, '/schemas/check-1.json')
  assert.equal(toTokensFile(site).$schema, '/schemas/tokens-1.json')
  const skill = toSkill(site, await readProse('rules.md'))
  assert.equal(
    toAgentSkillsFile(site.library, [skill]).skills[0]!.url,
    '/.well-known/agent-skills/acme-components/SKILL.md',
  )
  const llms = toLlmsTxt(toLibraryIndex(site, await readProse('llms-txt.md')))
  assert.match(llms, /\]\(\/components\/chip\.md\)/)
  assert.match(toHeadersFile(site), /^\/\*\n {2}Link: <\/llms\.txt>/m)
})

test('publishes nothing that needs absolute URLs without a host', () => {
  assert.equal(toRobotsTxt(site), 'User-agent: *\nAllow: /\n')
  const paths = listPublishedPaths(site)
  assert.deepEqual(
    listPublishedPaths({ ...catalog, routes: site.routes }).filter((path) => !paths.includes(path)),
    ['/sitemap.xml', '/changelog.xml'],
  )
  assert.doesNotMatch(toChangelogMarkdown(site), /feed/)
})

test('names files of the package in answers without a host', () => {
  assert.equal(toComponentAnswer(installed, 'chip').docsUrl, `${folder}/components/chip.md`)
  assert.equal(toComponentAnswer(installed, 'panel.title').docsUrl, `${folder}/components/panel.md`)
  const examples = toExamplesAnswer(installed, { name: 'chip' })
  assert.equal(examples.docsUrl, `${folder}/components/chip.md`)
  assert.match(
    toInstallText(installed, [], { ...summary, dryRun: true }),
    new RegExp(`\n\n${folder}/index\\.md\n$`),
  )
  const check = toCheckFile(installed, report)
  assert.deepEqual(checkFileSchema.parse(check), check)
  assert.equal(check.$schema, `${folder}/schemas/check-1.json`)
  assert.equal(check.findings[0]!.helpUrl, `${folder}/rules/unknown-prop.md`)
  assert.equal(toApiMapFile(installed).docsBase, folder)
})

test('names the page of a rule in the SARIF text without a host, because SARIF URLs are absolute', () => {
  const sarif = toSarif(installed, report)
  assert.deepEqual(findSarifMistakes(sarif), [])
  const { driver } = sarif.runs[0]!.tool
  assert.ok(!('informationUri' in driver))
  const described = driver.rules[Object.keys(rules).indexOf('unknown-prop')]!
  assert.ok(!('helpUri' in described))
  assert.ok(described.help.text.endsWith(` See ${folder}/rules/unknown-prop.md`))
})

test('links to files of the package without a host, and removes other links', () => {
  assert.equal(
    toOfflineMarkdown(
      installed,
      '[a](/components/chip) [b](/components/panel#panel-title) [c](/components/panel#notes)\n' +
        '[d](/rules/unknown-prop#example) [*e*](/components.json) [f](/schemas/check-1.json) [g](/)',
      '/guides/tags.md',
    ),
    '[a](../components/chip.md) [b](../components/panel.md#panel-title) [c](../components/panel.md)\n' +
      '[d](../rules/unknown-prop.md#example) *e* [f](../schemas/check-1.json) [g](../index.md)',
  )
})

test('lists every page in the index of the package without a host', async () => {
  const text = toPackageLlmsTxt(installed, await readProse('package-llms-txt.md'))
  for (const path of listPackagedPaths(installed)) {
    if (path.endsWith('.md')) assert.ok(text.includes(`](.${path})`), path)
  }
})

test('prints no full or partial documentation URL without a host', async () => {
  const prose = (name: string) => readProse(`${name}.md`)
  for (const one of [site, installed]) {
    const texts = {
      custom: toHtmlCustomData(one),
      webTypes: toWebTypes(one),
      sarif: toSarif(one, report),
      check: toCheckFile(one, report),
      map: toApiMapFile(one),
      components: toComponentsFile(one),
      component: one.components.map((component) => toComponentFile(one, component)),
      markdown: one.components.map((component) => toComponentMarkdown(one, component)),
      answers: one.components.map(({ name }) => toComponentAnswer(one, name)),
      rules: toRulesText(one, await prose('rules')),
      skill: toSkill(one, await prose('rules')),
      llms: toLlmsTxt(toLibraryIndex(one, await prose('llms-txt'))),
      packageLlms: toPackageLlmsTxt(one, await prose('package-llms-txt')),
      sitemap: toSitemapMd(one, new Map()),
      install: toInstallText(one, [], summary),
    }
    for (const [name, value] of Object.entries(texts)) {
      const trace = /ui\.acme\.test|undefined(?!-)|null\/|\{\w+\}/.exec(JSON.stringify(value))
      assert.equal(trace, null, `${name}: ${trace?.[0]}`)
    }
  }
})
