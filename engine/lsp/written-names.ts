import { toCallName, toEdgeTagName } from '../tags/scan/component-name.ts'
import { type EdgeCall, listEdgeCalls } from './edge-calls.ts'
import type { Range } from './cursor.ts'

/** All ways to write the name of a component. */
export type Spellings = {
  /** `x-app::invoice-row`, or null if it is no tag */
  tag: string | null
  /** `app.invoiceRow`, and `invoiceRow` in the folder `components` of the application */
  calls: string[]
  /** `app::invoice-row`, and `components/invoice-row` in the views of the application */
  paths: string[]
}

/** Lists the ways to write a component with a tag, or with a template of the application, or both. */
export function toSpellings(tag: string | null, file?: string): Spellings {
  const [, namespace, name] = /^x-([\w-]+)::(.+)$/.exec(tag ?? '') ?? []
  const [, view] = /^resources\/views\/(.+)\.edge$/.exec(file ?? '') ?? []
  const [, component] = /^components\/(.+)$/.exec(view ?? '') ?? []
  return {
    tag,
    calls: [
      ...(name === undefined ? [] : [toCallName(`${namespace}.${name}`)]),
      ...(component === undefined ? [] : [toEdgeTagName(component)]),
    ],
    paths: [
      ...(name === undefined ? [] : [`${namespace}::${name.replaceAll('.', '/')}`]),
      ...(view === undefined ? [] : [view]),
    ],
  }
}

/** The name of a component in a template, in the form of the spelling with the index. */
export type WrittenName = Range & {
  form: 'tag' | 'call' | 'path'
  index: number
  /** Whether it ends an element, `</x-app::card>` or `@endapp.card` */
  isEnd: boolean
}

/** Lists where a text has the name of a component. */
export function listWrittenNames(text: string, spellings: Spellings): WrittenName[] {
  const { tag, calls, paths } = spellings
  const names: WrittenName[] = tag === null ? [] : listTagNames(text, tag)
  const addCall = (name: string, from: number, isEnd: boolean) => {
    const index = calls.indexOf(name)
    if (index >= 0) names.push({ form: 'call', index, isEnd, from, to: from + name.length })
  }
  for (const call of listEdgeCalls(text)) {
    addCall(call.name, call.nameFrom, false)
    for (const { path, from, to } of listPaths(call)) {
      const index = paths.indexOf(path)
      if (index >= 0) names.push({ form: 'path', index, isEnd: false, from, to })
    }
    const nameFrom = call.end && call.end.from + '@end'.length
    if (nameFrom && text.startsWith(call.name, nameFrom)) addCall(call.name, nameFrom, true)
  }
  return names.toSorted((a, b) => a.from - b.from)
}

function listTagNames(text: string, tag: string): WrittenName[] {
  const names: WrittenName[] = []
  for (let at = text.indexOf(tag); at >= 0; at = text.indexOf(tag, at + tag.length)) {
    const isEnd = text.startsWith('</', at - 2)
    const isTag = isEnd || text[at - 1] === '<'
    const to = at + tag.length
    if (isTag && !/[\w.:-]/.test(text[to] ?? ' ')) {
      names.push({ form: 'tag', index: 0, isEnd, from: at, to })
    }
  }
  return names
}

/** Edge tags that are given the path of a template. */
const WITH_PATH = /^(?:include|includeIf|includeWhen|layout|component|extends)$/

/** Lists the texts in the argument of a call that may be the paths of templates. */
export function listPaths({
  name,
  argument,
  argumentFrom,
}: EdgeCall): (Range & { path: string })[] {
  if (!WITH_PATH.test(name)) return []
  return Array.from(argument.matchAll(/(['"`])([\w./:-]+)\1/g), ({ index, 2: written }) => {
    const path = written!.replace(/\.edge$/, '')
    const from = argumentFrom + index + 1
    return { path, from, to: from + path.length }
  })
}
