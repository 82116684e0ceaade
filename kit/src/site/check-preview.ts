import { scanTags } from '../edge/index.ts'
import { toProblem, type Problem, type ProblemParts } from '../problem/to-problem.ts'
import type { Component, SubComponent } from '../schema/component.ts'
import { checkAttributes } from './check-attributes.ts'
import { checkComposition } from './check-composition.ts'
import type { Preview } from './list-previews.ts'
import { parseExampleMeta } from './parse-example-meta.ts'
import { toControls } from './to-controls.ts'

/** A component or sub-component, as checks look it up. */
export type Part = Component | SubComponent

/** Reports something wrong at an offset of the code. */
export type ReportAt = (offset: number, parts: Omit<ProblemParts, 'file' | 'line'>) => void

/** What a live example gets wrong: props, slots and parents that its components do not have. */
export function checkPreview(
  { code, meta, line }: Pick<Preview, 'code' | 'meta' | 'line'>,
  { file, namespace, components }: { file: string; namespace: string; components: Component[] },
): Problem[] {
  const { controls, mistakes } = parseExampleMeta(meta)
  const problems = mistakes.map((mistake) =>
    toProblem({
      file,
      line,
      cannot: 'read after `edge`',
      ...mistake,
      fix: mistake.value.startsWith('controls=')
        ? 'Write it as `controls=variant,size`, in the line of the fence.'
        : 'Write it as `errors={"email":["Enter an address."]}`, in the line of the fence.',
    }),
  )
  for (const mistake of toControls(code, controls, { namespace, components }).mistakes) {
    problems.push(toProblem({ file, line, ...mistake }))
  }
  const report: ReportAt = (offset, parts) => {
    const lines = code.slice(0, offset).split('\n').length
    problems.push(toProblem({ file, line: line + lines, ...parts }))
  }
  if (!code.trim()) {
    const expected = ['code between the fences']
    const fix = 'Write the example, or delete the block.'
    return [toProblem({ file, line, cannot: 'show the example', expected, fix })]
  }
  const parts = new Map<string, Part>(
    components
      .flatMap((component) => [component, ...component.subComponents])
      .map((part) => [part.name, part]),
  )
  const tags = scanTags(code, { namespaces: [namespace] })
  checkAttributes(tags, parts, report)
  checkComposition(code, tags, parts, report)
  return problems
}
