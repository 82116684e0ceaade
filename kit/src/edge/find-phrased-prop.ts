import { distance } from 'fastest-levenshtein'

/** What other libraries call a prop: the words without hyphens, and the props it may be here. */
const PHRASES: Record<string, readonly string[]> = {
  helper: ['description', 'hint'],
  help: ['description', 'hint'],
  helpertext: ['description', 'hint'],
  helptext: ['description', 'hint'],
  hinttext: ['hint', 'description'],
  supportingtext: ['description', 'hint'],
  errormessage: ['error', 'message'],
  errortext: ['error'],
  startcontent: ['prefix'],
  endcontent: ['suffix'],
}
/** Words that other libraries put beside the name of a prop, and the prop that they mean of two. */
const QUALIFIERS: Record<string, string> = {
  leading: 'icon',
  left: 'icon',
  start: 'icon',
  trailing: 'trailing',
  right: 'trailing',
  end: 'trailing',
  icon: '',
  is: '',
  has: '',
  text: '',
  name: '',
  message: '',
}
/** Attributes of SVG that are made of such words. */
const SVG = new Set('font-size marker-end marker-start text-anchor icon-image'.split(' '))

/**
 * Returns the prop that an attribute of two words with a hyphen stands for in other libraries, such
 * as `icon` for `leading-icon`, or null. Words that are neither name a thing of somebody's own.
 */
export function findPhrasedProp(attribute: string, props: readonly string[]): string | null {
  const words = attribute.toLowerCase().split('-')
  if (words.length !== 2 || SVG.has(attribute)) return null
  const phrase = words.join('')
  if (Object.hasOwn(PHRASES, phrase))
    return PHRASES[phrase]!.find((name) => props.includes(name)) ?? null
  const simple = props.filter((name) => /^[a-z]{4,}$/.test(name))
  const [first, second] = words.map((word) => findWord(word, simple))
  if (!first || !second || (!first.isProp && !second.isProp)) return null
  // `trailing-icon` holds two names of props: its place tells which is meant.
  for (const { name } of [first, second]) {
    const meant = QUALIFIERS[name]
    if (meant && props.includes(meant)) return meant
  }
  return first.isProp ? first.name : second.name
}

/** The prop or the qualifier that a word is, but for one letter of a longer one. */
function findWord(word: string, props: readonly string[]) {
  const qualifiers = Object.keys(QUALIFIERS)
  const exact = props.find((name) => name === word) ?? qualifiers.find((name) => name === word)
  const near = (name: string) => name.length >= 4 && distance(name, word) === 1
  const name = exact ?? props.find(near) ?? qualifiers.find(near)
  return name === undefined ? null : { name, isProp: props.includes(name) }
}
