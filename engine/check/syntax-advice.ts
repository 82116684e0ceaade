/** What to do about a mistake of syntax, by the code of the error. */
const SUGGESTIONS: Record<string, string> = {
  E_DUPLICATE_ATTRIBUTE: 'Keep one of the two.',
  E_UNTERMINATED_TAG: 'End the tag with `>` or `/>`, and each value with its quote.',
  E_UNCLOSED_TAG: 'Close it in the block that it was opened in; an empty tag may end with `/>`.',
  E_MISMATCHED_TAG: 'Close tags in the reverse order of opening them.',
  E_UNOPENED_TAG: 'Delete it, or open the tag in the same block.',
  E_ORPHAN_SLOT_TAG: 'Put it directly between the tags of its component.',
  E_DUPLICATE_SLOT_TAG: 'Join the two.',
  E_UNCLOSED_CURLY_BRACE: 'Close the double braces.',
  E_UNCLOSED_PAREN: 'Close the parenthesis.',
  E_UNOPENED_PAREN: 'Write the arguments of the tag in parentheses.',
  E_CANNOT_SEEK_STATEMENT: 'Put what follows the tag on a line of its own.',
  E_LINE_TOO_FULL: 'Spread it over several lines.',
  E_TOO_FULL: 'Spread it over several lines or files.',
  E_NESTED_TOO_DEEPLY: 'Move a part into a template of its own.',
}

/** What to do about a mistake of syntax, as a sentence. */
export function toSyntaxAdvice(code: string): string {
  return SUGGESTIONS[code] ?? 'Correct it: the page cannot be compiled.'
}
