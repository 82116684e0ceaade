/** The id of a control, made from its name and never random, so that a morph finds it again. */
export function toControlId(text: string, formId?: string): string {
  const id = text.replace(/[^\p{L}\p{N}]+/gu, '-')
  return formId ? `${formId}-${id}` : id
}
