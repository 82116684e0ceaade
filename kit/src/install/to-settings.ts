import { toChange, type Change } from './change.ts'
import { editors, type Editor } from './editors.ts'
import { findSetting } from './find-setting.ts'
import { insertItem } from './insert-item.ts'
import { parseJsonObject } from './parse-json-object.ts'
import { toCustomDataPath } from './to-custom-data-path.ts'

/** The settings of an editor with the completion data of a package added; all else stays. */
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
