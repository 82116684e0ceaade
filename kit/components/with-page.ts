/** An address with the number of a page in its query, whatever else is there. */
export function withPage(url: string, page: number): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(url)!
  const kept = query.split('&').filter((part) => part && !/^page(?:=|$)/.test(part))
  return `${path}?${[...kept, `page=${page}`].join('&')}${hash}`
}
