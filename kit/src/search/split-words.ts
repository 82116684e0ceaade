/** The words of a text in lower case, without the s of a plural; `CardTitles` is `card`, `title`. */
export function splitWords(text: string): string[] {
  return text
    .replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(toSingular)
}

function toSingular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  return word.replace(/(?<=x|ch|sh|ss)es$|s$/, '')
}
