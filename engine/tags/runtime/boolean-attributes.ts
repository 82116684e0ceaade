/** The attributes of HTML that are on if an element has them, whatever their value, in lower case. */
export const BOOLEAN_ATTRIBUTES: ReadonlySet<string> = new Set(
  `
  allowfullscreen allowpaymentrequest allowusermedia alpha async autofocus autoplay checked compact
  controls declare default defer disabled formnovalidate hidden inert ismap itemscope loop multiple
  muted nohref nomodule noresize noshade novalidate nowrap open playsinline readonly required
  reversed selected shadowrootclonable shadowrootcustomelementregistry shadowrootdelegatesfocus
  shadowrootserializable typemustmatch
  `
    .trim()
    .split(/\s+/),
)

/** The attributes of HTML that have the value `true` or `false`, in lower case. */
const TRUE_OR_FALSE = new Set(['contenteditable', 'draggable', 'spellcheck', 'writingsuggestions'])

/** Whether an attribute has a value for true and one for false, so that `false` does not omit it. */
export function isTrueOrFalse(name: string): boolean {
  return /^(?:aria|data)-/.test(name) || TRUE_OR_FALSE.has(name.toLowerCase())
}
