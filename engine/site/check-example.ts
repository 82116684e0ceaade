import { checkTemplate } from '../check/check-template.ts'
import { toProblem, type Problem } from '../problem/problem.ts'
import type { CheckedCatalog } from '../check/checked-library.ts'
import { type PageExample, parseExampleMeta } from './examples.ts'
import { toControls } from './controls.ts'

/** The parts of an example that checks look at. */
type CheckedExample = Pick<PageExample, 'code' | 'meta' | 'line'> &
  Partial<Pick<PageExample, 'component'>>

/** Checks a live example. */
export type CheckExample = (
  example: CheckedExample,
  place: { file: string; catalog: CheckedCatalog },
) => Problem[]

/** Lists the errors in a live example: those that checking an application's templates reports. */
export function checkExample(
  { code, meta, line, component }: CheckedExample,
  { file, catalog }: { file: string; catalog: CheckedCatalog },
): Problem[] {
  const { controls, mistakes } = parseExampleMeta(meta)
  const problems = mistakes.map((mistake) =>
    toProblem({
      file,
      line,
      cannot: 'read fence option',
      ...mistake,
      fix: mistake.value.startsWith('controls=')
        ? 'Write it as `controls=variant,size`, in the line of the fence.'
        : 'Write it as `errors={"email":["Enter an address."]}`, in the line of the fence.',
    }),
  )
  const { components, library } = catalog
  const place = { namespace: library.namespace, components, component }
  for (const mistake of toControls(code, controls, place).mistakes) {
    problems.push(toProblem({ file, line, ...mistake }))
  }
  if (!code.trim()) {
    const expected = ['code between the fences']
    const fix = 'Write the example, or delete the block.'
    return [toProblem({ file, line, cannot: 'show the example', expected, fix })]
  }
  const errors = checkTemplate(code, catalog).filter(({ severity }) => severity === 'error')
  const found = errors.map(({ rule, message, suggestion, ...place }) => {
    const at = line + place.line
    const fact = `Cannot show the example in \`${file}:${at}\`: ${message} (${rule}).`
    return { file, line: at, message: fact, fix: suggestion ?? 'Correct the example.' }
  })
  return [...problems, ...found]
}
