/** Returns the attribute of a prop: `closeLabel` is `close-label`. */
export function toAttributeName(prop: string): string {
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Reserved words of JavaScript, and variables of compiled templates. */
const TAKEN = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval
  export extends false finally for function if implements import in instanceof interface let new
  null package private protected public return static super switch this throw true try typeof var
  void while with yield undefined NaN Infinity out self state template`.split(/\s+/),
)

/** Whether a template can have a local with this name: a prop, or the data of a slot. */
export function isUsableName(name: string): boolean {
  return /^[A-Za-z_]\w*$/.test(name) && !name.startsWith('slot_') && !TAKEN.has(name)
}
