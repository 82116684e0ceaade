import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as z from 'zod'
import { ProblemError, toProblem } from '../problem/problem.ts'
import { toDisplayPath } from './paths.ts'
import { statFile } from './read-file.ts'
import { settleWithin, withoutExit } from './run-modules.ts'

/** Reads and validates an export of a module. Throws a ProblemError with all invalid values. */
export async function readExport<T>(
  folder: string,
  fileName: string,
  name: string,
  schema: z.ZodType<T>,
): Promise<T> {
  const path = join(folder, fileName)
  const file = toDisplayPath(path)
  if (!existsSync(path)) {
    throw new ProblemError({
      file,
      line: 1,
      cannot: 'read',
      value: name,
      expected: ['the file to exist'],
      fix: `Create it with \`export const ${name} = …\`.`,
    })
  }
  const result = schema.safeParse((await withoutExit(() => importFresh(path)))[name])
  if (result.success) return result.data
  throw new ProblemError(
    result.error.issues.flatMap(toExpectations).map(({ path, expected }) =>
      toProblem({
        file,
        line: 1,
        cannot: 'read',
        value: [name, ...path].join('.'),
        expected: [expected],
        fix: `Correct the value that \`${fileName}\` exports.`,
      }),
    ),
  )
}

/** Returns what was expected, and where. An unknown key is an issue of the object around it. */
function toExpectations(issue: z.core.$ZodIssue) {
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ path: [...issue.path, key], expected: 'only known keys' }))
    : [
        {
          path: issue.path,
          expected: issue.message.replace(/^Invalid input: expected |^expected /, ''),
        },
      ]
}

/**
 * Imports a module, again if its file has changed since the last time. Throws a ProblemError with
 * the line if the module fails.
 */
export async function importFresh(file: string): Promise<Record<string, unknown>> {
  try {
    const { mtimeMs } = statFile(file)
    const loading = import(`${pathToFileURL(file)}?changed=${mtimeMs}`)
    return await settleWithin(loading, { seconds: 30 })
  } catch (error) {
    const { message, stack = '' } = error as Error
    const [line = '1'] = /(?<=:)\d+/.exec(stack.slice(stack.indexOf(file) + file.length)) ?? []
    throw new ProblemError({
      file: toDisplayPath(file),
      line: stack.includes(file) ? Number(line) : 1,
      cannot: 'run the module',
      expected: ['code that runs without errors'],
      fix: `${message.split('\n')[0]!.replace(/\.?$/, '.')}`,
    })
  }
}
