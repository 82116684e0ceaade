/** Tells whether following a URL would run it or show it as a page: `javascript:`, `data:`. */
export function isScriptUrl(url: string): boolean {
  // Browsers pass over spaces and control characters, even in the middle of `java\nscript:`.
  return /^(?:javascript|vbscript|data):/i.test(url.replace(/[\s\p{Cc}]/gu, ''))
}
