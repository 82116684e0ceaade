import type { Task } from '../task.ts'

/** A plan and what is used of it. */
export const billingPage: Task = {
  goal: 'Billing page with current plan, usage and payment method',
  async solve({ plan }) {
    const { card, meter, description, button } = await plan(
      'Billing page with current plan, usage and payment method',
      {
        card: 'card',
        meter: 'meter',
        description: 'description',
        button: 'button',
      },
    )
    return card.tag({ as: 'section' }, [
      card.part('header').tag({ title: 'Plan' }),
      meter.tag({ label: 'Seats', ':value': '7', ':max': '10' }),
      description.tag({}, [
        description.part('item').tag({ label: 'Card', value: 'Visa 4242' }),
        description.part('item').tag({ label: 'Renews', value: '1 March' }),
      ]),
      card.part('footer').tag({}, button.tag({ href: '/billing/plan' }, 'Change plan')),
    ])
  },
  demands: [
    ['section', { dataKit: 'card' }, 'Plan'],
    ['meter', { max: '10' }],
    ['dt', {}, 'Card'],
    ['dd', {}, 'Visa 4242'],
    ['a', { href: '/billing/plan' }, 'Change plan'],
  ],
}
