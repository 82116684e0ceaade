import type { HttpContext } from '@adonisjs/core/http'
import { findChannel, notify } from '#services/notices'
import { createNoticeValidator } from '#validators/notice'

/** Sends messages to all pages that the visitor has open, as a toast and in a list. */
export default class NoticesController {
  index({ view, session }: HttpContext) {
    return view.render('pages/live/transmit', {
      channel: findChannel(session),
      messages: session.get('messages', []),
    })
  }

  async store({ request, response, session, view }: HttpContext) {
    const { text } = await request.validateUsing(createNoticeValidator)
    const messages = [{ text, sent: new Date().toISOString() }, ...session.get('messages', [])]
    session.put('messages', messages.slice(0, 5))
    notify(findChannel(session), {
      title: 'New message',
      description: text,
      color: 'info',
      messages: await view.render('live/_messages', { messages: session.get('messages') }),
    })
    session.flash('success', 'The message is sent.')
    return response.redirect('/live/transmit')
  }
}
