import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge'
import type { CallToolResult } from '@modelcontextprotocol/client'

type Shown = { html: string; result: CallToolResult; theme: 'light' | 'dark' }

/** What hosts enforce for a page that declares no origin. */
const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; connect-src 'none'"

/** Shows an app and the result of a tool in a sandboxed frame, as a client does. */
async function showApp({ html, result, theme }: Shown): Promise<string | undefined> {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.style.inlineSize = '100%'
  document.body.replaceChildren(frame)
  const bridge = new AppBridge(
    null,
    { name: 'host', version: '1' },
    {},
    { hostContext: { theme, styles: {} } },
  )
  const { promise: isReady, resolve } = Promise.withResolvers<void>()
  bridge.oninitialized = () => resolve()
  bridge.onsizechange = ({ height }) => {
    frame.style.blockSize = `${height}px`
    frame.dataset.height = String(height)
  }
  await bridge.connect(new PostMessageTransport(frame.contentWindow!, frame.contentWindow!))
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  frame.srcdoc = html.replace('<head>', `<head>${meta}`)
  await isReady
  await bridge.sendToolResult(result)
  return bridge.getAppVersion()?.name
}

/** The function that a page with this script has. */
export type ShowApp = typeof showApp

Object.assign(globalThis, { showApp })
