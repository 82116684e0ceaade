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

/**
 * Normalises options: a list of strings or of `{ value, label, description, disabled }`, or an
 * object of labels by value. A list or an object in place of a label is a group.
 */
export function toOptions(options: unknown, invalid: (message: string) => void): Option[] {
  if (options === undefined || options === null) return []
  if (typeof options !== 'object') {
    invalid('Invalid value for prop "options". Expected a list, or an object of labels by value')
    return []
  }
  const refuse = () =>
    invalid(
      'Invalid item in prop "options". Expected a string or { value, label }, or { label, options } for a group',
    )
  if (Array.isArray(options)) {
    return options.flatMap((item: unknown) => toOption(item, invalid) ?? refuse() ?? [])
  }
  return Object.entries(options).flatMap(([key, item]) => {
    if (typeof item === 'object' && item !== null) {
      const label = toFieldText((item as Written).label)
      if (label === undefined) return toGroup(key, item, invalid)
      return toOption({ value: key, ...item }, invalid) ?? refuse() ?? []
    }
    return toOption({ value: key, label: item }, invalid) ?? refuse() ?? []
  })
}

function toOption(item: unknown, invalid: (message: string) => void): Option | undefined {
  const text = toFieldText(item)
  if (text !== undefined) return { value: text, label: text, disabled: false }
  if (typeof item !== 'object' || item === null) return undefined
  const written = item as Written
  const label = toFieldText(written.label) ?? toFieldText(written.value)
  if (label === undefined) return undefined
  if (written.options) return toGroup(label, written.options, invalid)
  const value = toFieldText(written.value)
  if (value === undefined) return undefined
  const description = toFieldText(written.description)
  return { value, label, ...(description && { description }), disabled: Boolean(written.disabled) }
}

function toGroup(label: string, items: unknown, invalid: (message: string) => void): Option {
  return { value: '', label, disabled: false, options: toOptions(items, invalid) }
}
