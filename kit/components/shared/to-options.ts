import { toFieldText } from './to-text.ts'

/** An option, or a group of options, which has `options` and no value. */
export type Option = {
  value: string
  label: string
  description?: string
  disabled: boolean
  options?: Option[]
}

type Written = { [key in keyof Option]?: unknown }

/** The props that contain options, and say which properties of each have its value and its label. */
export type OptionsProps = { options?: unknown; optionValue?: unknown; optionLabel?: unknown }

/**
 * Normalises options: a list of strings or of `{ value, label, description, disabled }`, or an
 * object of labels by value. A list or an object in place of a label is a group. Other objects,
 * such as models of a database, need the names of their properties.
 */
export function toOptions(
  { options, optionValue, optionLabel }: OptionsProps,
  invalid: (message: string) => void,
): Option[] {
  const value = toFieldText(optionValue) || 'value'
  const label = toFieldText(optionLabel) || 'label'
  return listOptions(options, { value, label, isGroup: false }, invalid)
}

/**
 * Names of the properties that have the value and the label of an option, and whether the options
 * are those of a group, in which HTML allows no other group.
 */
type Keys = { value: string; label: string; isGroup: boolean }

function listOptions(options: unknown, keys: Keys, invalid: (message: string) => void): Option[] {
  if (options === undefined || options === null) return []
  if (typeof options !== 'object') {
    invalid('Invalid value for prop "options". Expected a list, or an object of labels by value')
    return []
  }
  const refuse = () =>
    invalid(
      `Invalid item in prop "options". Expected a string or { ${keys.value}, ${keys.label} }, or { label, options } for a group`,
    )
  if (Array.isArray(options)) {
    return options.flatMap((item: unknown) => toOption(item, keys, invalid) ?? refuse() ?? [])
  }
  return Object.entries(options).flatMap(([key, item]) => {
    if (typeof item === 'object' && item !== null) {
      const label = toFieldText(Reflect.get(item, keys.label))
      if (label === undefined) return toGroup(key, item, keys, invalid) ?? refuse() ?? []
      return toOption({ [keys.value]: key, ...item }, keys, invalid) ?? refuse() ?? []
    }
    const label = toFieldText(item)
    return label === undefined ? (refuse() ?? []) : { value: key, label, disabled: false }
  })
}

function toOption(
  item: unknown,
  keys: Keys,
  invalid: (message: string) => void,
): Option | undefined {
  const text = toFieldText(item)
  if (text !== undefined) return { value: text, label: text, disabled: false }
  if (typeof item !== 'object' || item === null) return undefined
  const written = item as Written
  const value = toFieldText(Reflect.get(item, keys.value))
  const label = toFieldText(Reflect.get(item, keys.label)) ?? value
  if (written.options) {
    const title = label ?? toFieldText(written.label)
    return title === undefined ? undefined : toGroup(title, written.options, keys, invalid)
  }
  if (label === undefined || value === undefined) return undefined
  const description = toFieldText(written.description)
  return { value, label, ...(description && { description }), disabled: Boolean(written.disabled) }
}

function toGroup(
  label: string,
  items: unknown,
  keys: Keys,
  invalid: (message: string) => void,
): Option | undefined {
  if (keys.isGroup) return undefined
  const options = listOptions(items, { ...keys, isGroup: true }, invalid)
  return { value: '', label, disabled: false, options }
}
