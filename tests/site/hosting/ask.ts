import { request, type IncomingHttpHeaders } from 'node:http'

/** The response of a server. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/** Requests a path from a local server, exactly as written. */
export function ask(
  port: number,
  path: string,
  accept?: string,
  more: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { ...(accept !== undefined && { accept }), ...more }
    request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => (body += chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body }),
      )
    })
      .on('error', reject)
      .end()
  })
}
