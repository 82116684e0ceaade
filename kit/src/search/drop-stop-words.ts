const stopWords = new Set(
  (
    'a about above after am an and any are as at be before below between by can do does for from has ' +
    'have how i if in into is it its me my of off on one or so some something that the their them ' +
    'then there they this to use was what when where which while who with you your'
  ).split(' '),
)

/** Words without those that tell no component from another, unless there are no others. */
export function dropStopWords(words: string[]): string[] {
  const telling = words.filter((word) => !stopWords.has(word))
  return telling.length ? telling : words
}
