/** Whether opening a URL would run it or show it as a page: `javascript:`, `data:`. */
export function isScriptUrl(url: string): boolean {
  // Browsers ignore spaces and control characters, even in the middle of `java\nscript:`.
  return /^(?:javascript|vbscript|data):/i.test(url.replace(/[\s\p{Cc}]/gu, ''))
}

/** Attributes that navigate to their URL, where a `data:` URL would become a page. */
const NAVIGATION_ATTRIBUTES = new Set(['href', 'xlink:href', 'action', 'formaction'])

/** What to pass instead of a value that `isScriptAttribute` rejects, as a sentence. */
export const EXPECTED_URL = 'Expected a URL, not a script or data'

/**
 * Whether an attribute, or a prop of that name, takes a URL, and this URL would run a script or
 * display its own text as a page. Names are case-insensitive, as in HTML. Images, audio and video
 * may be `data:image/…`, `data:audio/…` or `data:video/…`.
 */
export function isScriptAttribute(name: string, value: string): boolean {
  const key = name.toLowerCase()
  if (!URL_ATTRIBUTES.has(key) || !isScriptUrl(value)) return false
  return NAVIGATION_ATTRIBUTES.has(key) || !/^\s*data:(?:audio|image|video)\//i.test(value)
}

/**
 * The attributes of HTML and SVG whose value is a URL or contains URLs, in lower case. First those
 * of the package `html-url-attributes`, which a test compares; then those with several URLs; then
 * obsolete ones; then the one of SVG.
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
