import type { Task } from '../task.ts'

/** A form with every kind of choice. */
export const signUp: Task = {
  goal: 'A sign-up form: country, plan, topics, and whether to get the newsletter',
  async solve({ plan }) {
    const { form, input, select, radios, boxes, toggle, button } = await plan(
      'A sign-up form: country, plan, topics, and whether to get the newsletter',
      {
        form: 'form',
        input: 'input',
        select: 'select',
        radios: 'radio',
        boxes: 'checkbox',
        toggle: 'switch',
        button: 'button',
      },
    )
    return form.tag({ id: 'sign-up', action: '/sign-up' }, [
      input.tag({ label: 'Email', name: 'email', type: 'email', required: true }),
      select.tag({
        label: 'Country',
        name: 'country',
        ':options': "{ de: 'Germany', fr: 'France' }",
      }),
      radios.part('group').tag({
        legend: 'Plan',
        name: 'plan',
        ':options': "['Solo', 'Team']",
        value: 'Team',
      }),
      boxes
        .part('group')
        .tag({ legend: 'Topics', name: 'topics', ':options': "['Edge', 'Lucid']" }),
      toggle.tag({ label: 'Send me news', name: 'news', checked: true }),
      button.tag({ type: 'submit' }, 'Sign up'),
    ])
  },
  request: { errors: { country: ['Choose a country.'] }, old: { plan: 'Solo', topics: ['Edge'] } },
  demands: [
    ['select', { name: 'country', ariaInvalid: 'true' }, 'Germany'],
    ['input', { type: 'radio', name: 'plan', value: 'Solo', checked: 'true' }],
    ['legend', {}, 'Plan'],
    ['input', { type: 'checkbox', value: 'Edge', checked: 'true' }],
    ['input', { role: 'switch', name: 'news' }],
    ['button', { type: 'submit' }, 'Sign up'],
  ],
}
