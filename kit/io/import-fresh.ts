import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { ProblemError } from '../src/problem/problem-error.ts'
import { toDisplayPath } from './to-display-path.ts'

/**
 * Imports a module, again whenever its file has changed since the last time. A module that cannot
 * be read is a ProblemError at its line.
 */
export async function importFresh(file: string): Promise<Record<string, unknown>> {
  const { mtimeMs } = await stat(file)
  try {
    return await import(`${pathToFileURL(file)}?changed=${mtimeMs}`)
  } catch (error) {
    const { message, stack = '' } = error as Error
    const [line = '1'] = /(?<=:)\d+/.exec(stack.slice(stack.indexOf(file) + file.length)) ?? []
    throw new ProblemError({
      file: toDisplayPath(file),
      line: stack.includes(file) ? Number(line) : 1,
      cannot: 'run the module',
      expected: ['one without mistakes'],
      fix: `${message.split('\n')[0]!.replace(/\.?$/, '.')}`,
    })
  }
}
