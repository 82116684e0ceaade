import type { Task } from '../task.ts'

/** A code, refused the first time. */
export const twoFactor: Task = {
  goal: 'Two-factor code entry after signing in',
  async solve({ plan }) {
    const { form, otp, button, alert } = await plan('Two-factor code entry after signing in', {
      form: 'form',
      otp: 'otp',
      button: 'button',
      alert: 'alert',
    })
    return [
      alert.tag({ title: 'Check your phone', color: 'info' }, 'We sent a code.'),
      form.tag({ action: '/two-factor' }, [
        otp.tag({ label: 'Code', name: 'code', ':length': '6' }),
        button.tag({ type: 'submit' }, 'Verify'),
      ]),
    ].join('\n')
  },
  request: { errors: { code: ['This code has expired.'] } },
  demands: [
    ['div', { dataKit: 'alert' }, 'We sent a code.'],
    ['form', { action: '/two-factor', method: 'post' }],
    ['input', { name: 'code', autoComplete: 'one-time-code', ariaInvalid: 'true' }],
    ['button', { type: 'submit' }, 'Verify'],
  ],
}
