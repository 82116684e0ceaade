import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { shareProject } from './make-project.ts'
import { toCommand, ways } from './to-command.ts'

const project = shareProject()

for (const way of ways) {
  test(
    `explains itself on stderr if ${way} is started in a terminal, and exits at Ctrl+C`,
    { skip: process.platform !== 'linux' },
    async () => {
      const log = join(project.folder, `${way}.log`)
      // A shell in between would exit at the signal too.
      const command = `exec ${toCommand(way).join(' ')} 2> ${log}`
      const child = spawn('script', ['-qec', command, '/dev/null'], { cwd: project.folder })
      const ended = once(child, 'close', { signal: AbortSignal.timeout(120_000) })
      let screen = ''
      child.stdout.on('data', (text) => (screen += text))
      const read = () => readFileSync(log, { encoding: 'utf8', flag: 'a+' })
      for (let tries = 0; !read().includes('Ctrl+C') && tries < 2400; tries += 1) await delay(50)
      child.stdin.write('\u0003')
      const [code] = await ended
      assert.match(read(), /^This is the MCP server of Kit\..*`node ace kit:install --agents=/)
      assert.equal(code, 0)
      assert.equal(screen.replace('^C', '').trim(), '')
    },
  )
}
