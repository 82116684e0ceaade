import { relative, sep } from 'node:path'
import { OutsideError } from '../io/paths.ts'
import { listTemplates } from '../io/list-templates.ts'
import { readTemplate, toReadError } from '../io/read-template.ts'
import { writeIfUnchanged } from '../io/write-files.ts'
import type { ProjectNames } from '../check/check-names.ts'
import { checkTemplate } from '../check/check-template.ts'
import { isPartial } from '../tags/runtime/root-template.ts'
import { fixTemplate } from '../check/fix-template.ts'
import { type CheckReport, type CheckedFile, toCheckReport } from '../check/template-problem.ts'
import type { Catalog } from '../schema/catalog.ts'

/** What to check, and how. */
export type CheckRequest = {
  catalog: Catalog
  /** Folder of the project, from which paths start; nothing outside of it is written */
  root: string
  paths: readonly string[]
  fix: boolean
  /** Lists the names of the project's icons and routes */
  names?: ProjectNames
  /** Receives the number of checked templates, and their total number */
  progress?: (done: number, total: number) => void
  /** Ends the check after the current template, with the reason as the error */
  signal?: AbortSignal
}

/** Checks the templates at these paths. Reports those that cannot be read, and continues. */
export async function checkTemplates({
  catalog,
  root,
  paths,
  fix,
  names,
  progress,
  signal,
}: CheckRequest): Promise<CheckReport> {
  const { files, problems: failures } = listTemplates(paths, root)
  const checked: CheckedFile[] = []
  for (const [index, path] of files.entries()) {
    const file = relative(root, path).split(sep).join('/')
    // Node delivers operating system signals only between two turns of the event loop.
    await new Promise((resolve) => setImmediate(resolve))
    signal?.throwIfAborted()
    try {
      const { text, reason } = readTemplate(path)
      if (text === null) failures.push(`Cannot check \`${file}\`, ${reason}.`)
      else checked.push({ file, ...(await check(text)) })

      async function check(text: string): Promise<Omit<CheckedFile, 'file'>> {
        const options = { isPartial: isPartial(file), ...(names && { names }) }
        const before = { problems: checkTemplate(text, catalog, options), fixed: [] }
        if (!fix || !before.problems.some((problem) => problem.fix)) return before
        const after = fixTemplate(text, catalog, options)
        try {
          if (await writeIfUnchanged(path, text, after.text, root)) return after
          failures.push(
            `Cannot fix \`${file}\`: it changed during the check. Run the command again.`,
          )
        } catch (error) {
          if (!(error instanceof OutsideError)) throw error
          failures.push(
            `Cannot fix \`${file}\`, expected a file in the project and not \`${error.target}\`.`,
          )
        }
        return before
      }
    } catch (error) {
      failures.push(toReadError(error, path, root))
    }
    progress?.(index + 1, files.length)
  }
  return toCheckReport(checked, failures)
}

/** Shows the progress of a long operation in one line, which is overwritten. */
type Progress = { tell: (done: number, total: number) => void; end: () => void }

/** Short operations show no progress. */
const quietMilliseconds = 1000
const stepMilliseconds = 100

/** Shows progress with `write`, after the first second. `now` returns milliseconds. */
export function createProgress(write: (text: string) => void, now: () => number): Progress {
  let next = now() + quietMilliseconds
  let isShown = false
  return {
    tell(done, total) {
      if (now() < next) return
      next = now() + stepMilliseconds
      isShown = true
      write(`\r${done} of ${total} templates`)
    },
    end() {
      if (isShown) write('\r\u001B[K')
    },
  }
}
