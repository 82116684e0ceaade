/** Shows the messages that the server sends to all pages of the visitor. */
import { Transmit } from '../vendor/transmit.js'

const { content: channel } = document.querySelector('meta[name="channel"]')
const { content: token } = document.querySelector('meta[name="csrf-token"]')

const transmit = new Transmit({
  baseUrl: location.origin,
  beforeSubscribe: ({ headers }) => headers.set('x-csrf-token', token),
  onSubscription: () => showConnection(true),
})
transmit.on('disconnected', () => showConnection(false))

const subscription = transmit.subscription(channel)
subscription.onMessage(({ messages, ...toast }) => {
  window.kit.toast(toast)
  const list = document.getElementById('messages')
  if (list && messages) list.outerHTML = messages
})
await subscription.create()

function showConnection(isConnected) {
  document.getElementById('connected').hidden = !isConnected
}
