import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions, ParsedOutput } from '@adonisjs/core/types/ace'
import type { InstalledLibrary } from '../io/installed-library.ts'
import { readProjectCatalog } from '../io/project/catalog.ts'
import { loadProjectConfig } from '../io/project/config.ts'
import { withDefaultSignals } from '../io/run-modules.ts'
import { toOwnConfig } from '../library/config/own-components-config.ts'
import { findNearest, toSuggestion } from '../problem/suggestion.ts'
import { toVisible, toVisibleLines } from '../problem/visible.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Library } from '../schema/library.ts'
import { toCommandErrorText } from './error-text.ts'
import { UserError } from '../problem/user-error.ts'

/**
 * Base class of the library's commands. They do not start the application, write data to stdout and
 * everything else to stderr, and print an error as one line with exit code 1.
 */
export class ConsoleCommand extends BaseCommand {
  static override options: CommandOptions = { startApp: false }
  /** Set when the commands of a library are created. */
  declare static installed: InstalledLibrary
  /** Whether the command writes no file. Published in the API map. */
  static readOnly = true

  /** Returns a suggestion for a command that gets too many arguments. */
  static toSurplusHint(word: string): string {
    const nearest = findNearest(
      word,
      this.flags.map(({ flagName }) => flagName),
    )
    return nearest ? toSuggestion(`\`--${nearest}\``) : 'Run it with `--help`.'
  }

  static override validate(parsed: ParsedOutput): void {
    const [unknown] = parsed.unknownFlags
    if (unknown !== undefined) {
      const names = [...this.flags.map(({ flagName }) => flagName), 'help']
      const nearest = findNearest(unknown, names)
      const dashes = unknown.length > 1 ? '--' : '-'
      const hint = nearest ? toSuggestion(`\`--${nearest}\``) : `Run it with \`--help\`.`
      throw new UsageError(`Cannot use option \`${dashes}${toVisible(unknown)}\`. ${hint}`)
    }
    const [surplus] = parsed._
    if (surplus !== undefined) {
      const names = this.args.map(({ name }) => `\`${name}\``)
      const expected = names.length ? `only ${names.join(' and ')}` : 'no argument'
      const hint = this.toSurplusHint(String(surplus))
      throw new UsageError(
        `Cannot use argument \`${toVisible(String(surplus))}\`, expected ${expected}. ${toVisible(hint)}`,
      )
    }
    super.validate(parsed)
  }

  protected get installed(): InstalledLibrary {
    return (this.constructor as typeof ConsoleCommand).installed
  }

  protected get library(): Library {
    return this.installed.library
  }

  /**
   * Runs the command. Until it has ended its work, the exit code of the process is 1, so that a
   * process that ends early never seems to have succeeded. Signals and exit code of a process that
   * only calls the command, such as an application, stay as they are.
   */
  override async exec(): Promise<unknown> {
    if (!this.isMain) return super.exec()
    const { exitCode } = process
    process.exitCode = 1
    try {
      // Ace would only terminate the application, and let the command run on.
      return await withDefaultSignals(() => super.exec())
    } finally {
      process.exitCode = exitCode
      // Timers or connections of the project's configuration must not keep the process alive.
      this.app.terminating(exitSoon)
    }
  }

  /** Reads the catalog of the installed package, with the defaults of this project. */
  protected readCatalog(): Promise<Catalog> {
    const report = (problem: string) => this.#say(toVisible(problem))
    return this.#runProjectCode(() =>
      readProjectCatalog(this.installed, this.app.configPath(), report),
    )
  }

  /**
   * Reads the catalog for files in the project. Throws if its configuration cannot be used, because
   * the files would lose its defaults and its own components.
   */
  protected async readCatalogToWrite(): Promise<Catalog> {
    const { namespace } = this.library
    try {
      const config = await this.#runProjectCode(() =>
        loadProjectConfig(this.app.configPath(), namespace),
      )
      if (config) toOwnConfig(config, namespace)
    } catch (error) {
      throw new UserError(`${(error as Error).message} Nothing was changed.`, { cause: error })
    }
    return this.readCatalog()
  }

  /** Reads options that flags cannot validate, and reports an error as one of their usage. */
  protected readOptions<T>(read: () => T): T {
    try {
      return read()
    } catch (error) {
      throw new UsageError((error as Error).message)
    }
  }

  /** Returns a signal that stops a long command when its process is asked to end. */
  protected stopWhenTerminated(failure: string): AbortSignal {
    const stop = new AbortController()
    const reason = new UserError(`${failure}: the command was interrupted.`)
    const abort = () => stop.abort(reason)
    if (this.isMain) process.once('SIGTERM', abort)
    else this.app.terminating(abort)
    return stop.signal
  }

  /** Prints data to stdout, with control characters as escapes. */
  protected print(text: string): Promise<void> {
    return this.write(toVisibleLines(text))
  }

  /** Writes a text to stdout as it is. If the reader closes the pipe, as `head` does, ends quietly. */
  protected write(text: string): Promise<void> {
    const write = () =>
      new Promise<void>((resolve, reject) => {
        const onError = (error: NodeJS.ErrnoException) => {
          if (error.code === 'EPIPE') resolve()
          else reject(error)
        }
        process.stdout.on('error', onError)
        process.stdout.write(text, (error) => (error ? onError(error) : resolve()))
      })
    // A reader may keep the pipe open without reading.
    return this.isMain ? withDefaultSignals(write) : write()
  }

  /** Prints something about the result, which is not part of it. */
  protected note(text: string): void {
    this.#say(text)
  }

  /** Prints why the command failed, and sets its exit code. */
  protected fail(message: string): void {
    this.#say(message)
    this.exitCode = 1
  }

  /** Prints the error, because ace would print it to stdout, with a stack trace. */
  async completed(): Promise<boolean> {
    if (!this.error) return false
    this.fail(toCommandErrorText(this.error, this.library.namespace, this.app.appRoot))
    return true
  }

  /**
   * Runs a step that imports modules of the project. They may log, so stdout, which is for data, is
   * redirected to stderr.
   */
  async #runProjectCode<T>(step: () => Promise<T>): Promise<T> {
    const { write } = process.stdout
    process.stdout.write = process.stderr.write.bind(process.stderr)
    try {
      return await (this.isMain ? withDefaultSignals(step) : step())
    } finally {
      process.stdout.write = write
    }
  }

  #say(message: string): void {
    process.stderr.write(`${toVisibleLines(message)}\n`)
  }
}

/** Thrown when a command is used incorrectly. Ace prints it. */
export class UsageError extends UserError {
  /** Ace prints errors with this code as one line on stderr. */
  readonly code = 'E_UNKNOWN_FLAG'
}

/** Ends the process after ace has terminated the application, and stderr was written. */
function exitSoon(): void {
  setImmediate(() => process.stderr.write('', () => process.exit()))
}
