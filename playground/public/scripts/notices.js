/** Shows the messages that the server sends to all pages of the visitor. */
import { Transmit } from '../vendor/transmit.js'

const { content: channel } = document.querySelector('meta[name="channel"]')
const { content: token } = document.querySelector('meta[name="csrf-token"]')

const transmit = new Transmit({
  baseUrl: location.origin,
  beforeSubscribe: ({ headers }) => headers.set('x-csrf-token', token),
  onSubscription: () => show('connected'),
})
transmit.on('disconnected', () => show('disconnected'))

const subscription = transmit.subscription(channel)
subscription.onMessage((message) => window.kit.toast(message))
await subscription.create()

/** Shows whether messages arrive. */
function show(state) {
  for (const element of document.querySelectorAll('[data-connection]')) {
    element.hidden = element.dataset.connection !== state
  }
}
