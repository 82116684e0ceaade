/** The id of a control, derived and never random: a page that is morphed must find it again. */
export function toControlId(text: string, formId?: string): string {
  const id = text.replace(/[^\p{L}\p{N}]+/gu, '-')
  return formId ? `${formId}-${id}` : id
}
