import { getNodeValue, type Node } from 'jsonc-parser'

/** Index of a path in a list of settings, with or without `./` before it; -1 when it is not there. */
export function findSetting(list: Node | undefined, path: string): number {
  const toPlain = (value: unknown) => String(value).replace(/^\.\//, '')
  const items: unknown[] = list ? getNodeValue(list) : []
  return items.findIndex((item) => toPlain(item) === toPlain(path))
}
