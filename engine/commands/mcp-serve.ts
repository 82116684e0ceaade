import type { CommandOptions } from '@adonisjs/core/types/ace'
import { ConsoleCommand } from '../console/console-command.ts'

/** `mcp-serve`: the MCP server over standard input and output. */
export default class McpServe extends ConsoleCommand {
  static override commandName = 'mcp-serve'
  static override description =
    'Serve the facts about the components to an assistant, as an MCP server over stdio'
  static override help = [
    'Assistants start it by themselves, once it is registered with them. It only reads, and opens no port.',
  ]
  static override options: CommandOptions = { startApp: false, staysAlive: true }

  override async run(): Promise<void> {
    // First of all, so that nothing but the protocol reaches stdout.
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
    // What the project's configuration left running does not hold the server.
    if (this.isMain) process.exit()
  }
}
