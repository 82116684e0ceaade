/** Elements that stand within a line: without their tags the same is found. */
const inline = new Set(
  'a abbr b bdi cite code del em i ins kbd mark q s small span strong sub sup u var'.split(' '),
)

const tag = /<(\/?)([a-z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi

/**
 * HTML with what a search finds in it, and little else: words, blocks, pictures, and headings with
 * their ids. Pagefind takes half as long to read it.
 */
export function toSearchedHtml(html: string): string {
  return html.replace(tag, (whole, slash: string, name: string, attributes: string) => {
    if (name === 'img' || attributes.includes('data-pagefind-')) return whole
    if (inline.has(name)) return ''
    const id = /^h[1-6]$/.test(name) ? / id="[^"]*"/.exec(attributes)?.[0] : undefined
    return `<${slash}${name}${id ?? ''}>`
  })
}
