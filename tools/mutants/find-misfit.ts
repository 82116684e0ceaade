import ts from 'typescript'
import type { Fault } from './fault.ts'
import { toFaulty } from './to-faulty.ts'

/**
 * Why a fault cannot be put into the sources as they are now, with what to do about it; null when
 * it can.
 * @param read text of a file by its path, null when there is none
 */
export function findMisfit(fault: Fault, read: (file: string) => string | null): string | null {
  const { name, file, find, replace, tests } = fault
  const cannot = (what: string, where: string, expected: string, fix: string) =>
    `Cannot ${what} of the fault \`${name}\` in \`${where}\`, expected ${expected}.\n${fix}`
  const text = read(file)
  if (text === null) {
    return cannot('find the file', file, 'a file that is there', 'Correct its path.')
  }
  const count = text.split(find).length - 1
  if (count !== 1) {
    const fix = 'Correct `find`; if the code is gone, break the same promise where it is kept now.'
    return cannot('find the text', file, `it once and not ${count} times`, fix)
  }
  if (find === replace) {
    return cannot('use the replacement', file, 'another text', 'Write what breaks the promise.')
  }
  if (file.endsWith('.ts')) {
    const { diagnostics } = ts.transpileModule(toFaulty(text, fault), {
      reportDiagnostics: true,
      compilerOptions: { target: ts.ScriptTarget.ESNext },
    })
    if (diagnostics?.length) {
      return cannot('use the replacement', file, 'code', 'What does not even parse tests nothing.')
    }
  }
  const missing = tests.find((test) => read(test) === null)
  if (missing !== undefined) {
    return cannot('find a test', missing, 'a file that is there', 'Name the test that is to fail.')
  }
  return tests.length ? null : cannot('find a test', file, 'one or more', 'Name one in `tests`.')
}
