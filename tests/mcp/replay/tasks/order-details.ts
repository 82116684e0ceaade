import type { Task } from '../task.ts'

/** One record with its parts. */
export const orderDetails: Task = {
  goal: 'Order details with line items, history and status',
  async solve({ plan }) {
    const { description, table, timeline, badge } = await plan(
      'Order details with line items, history and status',
      {
        description: 'description',
        table: 'table',
        timeline: 'timeline',
        badge: 'badge',
      },
    )
    const column = table.part('column')
    const item = description.part('item')
    return [
      badge.tag({ color: 'success' }, 'Shipped'),
      description.tag({ ':columns': '2' }, [
        item.tag({ label: 'Customer', value: 'Ada' }),
        item.tag({ label: 'Total', value: '€ 80' }),
      ]),
      table.tag({ caption: 'Items', ':rows': "[{ name: 'Lamp', price: 80 }]" }, [
        column.tag({ name: 'name', label: 'Item' }),
        column.tag({ name: 'price', label: 'Price', numeric: true }),
      ]),
      timeline.tag({}, [
        timeline.part('item').tag({ title: 'Ordered' }, 'On Monday'),
        timeline.part('item').tag({ title: 'Shipped', color: 'success' }, 'On Tuesday'),
      ]),
    ].join('\n')
  },
  demands: [
    ['span', { dataKit: 'badge' }, 'Shipped'],
    ['dt', {}, 'Customer'],
    ['td', {}, 'Lamp'],
    ['li', {}, 'On Tuesday'],
  ],
}
