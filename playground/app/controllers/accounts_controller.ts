import type { HttpContext } from '@adonisjs/core/http'
import { createAccountValidator } from '#validators/account'

/** Signs people up. The password is validated but not stored, because there is no database. */
export default class AccountsController {
  create({ view }: HttpContext) {
    return view.render('pages/sign_up')
  }

  async store({ request, response, session }: HttpContext) {
    const { name, email } = await request.validateUsing(createAccountValidator)
    session.put('profile', { name, email })
    session.flash('success', `Welcome to Plotline, ${name}.`)
    return response.redirect('/')
  }
}
