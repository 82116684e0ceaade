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
