import type { Page, Visitor } from './create-visitor.ts'

/** Messages that a server pushes to a visitor with `@adonisjs/transmit`. */
export type Stream = {
  /** Subscribes to a channel, and returns the status of the answer. */
  subscribe: (channel: string) => Promise<number>
  /** Waits for the next message. */
  read: () => Promise<{ channel: string; payload: unknown }>
  close: () => Promise<void>
}

/**
 * Opens the event stream of a visitor, as `@adonisjs/transmit-client` does.
 * @param options.page the page that contains the CSRF token, in one of its forms
 */
export async function openStream(
  visitor: Visitor,
  { uid, page }: { uid: string; page: Page },
): Promise<Stream> {
  const field = page.elements.find(({ properties }) => properties.name === '_csrf')
  const token = String(field?.properties.value ?? '')
  const events = await visitor.request(`/__transmit/events?uid=${uid}`, {
    headers: { accept: 'text/event-stream' },
  })
  const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''

  return {
    async subscribe(channel) {
      const { status } = await visitor.request('/__transmit/subscribe', {
        method: 'POST',
        body: JSON.stringify({ uid, channel }),
        headers: { 'content-type': 'application/json', 'x-csrf-token': token },
      })
      return status
    },
    async read() {
      for (;;) {
        const data = /^data: ?(.*)\n\n/m.exec(text)
        if (data) {
          text = text.slice(data.index + data[0].length)
          return JSON.parse(data[1]!)
        }
        const { value, done } = await reader.read()
        if (done) throw new Error(`The stream has ended: ${text}`)
        text += value
      }
    },
    close: () => reader.cancel(),
  }
}
