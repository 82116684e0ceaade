import assert from 'node:assert/strict'
import test from 'node:test'
import { toManagedBlock } from '../../../engine/install/block.ts'

const block = '<!-- acme:start -->\n# Rules\n\nBe kind.\n<!-- acme:end -->'

function update(before: string | null, text = '\n# Rules\n\nBe kind.\n\n') {
  return toManagedBlock('AGENTS.md', 'acme', before, text)
}

test('a file that is not there, or empty, gets the block alone', () => {
  assert.deepEqual(update(null), { file: 'AGENTS.md', action: 'create', text: `${block}\n` })
  for (const before of ['', ' \n\n']) {
    assert.deepEqual(update(before), { file: 'AGENTS.md', action: 'update', text: `${block}\n` })
  }
})

test('the block is added below what is there', () => {
  assert.equal(update('# Ours\n\nText.\n').text, `# Ours\n\nText.\n\n${block}\n`)
  assert.equal(update('Text.\n\n\n').text, `Text.\n\n\n\n${block}\n`)
  assert.equal(update('# Ours').text, `# Ours\n${block}\n`)
})

test('a second run changes nothing', () => {
  for (const before of [null, '# Ours\n', 'a\r\nb\r\n', `x${block}y`]) {
    const text = update(before).text ?? before!
    assert.deepEqual(update(text), { file: 'AGENTS.md', action: 'unchanged' })
  }
})

test('a new text takes the place of the old one, and all around it stays as it is', () => {
  const before = `  # Ours \n\n${block}   \n\tAnd more.`
  assert.equal(
    update(before, 'New $& $1.').text,
    '  # Ours \n\n<!-- acme:start -->\nNew $& $1.\n<!-- acme:end -->   \n\tAnd more.',
  )
})

test('a block of another library is no business of ours', () => {
  const other = '<!-- other:start -->\nx\n<!-- other:end -->\n'
  assert.equal(update(other).text, `${other}\n${block}\n`)
})

test('ends of lines stay, and a file that has both keeps both', () => {
  const crlf = update('# Ours\r\n').text!
  assert.equal(crlf, `# Ours\r\n\r\n${block.replaceAll('\n', '\r\n')}\r\n`)
  assert.equal(update('a\r\nb\n').text, `a\r\nb\n\n${block}\n`)
})

test('broken comments are an error, and nothing is changed', () => {
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
