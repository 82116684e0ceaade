const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Functions of JavaScript whose result depends on their arguments alone. */
export const PURE_FUNCTIONS = words(`
  String Number Boolean parseInt parseFloat isNaN isFinite
  encodeURIComponent encodeURI decodeURIComponent decodeURI
  Array.from Array.isArray Array.of BigInt JSON.parse JSON.stringify
  Math.abs Math.ceil Math.floor Math.max Math.min Math.pow Math.round Math.sign Math.sqrt Math.trunc
  Number.isFinite Number.isInteger Number.isNaN Number.isSafeInteger Number.parseFloat Number.parseInt
  Object.entries Object.fromEntries Object.hasOwn Object.is Object.keys Object.values
`)

/** Methods of texts, numbers, lists and regular expressions that change nothing. */
export const PURE_METHODS = words(`
  at charAt charCodeAt codePointAt concat endsWith includes indexOf lastIndexOf match matchAll
  normalize padEnd padStart repeat replace replaceAll search slice split startsWith substring
  toLowerCase toUpperCase trim trimEnd trimStart isWellFormed toWellFormed
  every filter find findIndex findLast findLastIndex flat flatMap forEach join map reduce
  reduceRight some toReversed toSorted toSpliced with
  toExponential toFixed toPrecision toString valueOf test exec
`)

/** Methods that change the list, map or set that they are called on. */
export const CHANGING_METHODS = words(`
  push pop shift unshift splice sort reverse fill copyWithin set add delete clear append
`)

/** Globals of Edge whose result depends on their arguments alone, also with a method: `html.safe`. */
export const PURE_EDGE_GLOBALS = words(`
  html js nl2br truncate excerpt stringify camelCase snakeCase dashCase pascalCase capitalCase
  titleCase sentenceCase noCase dotCase sentence ordinal
`)

/** Properties that lead from any value to functions that run text as code, or to a caller. */
export const UNSAFE_PROPERTIES = words(`
  constructor __proto__ prototype caller callee arguments
  __defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__
`)
