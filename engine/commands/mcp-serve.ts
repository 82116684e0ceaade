import type { CommandOptions } from '@adonisjs/core/types/ace'
import { ConsoleCommand } from '../console/console-command.ts'

/** `mcp-serve`: runs the MCP server over standard input and output. */
export default class McpServe extends ConsoleCommand {
  static override commandName = 'mcp-serve'
  static override description =
    'Start the MCP server over stdio, which answers assistants about the components'
  static override help = [
    'Assistants start it themselves once it is registered with them. It only reads files and opens no port.',
  ]
  static override options: CommandOptions = { startApp: false, staysAlive: true }

  override async run(): Promise<void> {
    // Before anything else is imported, so that only the protocol reaches stdout.
    const write = process.stdout.write.bind(process.stdout)
    process.stdout.write = process.stderr.write.bind(process.stderr)
    const { serve } = await import('../mcp/serve.ts')
    const server = await serve({
      installed: this.installed,
      configFolder: this.app.configPath(),
      write,
    })
    this.app.terminating(() => server.close())
    await server.closed
    await this.terminate()
    // The project's configuration may have left timers or connections that keep the process alive.
    if (this.isMain) process.exit(0)
  }
}
