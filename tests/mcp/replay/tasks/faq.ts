import type { Task } from '../task.ts'

/** Questions in an accordion. */
export const faq: Task = {
  goal: 'Frequently asked questions, one open at a time',
  async solve({ find }) {
    const accordion = await find('frequently asked questions')
    const item = accordion.part('item')
    return accordion.tag({ name: 'faq', ':level': '2' }, [
      item.tag({ title: 'Can I change the plan?', open: true }, 'At any time.'),
      item.tag({ title: 'Do you offer refunds?' }, 'Within 30 days.'),
    ])
  },
  demands: [
    ['details', { name: 'faq', open: 'true' }, 'At any time.'],
    ['summary', {}, 'Do you offer refunds?'],
    ['h2', {}, 'Can I change the plan?'],
  ],
}
