import type { Task } from '../task.ts'

/** A form that was submitted with errors. */
export const signIn: Task = {
  goal: 'A sign-in form with email and password that shows the mistakes of the last attempt',
  async solve({ plan }) {
    const { form, errors, input, button } = await plan({
      form: 'form',
      errors: 'errors',
      input: 'input',
      button: 'button',
    })
    return form.tag({ id: 'sign-in', action: '/sign-in' }, [
      errors.tag({}),
      input.tag({ label: 'Email', name: 'email', type: 'email', required: true }),
      input.tag({ label: 'Password', name: 'password', type: 'password', viewable: true }),
      button.tag({ type: 'submit', block: true }, 'Sign in'),
    ])
  },
  request: { errors: { email: ['Enter a whole address.'] }, old: { email: 'ada@' } },
  demands: [
    ['form', { action: '/sign-in', method: 'post' }],
    ['input', { type: 'email', name: 'email', value: 'ada@', ariaInvalid: 'true' }],
    ['input', { type: 'password', name: 'password' }],
    ['label', {}, 'Password'],
    ['a', {}, 'Enter a whole address.'],
    ['button', { type: 'submit' }, 'Sign in'],
  ],
}
