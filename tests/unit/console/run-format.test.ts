import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { runFormat } from '../../../engine/console/run-format.ts'

test('prints only the error if no template is found', async (context) => {
  const root = mkdtempSync(join(tmpdir(), 'format-'))
  context.after(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'a.edge'), '<p>A</p>\n')
  const run = async (path: string) => {
    const [out, said] = [[] as string[], [] as string[]]
    const code = await runFormat({
      root,
      paths: [path],
      options: { namespaces: ['kit'] },
      check: false,
      command: 'node ace kit:format',
      print: async (text) => void out.push(text),
      say: (text) => said.push(text),
      isTerminal: false,
      signal: new AbortController().signal,
    })
    return { code, out: out.join(''), said: said.join('') }
  }
  assert.deepEqual(await run('a.edge'), { code: 0, out: '1 template is formatted.\n', said: '' })
  const { code, out, said } = await run('nope.edge')
  assert.deepEqual([code, out], [1, ''])
  assert.match(said, /nope\.edge/)
})
