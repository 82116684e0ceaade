import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import transmit from '@adonisjs/transmit/services/main'
import type { Session } from '@adonisjs/session'

/** What appears as a toast. `messages` is HTML for the list of messages. */
export type Notice = { title: string; description: string; color: string; messages?: string }

const emitter = new EventEmitter()

/** Returns the channel of the visitor: what is sent to it reaches all pages that they have open. */
export function findChannel(session: Session): string {
  if (!session.has('channel')) session.put('channel', `visitors/${randomUUID()}`)
  return session.get('channel')
}

/** Sends a message to all pages that are connected to a channel. */
export function notify(channel: string, notice: Notice): void {
  transmit.broadcast(channel, notice)
  emitter.emit(channel, notice)
}

/** Passes on the messages of a channel until the returned function is called. */
export function subscribe(channel: string, listener: (notice: Notice) => unknown): () => void {
  emitter.on(channel, listener)
  return () => emitter.off(channel, listener)
}

/** Tells all pages of a visitor that somebody is invited. */
export function inform(channel: string, { name, email }: { name: string; email: string }): void {
  notify(channel, {
    title: `${name} is invited.`,
    description: `An email is on its way to ${email}.`,
    color: 'success',
  })
}
