/** Path of a component's page below the documentation host; a sub-component has an anchor there. */
export function toComponentPath(name: string): string {
  const [page, ...rest] = name.split('.')
  return rest.length ? `/components/${page}#${[page, ...rest].join('-')}` : `/components/${page}`
}
