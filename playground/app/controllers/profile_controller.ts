import type { HttpContext } from '@adonisjs/core/http'
import { updateProfileValidator } from '#validators/profile'

const sample = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: null,
  website: 'https://example.com/ada',
  hours: 32,
  zone: 'Europe/London',
  focus: 2,
  flexible: false,
  days: ['mon', 'tue', 'wed', 'thu'],
  reminders: true,
  digest: false,
}

/** Shows and saves the visitor's profile. */
export default class ProfileController {
  edit({ view, session }: HttpContext) {
    return view.render('pages/profile', { profile: session.get('profile', sample) })
  }

  async update({ request, response, session }: HttpContext) {
    session.put('profile', await request.validateUsing(updateProfileValidator))
    session.flash('success', 'Your profile is saved.')
    return response.redirect('/settings')
  }
}
