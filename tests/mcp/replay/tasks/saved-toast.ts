import type { Task } from '../task.ts'

/** A flash message of the previous request. */
export const savedToast: Task = {
  goal: 'Say that the profile was saved, after the redirect',
  async solve({ find }) {
    const toast = await find('message after saving')
    return toast
      .part('region')
      .tag(
        { position: 'top-end' },
        toast.tag({ title: 'Welcome back', color: 'info', dismissible: true }),
      )
  },
  request: { flash: { success: 'Profile saved.' } },
  demands: [
    ['div', { dataKit: 'toast', dataColor: 'success' }, 'Profile saved.'],
    ['div', { dataKit: 'toast', dataColor: 'info' }, 'Welcome back'],
  ],
}
