import { listExampleLinks } from './list-example-links.ts'
import { listElements, parseHtml } from './parse-html.ts'

/**
 * The URL of a site: its origin, such as `https://docs.example`, null without a host; and its base
 * path, such as `/library`, empty at the root.
 */
export type Place = { origin: string | null; base: string }

/**
 * Returns the paths with anchors that a file of a site links to: URLs that begin with that of the
 * documentation, values that begin with a slash where a URL is expected, and anchors of a page.
 */
export function listAddresses(file: string, text: string, { origin, base }: Place): string[] {
  const absolute = (value: string) => {
    if (origin === null) return []
    const start = value.startsWith(origin) && /^(?:[/?#]|$)/.test(value.slice(origin.length))
    return start ? [value.slice(origin.length) || '/'] : []
  }
  if (file.endsWith('.html')) {
    const found: string[] = []
    const tree = parseHtml(text)
    const links = listExampleLinks(tree)
    for (const element of listElements(tree)) {
      const {
        tagName,
        properties,
        children: [child],
      } = element
      for (const [name, value] of Object.entries(properties)) {
        // Links and forms of an example lead to pages of an application; a key may be a slash.
        if (name === 'href' && links.has(element)) continue
        if (name === 'href' && /^#./.test(String(value))) found.push(`${base}${file}${value}`)
        if (
          typeof value !== 'string' ||
          /^(form)?action$|^hx|^dataPressedBy$|^dataKitConfirmAction$|^dataKitUpload/i.test(name)
        )
          continue
        found.push(...(/^\/(?!\/)\S*$/.test(value) ? [value] : absolute(value)))
      }
      if (tagName === 'script' && properties.type === 'application/ld+json') {
        const data = child?.type === 'text' ? child.value : ''
        found.push(...listAddresses('.json', data, { origin, base }))
      }
    }
    return found
  }
  if (file === '/_headers') {
    const patterns = [...text.matchAll(/^(\/\S*)$/gm), ...text.matchAll(/<(\/[^>]*)>/g)]
    return patterns.map(([, path]) => path!)
  }
  // A comment of robots.txt is for people, and a feed contains HTML in its text.
  const plain = text.replace(/^#.*\/robots\.txt$/m, '').replaceAll('&quot;', '"')
  const urls = plain.match(/https?:\/\/[^\s"'<>)\]`\\]+/g) ?? []
  const found = urls.map((url) => url.replace(/[.,;:]$/, '')).flatMap(absolute)
  if (origin === null && !file.endsWith('.css')) found.push(...listRooted(file, text))
  if (file === '/robots.txt') {
    found.push(...[...text.matchAll(/^Allow: (\S+)$/gm)].map(([, path]) => path!))
  }
  if (file.endsWith('.css')) {
    found.push(...[...text.matchAll(/url\(["']?(\/[^)"']*)/g)].map(([, path]) => path!))
  }
  return found
}

/** JSON keys whose values are links. */
const keys = ['$schema', '$id', 'docsUrl', 'markdownUrl', 'json', 'markdown', 'url', 'path']

/**
 * Returns links from the root of the site in Markdown, text or JSON; a site without a host has no
 * other links.
 */
function listRooted(file: string, text: string): string[] {
  if (!file.endsWith('.json')) {
    // A link in a sample of Markdown is none.
    const sentences = text.replaceAll(/^(`{3,})[^]*?^\1$/gm, '')
    const found = [...sentences.matchAll(/\]\((\/[^)\s]*)|^> Documentation index: (\/\S*)$/gm)]
    return found.map(([, link, index]) => link ?? index!)
  }
  const found: string[] = []
  JSON.parse(text, (key, value) => {
    if (keys.includes(key) && typeof value === 'string' && value.startsWith('/')) found.push(value)
    return value
  })
  return found
}
