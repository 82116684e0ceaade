import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import test from 'node:test'

/** Returns what a process prints when it logs these events. */
function print(events: { level: string; label: string; message: string }[]): string {
  const module = new URL('../../../plugins/builds/log-once.ts', import.meta.url)
  const code = `
    const { default: logOnce } = await import(${JSON.stringify(module.href)})
    const log = logOnce({ level: 'warn' })
    for (const event of ${JSON.stringify(events)}) log.write({ ...event, newLine: true })`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return `${stdout}${stderr}`.replace(/^\d\d:\d\d:\d\d /gm, '')
}

test('prints a warning once, even if every pass of a build logs it', () => {
  const warning = { level: 'warn', label: 'vite', message: 'Odd.' }
  const other = { ...warning, message: 'Odder.' }
  assert.equal(
    print([warning, warning, other, warning]),
    '[WARN] [vite] Odd.\n[WARN] [vite] Odder.\n',
  )
})

test('prints an error with the same text, and a warning with another label', () => {
  const warning = { level: 'warn', label: 'vite', message: 'Odd.' }
  const text = print([warning, { ...warning, label: 'build' }, { ...warning, level: 'error' }])
  assert.equal(text, '[WARN] [vite] Odd.\n[WARN] [build] Odd.\n[ERROR] [vite] Odd.\n')
})

test('prints only warnings and errors', () => {
  assert.equal(print([{ level: 'info', label: 'build', message: 'Done.' }]), '')
})
