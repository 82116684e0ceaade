/**
 * The question that names what was most likely meant.
 * @param meant with its quotes, as the message shows names
 * @param start `did` within a sentence
 */
export function toSuggestion(meant: string, start: 'Did' | 'did' = 'Did'): string {
  return `${start} you mean ${meant}?`
}
