import type { Task } from '../task.ts'

/** Switches that were saved. */
export const emailPreferences: Task = {
  goal: 'Email preferences with a switch for each kind, and a message after saving',
  async solve({ plan }) {
    const { form, fieldset, toggle, button, toast } = await plan(
      'Email preferences with a switch for each kind, and a message after saving',
      {
        form: 'form',
        fieldset: 'fieldset',
        toggle: 'switch',
        button: 'button',
        toast: 'toast',
      },
    )
    return [
      form.tag({ action: '/preferences', method: 'put' }, [
        fieldset.tag({ legend: 'Send me' }, [
          toggle.tag({ label: 'Weekly digest', name: 'digest', checked: true }),
          toggle.tag({ label: 'Offers', name: 'offers', description: 'Once a month' }),
        ]),
        form.part('actions').tag({}, button.tag({ type: 'submit' }, 'Save')),
      ]),
      toast.part('region').tag({}, toast.tag({ title: 'Saved', color: 'success' })),
    ].join('\n')
  },
  demands: [
    ['legend', {}, 'Send me'],
    ['input', { role: 'switch', name: 'digest', checked: 'true' }],
    ['input', { role: 'switch', name: 'offers' }],
    ['button', { type: 'submit' }, 'Save'],
    ['div', {}, 'Saved'],
  ],
}
