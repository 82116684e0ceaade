/** How to fix a syntax error, by its code. */
const BY_CODE: Record<string, string> = {
  E_DUPLICATE_ATTRIBUTE: 'Keep one of the two.',
  E_UNTERMINATED_TAG: 'End the tag with `>` or `/>`, and each value with its quote.',
  E_UNCLOSED_TAG: 'Close it in the block in which it was opened; an empty tag can end with `/>`.',
  E_MISMATCHED_TAG: 'Close tags in the reverse order of opening them.',
  E_UNOPENED_TAG: 'Delete it, or open the tag in the same block.',
  E_ORPHAN_SLOT_TAG: 'Put it directly between the tags of its component.',
  E_DUPLICATE_SLOT_TAG: 'Put both contents into one tag.',
  E_UNCLOSED_CURLY_BRACE: 'Close the double braces.',
  E_UNCLOSED_PAREN: 'Close the parenthesis.',
  E_UNOPENED_PAREN: 'Write the arguments of the tag in parentheses.',
  E_CANNOT_SEEK_STATEMENT: 'Put the text after the tag on a new line.',
  E_LINE_TOO_FULL: 'Split it into several lines.',
  E_TOO_FULL: 'Split it into several lines or files.',
  E_NESTED_TOO_DEEPLY: 'Move part of it into another template.',
  E_ACORN_ERROR: 'Write one complete JavaScript expression in the braces or parentheses.',
  E_ARGUMENT: 'Write its argument in the parentheses, as in `@if(isOwner)`.',
}

/** How to fix a syntax error whose code is not enough, by a part of its message. */
const BY_MESSAGE: [part: RegExp, advice: string][] = [
  [/without \{\{ \}\}/, 'Delete the braces.'],
  [
    /too deeply|is not supported/,
    'Compute the value in the controller, and pass it to the template.',
  ],
  [/already been declared/, 'Choose another name, or change the variable with `@assign`.'],
  [/can be used once/, 'Keep one `@props`, outside of any block.'],
  [/needs a value/, 'Write the value in quotes.'],
  [
    /<x-slot>|slot needs|name a slot|data of a slot/,
    'Write it as `<x-slot name="footer">`, with `let` if the slot passes data.',
  ],
  [/component cannot contain a mustache/, 'Write a name without mustaches.'],
  [/Edge tags/, 'Move the condition into the value of an attribute.'],
]

/** Returns a sentence on how to fix a syntax error. */
export function toSyntaxAdvice({ code, message }: { code: string; message: string }): string {
  if (Object.hasOwn(BY_CODE, code)) return BY_CODE[code]!
  for (const [part, advice] of BY_MESSAGE) if (part.test(message)) return advice
  if (code.endsWith('_EXPRESSION')) return 'Write one complete JavaScript expression.'
  return code.endsWith('_TAG')
    ? 'Write each attribute as `name` or `name="value"`, and a quote in a value as `&quot;`.'
    : 'Correct the JavaScript of this tag.'
}
