import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import assert from 'node:assert/strict'
import test from 'node:test'
import { toAgentSkillsFile, toSkill } from '../../../../engine/files/assistants/skill.ts'
import { toCheckReport } from '../../../../engine/check/template-problem.ts'
import { toApiMapFile } from '../../../../engine/files/json/api-map.ts'
import { toCheckFile } from '../../../../engine/files/json/check.ts'
import {
  toComponentFile,
  toComponentsFile,
  toComponentsIndexFile,
} from '../../../../engine/files/json/components.ts'
import { toSchemaFile } from '../../../../engine/files/json/schema.ts'
import { fileSchemas, type FileSchemaName } from '../../../../engine/schema/files.ts'
import {
  toDarkTokensFile,
  toTokensFile,
  toTokensResolverFile,
} from '../../../../engine/files/json/tokens.ts'
import { catalog } from '../../fixtures/catalog.ts'

const { library } = catalog
const files: Record<FileSchemaName, object[]> = {
  'agent-skills': [toAgentSkillsFile(catalog.library, [toSkill(catalog, '# {name}')])],
  'api-map': [toApiMapFile(catalog)],
  check: [toCheckFile(catalog, toCheckReport([], ['Cannot find `a`.']))],
  component: catalog.components.map((component) => toComponentFile(catalog, component)),
  components: [toComponentsFile(catalog)],
  'components-index': [toComponentsIndexFile(catalog)],
  tokens: [toTokensFile(catalog), toDarkTokensFile(catalog)],
  'tokens-resolver': [toTokensResolverFile(catalog)],
}

const validators = new Map<FileSchemaName, ValidateFunction>()

function compile(name: FileSchemaName): ValidateFunction {
  const known = validators.get(name)
  if (known) return known
  const ajv = new Ajv2020({ strict: true, strictTuples: false, allErrors: true })
  formats.default(ajv)
  const validate = ajv.compile(toSchemaFile(name, library))
  validators.set(name, validate)
  return validate
}

for (const name of Object.keys(fileSchemas) as FileSchemaName[]) {
  test(`validates the published file ${name} against its published JSON Schema`, () => {
    const validate = compile(name)
    for (const file of files[name]) {
      validate(JSON.parse(JSON.stringify(file)))
      assert.deepEqual(validate.errors, null)
    }
  })
}

test('rejects unknown keys and wrong values with the JSON Schemas', () => {
  const refused: [FileSchemaName, object][] = [
    ['agent-skills', { ...files['agent-skills'][0], $schema: 'https://a.test/schema.json' }],
    ['agent-skills', { ...files['agent-skills'][0], skills: [{ name: 'A b' }] }],
    ['components', { ...files.components[0], generated: '2026-01-01' }],
    ['components', { ...files.components[0], digest: 'sha256-0' }],
    ['components', { ...files.components[0], $schema: 'components-1.json' }],
    ['component', { ...files.component[0], examples: [{ id: 'a', title: 'A' }] }],
    ['component', { ...files.component[0], summary: 'a'.repeat(101) }],
    ['api-map', { ...files['api-map'][0], groups: [] }],
    ['api-map', { ...files['api-map'][0], docsBase: undefined }],
    ['check', { ...files.check[0], findings: [{ rule: 'unknown-prop' }] }],
    ['check', { ...files.check[0], date: '2026-01-01' }],
    ['components-index', [{ name: 'chip' }]],
    ['tokens', { ...files.tokens[0], color: { $type: 'color' } }],
    ['tokens-resolver', { ...files['tokens-resolver'][0], version: '2026.01' }],
  ]
  for (const [name, file] of refused) {
    assert.equal(compile(name)(JSON.parse(JSON.stringify(file))), false, JSON.stringify(file))
  }
})
