import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'
import { ProblemError } from '../src/problem/problem-error.ts'
import { toProblem } from '../src/problem/to-problem.ts'
import { importFresh } from './import-fresh.ts'
import { toDisplayPath } from './to-display-path.ts'

/** What a module exports by a name, validated; a ProblemError names every value that does not fit. */
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
      expected: ['the file'],
      fix: `Write it, with \`export const ${name} = …\`.`,
    })
  }
  const result = schema.safeParse((await importFresh(path))[name])
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

/** What was expected where: a key that is not known is an issue of the object around it. */
function toExpectations(issue: z.core.$ZodIssue) {
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ path: [...issue.path, key], expected: 'no such key' }))
    : [
        {
          path: issue.path,
          expected: issue.message.replace(/^Invalid input: expected |^expected /, ''),
        },
      ]
}
