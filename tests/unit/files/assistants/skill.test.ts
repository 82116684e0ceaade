import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import test from 'node:test'
import { parse } from 'yaml'
import { readProse } from '../../../../engine/io/prose.ts'
import { toAgentSkillsFile, toSkill } from '../../../../engine/files/assistants/skill.ts'
import { toRulesText } from '../../../../engine/files/assistants/rules.ts'
import { catalog } from '../../fixtures/catalog.ts'

const prose = await readProse('rules.md')
const skill = toSkill(catalog, prose)
const [, frontMatter, body] = /^---\n([^]*?)\n---\n\n([^]*)$/.exec(skill.text)!

test('begins a skill with its name and description, followed by the rules', () => {
  assert.deepEqual(parse(frontMatter!), { name: skill.name, description: skill.description })
  assert.equal(skill.name, 'acme-components')
  assert.equal(body, toRulesText(catalog, prose))
})

test('describes when to use the skill, without characters that agents reject', () => {
  assert.match(skill.description, /x-acme tags of Acme \(npm package @acme\/ui\).* Use it before/)
  assert.doesNotMatch(skill.description, /[<>\n]/)
  assert.ok(skill.description.length <= 1024)
})

test('lists each skill in the index with its absolute URL and the digest of its bytes', () => {
  assert.deepEqual(toAgentSkillsFile(catalog.library, [{ ...skill, text: 'é\n' }]), {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: 'acme-components',
        type: 'skill-md',
        description: skill.description,
        url: 'https://ui.acme.test/docs/.well-known/agent-skills/acme-components/SKILL.md',
        digest: `sha256:${createHash('sha256').update(Buffer.from('é\n', 'utf8')).digest('hex')}`,
      },
    ],
  })
})
