/** A request to the documentation server, and the status of its answer. */
export type DocsRequest = {
  method: 'GET' | 'HEAD' | 'POST'
  path: string
  headers: Record<string, string>
  status: number
}

/**
 * What clients ask a documentation server: each file, each page as HTML and as Markdown, a part of
 * it, what they have already, what is not there, and what is refused.
 * @param files paths of the built files, without a slash at their start
 */
export function listRequests(files: readonly string[]): DocsRequest[] {
  return files.flatMap((file) => {
    const path = `/${file}`
    const request = (parts: Partial<DocsRequest>): DocsRequest => ({
      method: 'GET',
      path,
      headers: {},
      status: 200,
      ...parts,
    })
    if (!file.endsWith('.html') || file === 'index.html') return [request({})]
    const page = path.slice(0, -'.html'.length)
    const hasMarkdown = files.includes(`${page.slice(1)}.md`)
    return [
      request({ path: page }),
      request({ path: page, method: 'HEAD' }),
      request({ path: page, headers: { Range: 'bytes=0-99' }, status: 206 }),
      request({ path: page, headers: { Range: 'bytes=99999999-' }, status: 416 }),
      request({ path: page, headers: { 'If-Match': '"other"' }, status: 412 }),
      request({ path: page, headers: { 'If-None-Match': '*' }, status: 304 }),
      request({ path: `${page}/`, status: 301 }),
      request({ path: `${page}-missing`, status: 404 }),
      request({ path: page, method: 'POST', status: 405 }),
      ...(hasMarkdown ? [request({ path: page, headers: { Accept: 'text/markdown' } })] : []),
    ]
  })
}
