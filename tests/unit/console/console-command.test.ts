import assert from 'node:assert/strict'
import test from 'node:test'
import { pathToFileURL } from 'node:url'
import { Kernel } from '@adonisjs/core/ace'
import type { ApplicationService } from '@adonisjs/core/types'
import { Application } from '@adonisjs/core/app'
import { ConsoleCommand } from '../../../engine/console/console-command.ts'

const app = new Application(pathToFileURL('/'), { environment: 'repl' })
await app.init()

/** Waits for the end of its process, and notes what a signal and an early end would do. */
class Wait extends ConsoleCommand {
  static override commandName = 'wait'
  static stop: AbortSignal
  static state: unknown[]

  override async run(): Promise<void> {
    await this.write('')
    Wait.stop = this.stopWhenTerminated('Cannot wait')
    Wait.state = [process.rawListeners('SIGTERM'), process.exitCode]
  }
}

test('leaves signals and the exit code to an application that calls a command', async (context) => {
  const end = () => {}
  process.on('SIGTERM', end)
  context.after(() => process.off('SIGTERM', end))
  const { exitCode } = process
  const listeners = process.rawListeners('SIGTERM')
  const kernel = new Kernel(app as unknown as ApplicationService)
  await (await kernel.create(Wait, [])).exec()
  assert.deepEqual(Wait.state, [listeners, exitCode])
  await app.terminate()
  assert.match(String(Wait.stop.reason), /^UserError: Cannot wait: the command was interrupted\.$/)
})
