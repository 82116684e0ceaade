import { distance } from 'fastest-levenshtein'
import { findNearest } from '../../problem/suggestion.ts'

/** Attributes that are meant to be attributes: events, and what client-side libraries read. */
const FAMILY = /^(?:on|aria-|data-|hx-|up-|x-|v-|ng-|ws-|sse-|fx-|phx-|ts-|turbo-)/i

/**
 * Returns the prop that an attribute is a slip of the pen for, or another library's name, or null. Attributes of HTML and of
 * client-side libraries never are.
 */
export function findNearProp(attribute: string, props: readonly string[]): string | null {
  if (!/^[A-Za-z][\w-]*$/.test(attribute) || FAMILY.test(attribute)) return null
  const word = toPlain(attribute)
  const plain = props.map(toPlain)
  if (plain.includes(word)) return props[plain.indexOf(word)]!
  if (HTML_ATTRIBUTES.has(attribute.toLowerCase())) return null
  const meant = findNearest(word, plain)
  if (meant !== null && isSlip(word, meant)) return props[plain.indexOf(meant)]!
  return findPhrasedProp(attribute, props)
}

/** One letter too many, missing, wrong or out of place; two in a long word. */
function isSlip(word: string, meant: string): boolean {
  const steps = distance(word, meant)
  if (steps <= 1 || (steps === 2 && word.length >= 8)) return true
  return steps === 2 && [...word].sort().join() === [...meant].sort().join()
}

function toPlain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, '')
}

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
function findPhrasedProp(attribute: string, props: readonly string[]): string | null {
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

/** The attributes that elements of HTML have or had, but for `on…` and `aria-…`. */
export const HTML_ATTRIBUTES: ReadonlySet<string> = new Set(
  `
  abbr accept accept-charset accesskey action align alink allow allowfullscreen
  allowpaymentrequest allowusermedia alpha alt archive as async autocapitalize autocomplete
  autocorrect autofocus autoplay axis background bgcolor blocking border cellpadding cellspacing
  char charoff charset checked cite class classid clear closedby code codebase codetype color
  colorspace cols colspan command commandfor compact content contenteditable controls coords
  crossorigin data datetime declare decoding default defer dir dirname disabled download draggable
  enctype enterkeyhint exportparts face fetchpriority for form formaction formenctype formmethod
  formnovalidate formtarget frame frameborder headers height hidden high href hreflang hspace
  http-equiv id imagesizes imagesrcset inert inputmode integrity is ismap itemid itemprop itemref
  itemscope itemtype kind label lang language link list loading longdesc loop low manifest
  marginheight marginwidth max maxlength media method min minlength multiple muted name nohref
  nomodule nonce noresize noshade novalidate nowrap object open optimum part pattern ping
  placeholder playsinline popover popovertarget popovertargetaction poster preload profile prompt
  readonly referrerpolicy rel required rev reversed role rows rowspan rules sandbox scheme scope
  scrolling selected shadowrootclonable shadowrootcustomelementregistry shadowrootdelegatesfocus
  shadowrootmode shadowrootserializable shape size sizes slot span spellcheck src srcdoc srclang
  srcset standby start step style summary tabindex target text title translate type typemustmatch
  usemap valign value valuetype version vlink vspace width wrap writingsuggestions
  `
    .trim()
    .split(/\s+/),
)
