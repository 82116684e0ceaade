import { Writable } from 'node:stream'
import {
  createConnection,
  ProposedFeatures,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node.js'
import { watchParent } from '../io/watch-parent.ts'
import { checkFrames } from './check-frames.ts'

/** Milliseconds for the last answers, after the end of the input. */
const PARTING = 2000

/**
 * Connects to an editor over stdin and stdout. The process ends with its connection: if the input
 * ends or cannot be understood, or if the process that started it has ended.
 * @param write writes to stdout, which is reserved for the protocol
 */
export function connect(write: typeof process.stdout.write): ReturnType<typeof toConnection> {
  const output = new Writable({
    write(chunk: Buffer, _, done) {
      write(chunk, () => done())
    },
  })
  watchParent(() => process.exit(1))
  return toConnection(checkFrames().on('error', fail).on('end', leave), output)
}

function toConnection(input: ReturnType<typeof checkFrames>, output: Writable) {
  return createConnection(
    ProposedFeatures.all,
    new StreamMessageReader(process.stdin.pipe(input)),
    new StreamMessageWriter(output),
  )
}

/** Ends the process because the input cannot be understood. */
function fail({ message }: Error): void {
  process.stderr.write(`${message}\n`, () => process.exit(1))
}

/** Ends the process after the end of the input, as soon as there is nothing left to answer. */
function leave(): void {
  // Unless the editor has asked for it, or still does: its last messages come after the end.
  process.exitCode ??= 1
  // The library keeps looking for the process of the editor.
  setTimeout(() => process.exit(), PARTING).unref()
}
