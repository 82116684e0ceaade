/** A word, or one character of a script without spaces between words. */
const word =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[[\p{L}\p{M}\p{N}]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]]+/gv

/** Counts each word of a text, without regard to case. */
function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [found] of text.toLowerCase().matchAll(word)) {
    counts.set(found, (counts.get(found) ?? 0) + 1)
  }
  return counts
}

/** Returns the share of the words of `text` that `other` has as well, from 0 to 1. */
export function toSharedWords(text: string, other: string): number {
  const [words, others] = [countWords(text), countWords(other)]
  let [all, shared] = [0, 0]
  for (const [found, count] of words) {
    all += count
    shared += Math.min(count, others.get(found) ?? 0)
  }
  return all === 0 ? 1 : shared / all
}
