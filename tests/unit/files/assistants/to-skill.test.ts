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

test('a skill has its name and when to use it in its first lines, then the rules', () => {
  assert.deepEqual(parse(frontMatter!), { name: skill.name, description: skill.description })
  assert.equal(skill.name, 'acme-components')
  assert.equal(body, toRulesText(catalog, prose))
})

test('the description says when to use it, without what agents refuse', () => {
  assert.match(skill.description, /x-acme tags of Acme \(npm package @acme\/ui\).* Use it before/)
  assert.doesNotMatch(skill.description, /[<>\n]/)
  assert.ok(skill.description.length <= 1024)
})

test('the index names each skill by an absolute address and the digest of its bytes', () => {
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
