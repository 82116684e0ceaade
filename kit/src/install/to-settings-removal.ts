import { toChange, type Change } from './change.ts'
import { editors, type Editor } from './editors.ts'
import { findSetting } from './find-setting.ts'
import { parseJsonObject } from './parse-json-object.ts'
import { removeJsonItem } from './remove-json-item.ts'
import { toCustomDataPath } from './to-custom-data-path.ts'

/** The settings of an editor without the completion data of a package; all else stays. */
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
