// oxlint-disable no-underscore-dangle, typescript/no-explicit-any -- What Playwright does not export.
import type { EventEmitter } from 'node:events'
import { firefox, type Browser } from '@playwright/test'

/** Playwright's internal objects, which it does not export, as far as we use them. */
type Media = Record<'media' | 'colorScheme' | 'reducedMotion' | 'forcedColors', string>
type Params = { contexts?: string[]; descriptor?: { name: string } }
type Session = { send: (method: string, params: unknown) => Promise<any> }
type Driver = {
  _browserSession: Session
  _connection: {
    createMainFrameBrowsingContextSession: (id: string) => Session
    _transport: { _ws: EventEmitter & { pong: () => void } }
  }
  _bidiPages: Map<
    string,
    {
      _page: { emulatedMedia: () => Media }
      _browserContext: { _options: { javaScriptEnabled?: boolean } }
    }
  >
}

/**
 * Adds emulation to Playwright for which Firefox's WebDriver BiDi has no commands yet: colour
 * scheme, reduced motion, forced colours, print, and pages without scripts. It sets the same
 * switches as Firefox's developer tools.
 */
export function addEmulation(): void {
  const { launch } = firefox
  firefox.launch = async (options) => {
    const browser = await launch.call(firefox, options)
    await wrapSessions(browser)
    return browser
  }
}

async function wrapSessions(browser: Browser): Promise<void> {
  const { _connection: client } = browser as unknown as {
    _connection: { toImpl: (browser: Browser) => Driver }
  }
  const driver = client.toImpl(browser)
  const { _browserSession: session, _connection: connection } = driver
  const send = session.send.bind(session)
  // Firefox holds back an answer until the one before it is acknowledged, for which the system lets
  // it wait 40 ms, unless there is something to send.
  const { _ws: socket } = connection._transport
  socket.on('message', () => socket.pong())
  const { contexts } = await send('browsingContext.getTree', { 'moz:scope': 'chrome' })

  /** Sets the switches of a page from its options and `page.emulateMedia()`. */
  const update = async (id: string): Promise<void> => {
    const { _page, _browserContext } = driver._bidiPages.get(id)!
    const { media, colorScheme, reducedMotion, forcedColors } = _page.emulatedMedia()
    const switches = {
      mediumOverride: media === 'no-override' ? '' : media,
      prefersColorSchemeOverride: colorScheme,
      prefersReducedMotionOverride: reducedMotion,
      forcedColorsOverride: forcedColors,
      allowJavascript: _browserContext._options.javaScriptEnabled !== false,
    }
    const { type, exceptionDetails } = await send('script.callFunction', {
      functionDeclaration: `(id, switches) => {
        const path = 'chrome://remote/content/shared/NavigableManager.sys.mjs'
        const { NavigableManager } = ChromeUtils.importESModule(path)
        Object.assign(NavigableManager.getBrowsingContextById(id), JSON.parse(switches))
      }`,
      arguments: [id, JSON.stringify(switches)].map((value) => ({ type: 'string', value })),
      target: { context: contexts[0].context },
      awaitPromise: false,
    })
    if (type !== 'success') throw new Error(`Cannot emulate media: ${exceptionDetails.text}`)
  }

  const wrap = (session: Session): Session => {
    const send = session.send.bind(session)
    session.send = async (method, params) => {
      const { contexts = [], descriptor } = params as Params
      if (method === 'emulation.setMediaFeaturesOverride') {
        for (const id of contexts.filter((id) => driver._bidiPages.has(id))) await update(id)
        return {}
      }
      // The page releases what it holds for the driver when it closes.
      if (method === 'script.disown') return {}
      // A preference in the configuration permits it.
      if (descriptor?.name.startsWith('clipboard-')) return {}
      if (method !== 'browsingContext.create') return send(method, params)
      // A separate window, as Playwright requests it, takes half as long again.
      const result = await send(method, { ...(params as object), type: 'tab' })
      await update(result.context)
      return result
    }
    return session
  }

  wrap(session)
  const { createMainFrameBrowsingContextSession: create } = connection
  connection.createMainFrameBrowsingContextSession = (id) => wrap(create.call(connection, id))
}
