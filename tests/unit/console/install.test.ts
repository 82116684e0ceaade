import assert from 'node:assert/strict'
import test from 'node:test'
import { Kernel } from '@adonisjs/core/ace'
import { askToWire } from '../../../engine/console/install.ts'

const question = 'Add these lines so that your pages load the stylesheet and scripts?'

/** Runs a step with the terminal simulated or absent, and returns what it printed. */
async function atTerminal(isTTY: boolean, step: () => Promise<void>): Promise<string> {
  const before = [process.stdin.isTTY, process.stdout.isTTY] as const
  const { write } = process.stdout
  let output = ''
  Object.assign(process.stdin, { isTTY })
  Object.assign(process.stdout, {
    isTTY,
    write(text: string) {
      output += text
      return true
    },
  })
  try {
    await step()
  } finally {
    Object.assign(process.stdin, { isTTY: before[0] })
    Object.assign(process.stdout, { isTTY: before[1], write })
  }
  return output
}

const { prompt } = Kernel.create()

for (const answer of ['accept', 'reject'] as const) {
  test(`shows the lines before it asks a person: ${answer}`, async () => {
    let given: boolean | undefined
    const output = await atTerminal(true, async () => {
      prompt.trap(question)[answer]()
      const ask = askToWire(prompt)
      assert.equal(typeof ask, 'function')
      if (typeof ask === 'function') given = await ask('    + a line\n')
    })
    assert.equal(given, answer === 'accept')
    assert.match(output, /\+ a line/)
  })
}

test('does not ask without a terminal', async () => {
  await atTerminal(false, async () => {
    assert.equal(askToWire(prompt), false)
  })
})
