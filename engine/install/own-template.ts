/** What a copy of a component's template belongs to. */
type Copied = {
  /** Dotted name of the component, `card.header` */
  name: string
  /** Namespace of the library */
  namespace: string
  /** Namespace of the application's own components */
  own: string
  /** Whether the template uses the `self` of a class */
  hasClass: boolean
}

/** Lines of the header comment that only say where a component is listed. */
const listing = /^[ \t]*@(?:category|keywords|since)[ \t].*\n/gm

/**
 * Returns the template of a component for a copy among the components of an application. Tags of the
 * same component become those of the application, and `@class` keeps its class.
 */
export function toOwnTemplate(text: string, { name, namespace, own, hasClass }: Copied): string {
  const [component] = name.split('.')
  const end = text.indexOf('--}}')
  const header = text
    .slice(0, end)
    .replace(/API: \S+ $/, '')
    .replace(listing, '')
  const uses = hasClass ? `  @class ${name}\n` : ''
  const tags = new RegExp(`(</?x-)${namespace}(?=::${component}[.\\s/>])`, 'g')
  return `${header}${uses}${text.slice(end)}`.replace(tags, `$1${own}`)
}
