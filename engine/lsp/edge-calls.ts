import { parse } from '../template/parse.ts'
import { walk } from '../template/walk.ts'

/** A call in Edge's own syntax, `@acme.card({ … })`. Offsets refer to the text. */
export type EdgeCall = {
  /** `acme.card` */
  name: string
  /** Of its `@` */
  from: number
  nameFrom: number
  nameTo: number
  argumentFrom: number
  /** Whether the end of the argument is not written yet */
  isUnclosed: boolean
  argument: string
  /** The `@end` or `@endacme.card` of its content */
  end: { from: number; to: number } | null
}

/** Lists the calls of a template, without those in comments. Any name may be that of a tag. */
export function listEdgeCalls(text: string): EdgeCall[] {
  const calls: EdgeCall[] = []
  walk(parse(text), {
    enter(node) {
      if (node.type !== 'edgeTag' || node.isEscaped || !node.argument) return
      const { name, from, nameFrom, argument, isUnclosed, end } = node
      calls.push({
        name,
        from,
        nameFrom,
        nameTo: nameFrom + name.length,
        argumentFrom: argument.from,
        isUnclosed,
        argument: text.slice(argument.from, argument.to),
        end,
      })
    },
  })
  return calls
}
