const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first letters of the first and the last word of a name, in capitals. */
export function toInitials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]\S*/gu) ?? []
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words
  const initials = [first, last].map(firstLetter)
  // Joined, two letters of this script would read as a syllable.
  const isJoined = initials.every((letter) => /\p{Script=Arabic}/u.test(letter))
  return initials.join(isJoined ? '\u200C' : '').toUpperCase()
}

function firstLetter(word: string): string {
  const [first] = letters.segment(word)
  return first?.segment ?? ''
}
