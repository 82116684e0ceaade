import { getNodeValue, type Node } from 'jsonc-parser'
import { toChange, type Change } from './change.ts'
import { editors, type Editor } from '../catalog/clients.ts'
import { insertItem, parseJsonObject, removeJsonItem } from './json.ts'

/** Adds a package's completion data to the settings of an editor. Keeps everything else. */
export function toSettings(editor: Editor, packageName: string, before: string | null): Change {
  const { file, key } = editors[editor]
  const value = toCustomDataPath(packageName)
  const cannot = `add the completion data of \`${packageName}\` to`
  const json = parseJsonObject(before, { file, key, type: 'array', cannot })
  const { bom, text, tree, found } = json
  if (findSetting(found, value) >= 0) return { file, action: 'unchanged' }
  const added = found
    ? insertItem(text, found, { value })
    : insertItem(text, tree, { key, value: [value] })
  return toChange(file, before, bom + added)
}

/** Removes a package's completion data from the settings of an editor. Keeps everything else. */
export function toSettingsRemoval(
  editor: Editor,
  packageName: string,
  before: string | null,
): Change {
  const { file, key } = editors[editor]
  const cannot = `remove the completion data of \`${packageName}\` from`
  const { bom, text, found } = parseJsonObject(before, { file, key, type: 'array', cannot })
  const index = findSetting(found, toCustomDataPath(packageName))
  if (index < 0) return { file, action: 'unchanged' }
  const rest = removeJsonItem(text, [key, index])
  return toChange(file, before, rest === null ? null : bom + rest)
}

/** Returns the index of a path in a list of settings, with or without `./`; -1 if it is missing. */
function findSetting(list: Node | undefined, path: string): number {
  const toPlain = (value: unknown) => String(value).replace(/^\.\//, '')
  const items: unknown[] = list ? getNodeValue(list) : []
  return items.findIndex((item) => toPlain(item) === toPlain(path))
}

/** Returns the path of an installed package's completion data, for the settings of an editor. */
function toCustomDataPath(packageName: string): string {
  return `./node_modules/${packageName}/build/vscode.html-custom-data.json`
}
