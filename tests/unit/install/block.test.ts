import assert from 'node:assert/strict'
import test from 'node:test'
import { toManagedBlock } from '../../../engine/install/block.ts'

const block = '<!-- acme:start -->\n# Rules\n\nBe kind.\n<!-- acme:end -->'

function update(before: string | null, text = '\n# Rules\n\nBe kind.\n\n') {
  return toManagedBlock('AGENTS.md', 'acme', before, text)
}

test('writes only the block into a new or empty file', () => {
  assert.deepEqual(update(null), { file: 'AGENTS.md', action: 'create', text: `${block}\n` })
  for (const before of ['', ' \n\n']) {
    assert.deepEqual(update(before), { file: 'AGENTS.md', action: 'update', text: `${block}\n` })
  }
})

test('appends the block to the existing text', () => {
  assert.equal(update('# Ours\n\nText.\n').text, `# Ours\n\nText.\n\n${block}\n`)
  assert.equal(update('Text.\n\n\n').text, `Text.\n\n\n\n${block}\n`)
  assert.equal(update('# Ours').text, `# Ours\n${block}\n`)
})

test('changes nothing in a second run', () => {
  for (const before of [null, '# Ours\n', 'a\r\nb\r\n', `x${block}y`]) {
    const text = update(before).text ?? before!
    assert.deepEqual(update(text), { file: 'AGENTS.md', action: 'unchanged' })
  }
})

test('replaces the text of the block, and keeps everything around it', () => {
  const before = `  # Ours \n\n${block}   \n\tAnd more.`
  assert.equal(
    update(before, 'New $& $1.').text,
    '  # Ours \n\n<!-- acme:start -->\nNew $& $1.\n<!-- acme:end -->   \n\tAnd more.',
  )
})

test('keeps the block of another library', () => {
  const other = '<!-- other:start -->\nx\n<!-- other:end -->\n'
  assert.equal(update(other).text, `${other}\n${block}\n`)
})

test('keeps line endings, even mixed ones', () => {
  const crlf = update('# Ours\r\n').text!
  assert.equal(crlf, `# Ours\r\n\r\n${block.replaceAll('\n', '\r\n')}\r\n`)
  assert.equal(update('a\r\nb\n').text, `a\r\nb\n\n${block}\n`)
})

test('rejects broken comments, and changes nothing', () => {
  const [start, end] = ['<!-- acme:start -->', '<!-- acme:end -->']
  for (const before of [
    start,
    `text\n${end}`,
    `${end}\n${start}`,
    `${start}${start}${end}`,
    `${block}\n${block}`,
    `${block}\n${end}`,
    `${block}\n${start}`,
    `${start}\n${block}`,
  ]) {
    assert.throws(
      () => update(before),
      {
        message:
          'Cannot update the block in `AGENTS.md`, expected `<!-- acme:start -->` once and `<!-- acme:end -->` once after it. Restore the two comments, or remove both.',
      },
      before,
    )
  }
})
