import { distance } from 'fastest-levenshtein'
import { findNearest } from '../../problem/suggestion.ts'

/** Attributes that are never misspelt props: events, ARIA, data, and client-side libraries. */
const FAMILY = /^(?:on|aria-|data-|hx-|up-|x-|v-|ng-|ws-|sse-|fx-|phx-|ts-|turbo-)/i

/**
 * Returns the prop that an attribute is a typo or another library's name for, or null. Returns null
 * for other attributes of HTML, and for those of client-side libraries.
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

/** What to do with an attribute of an application's own. */
export const OWN_ATTRIBUTE = 'Start the name of your own attribute with data-.'

/** Attributes of SVG, and of `<svg>` in icons. */
const SVG_FAMILY =
  /^(?:stroke|fill|font|clip|marker|stop|flood|text|color|baseline|dominant|alignment|letter|word|vector|shape|image|paint|pointer|unicode|glyph)-/

/**
 * Whether an attribute has a hyphen and no meaning in HTML, SVG or a known client-side library. It
 * is hardly what the author meant: it has no effect.
 */
export function isCustomAttribute(attribute: string): boolean {
  return (
    /^[a-z][a-z\d]*(?:-[a-z\d]+)+$/.test(attribute) &&
    !FAMILY.test(attribute) &&
    !SVG_FAMILY.test(attribute) &&
    !HTML_ATTRIBUTES.has(attribute)
  )
}

/** Whether words differ by one letter or two swapped letters; by two letters if they are long. */
function isSlip(word: string, meant: string): boolean {
  const steps = distance(word, meant)
  if (steps <= 1 || (steps === 2 && word.length >= 8)) return true
  return steps === 2 && [...word].sort().join() === [...meant].sort().join()
}

function toPlain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, '')
}

/** Other libraries' names for props, without hyphens, and the possible props here. */
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
/** Words that other libraries add to a prop's name, and the prop to prefer if both are props. */
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
/** Attributes of SVG that consist of such words. */
const SVG = new Set('font-size marker-end marker-start text-anchor icon-image'.split(' '))

/**
 * Returns the prop that a hyphenated attribute of two words means in other libraries, such as
 * `icon` for `leading-icon`, or null. A pair with any other word is a name of the application's
 * own.
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
  // Both words of `trailing-icon` are props: the qualifier decides which one is meant.
  for (const { name } of [first, second]) {
    const meant = QUALIFIERS[name]
    if (meant && props.includes(meant)) return meant
  }
  return first.isProp ? first.name : second.name
}

/** Finds the prop or qualifier that a word names. Longer names may differ by one letter. */
function findWord(word: string, props: readonly string[]) {
  const qualifiers = Object.keys(QUALIFIERS)
  const exact = props.find((name) => name === word) ?? qualifiers.find((name) => name === word)
  const near = (name: string) => name.length >= 4 && distance(name, word) === 1
  const name = exact ?? props.find(near) ?? qualifiers.find(near)
  return name === undefined ? null : { name, isProp: props.includes(name) }
}

/**
 * All current and former attributes of HTML elements, also those of other specifications that
 * browsers implement, except `on…` and `aria-…`.
 */
export const HTML_ATTRIBUTES: ReadonlySet<string> = new Set(
  `
  abbr accept accept-charset accesskey action align alink allow allowfullscreen
  allowpaymentrequest allowusermedia alpha alt archive as async autocapitalize autocomplete
  autocorrect autofocus autoplay axis background bgcolor blocking border capture cellpadding
  cellspacing char charoff charset checked cite class classid clear closedby code codebase
  codetype color colorspace cols colspan command commandfor compact containertiming
  containertimingignore content contenteditable controls controlslist coords credentialless
  crossorigin csp data datetime declare decoding default defer dir dirname disabled
  disablepictureinpicture disableremoteplayback download draggable elementtiming enctype
  enterkeyhint exportparts face fetchpriority for form formaction formenctype formmethod
  formnovalidate formtarget frame frameborder headers headingoffset headingreset height hidden
  high href hreflang hspace http-equiv id imagesizes imagesrcset inert inputmode integrity
  interestfor is ismap itemid itemprop itemref itemscope itemtype kind label lang language link
  list loading longdesc loop low manifest marginheight marginwidth max maxlength media method min
  minlength multiple muted name nohref nomodule nonce noresize noshade novalidate nowrap object
  open optimum part pattern ping placeholder playsinline popover popovertarget popovertargetaction
  poster preload profile prompt readonly referrerpolicy rel required rev reversed role rows
  rowspan rules sandbox scheme scope scrolling selected shadowrootclonable
  shadowrootcustomelementregistry shadowrootdelegatesfocus shadowrootmode shadowrootserializable
  shadowrootslotassignment shape size sizes slot span spellcheck src srcdoc srclang srcset standby
  start step style summary tabindex target text title translate type typemustmatch usemap valign
  value valuetype version virtualkeyboardpolicy vlink vspace webkitdirectory width wrap
  writingsuggestions xmlns
  `
    .trim()
    .split(/\s+/),
)
