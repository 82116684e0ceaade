/** The id of a control, made from its name and never random, so that a morph finds it again. */
export function toControlId(text: string, formId?: string): string {
  const id = text.replace(/[^\p{L}\p{N}]+/gu, '-')
  return formId ? `${formId}-${id}` : id
}

/** Converts the name of a control to its path in the form data: `items[0][name]`, `items.0.name`. */
export function toPath(name: string): string {
  return name.replace(/\[\]$/, '').replace(/\[([^[\]]*)\]/g, '.$1')
}
