/** Tells whether following a URL would run it or show it as a page: `javascript:`, `data:`. */
export function isScriptUrl(url: string): boolean {
  // Browsers pass over spaces and control characters, even in the middle of `java\nscript:`.
  return /^(?:javascript|vbscript|data):/i.test(url.replace(/[\s\p{Cc}]/gu, ''))
}

/** Attributes that lead to another page: what is its own text would be a page there. */
const LEADS_ON = new Set(['href', 'xlink:href', 'action', 'formaction'])

/** What a value that `isScriptAttribute` refuses is told to be, as a sentence. */
export const EXPECTED_URL = 'Expected a URL, not a script or data'

/**
 * Tells whether an attribute, or a prop of that name, takes a URL and this one would run a script or
 * show its own text as a page. Names count without case, as in HTML. What is shown or played in a page
 * may be `data:image/…`, `data:audio/…` or `data:video/…`.
 */
export function isScriptAttribute(name: string, value: string): boolean {
  const key = name.toLowerCase()
  if (!URL_ATTRIBUTES.has(key) || !isScriptUrl(value)) return false
  return LEADS_ON.has(key) || !/^\s*data:(?:audio|image|video)\//i.test(value)
}

/**
 * The attributes of HTML and SVG whose value is a URL or has URLs in it, in lower case: those that
 * the package `html-url-attributes` lists, which a test compares, then those that have several URLs,
 * those that HTML once had, and that of SVG.
 */
export const URL_ATTRIBUTES: ReadonlySet<string> = new Set(
  `
  action cite data formaction href icon itemid manifest ping poster src
  imagesrcset srcset
  archive background classid codebase dynsrc longdesc lowsrc pluginspage pluginurl profile usemap
  xlink:href
  `
    .trim()
    .split(/\s+/),
)
