import type { Task } from '../task.ts'

/** Figures and a chart. */
export const salesDashboard: Task = {
  goal: 'Dashboard with key figures, a chart of sales and the latest orders',
  async solve({ plan }) {
    const { grid, stat, chart, card, table } = await plan(
      'Dashboard with key figures, a chart of sales and the latest orders',
      {
        grid: 'grid',
        stat: 'stat',
        chart: 'chart',
        card: 'card',
        table: 'table',
      },
    )
    const column = table.part('column')
    return [
      grid.tag({ ':columns': '2' }, [
        stat.tag({ label: 'Sales', value: '€ 4,200', change: '12 %', direction: 'up' }),
        stat.tag({ label: 'Orders', value: '31' }),
      ]),
      card.tag({}, [
        card.part('header').tag({ title: 'Sales by month' }),
        chart.tag({
          type: 'bar',
          caption: 'Sales by month',
          ':labels': "['Jan', 'Feb']",
          ':values': '[3, 5]',
        }),
      ]),
      table.tag({ caption: 'Latest orders', ':rows': '[{ id: 1, total: 40 }]' }, [
        column.tag({ name: 'id', label: 'Order' }),
        column.tag({ name: 'total', label: 'Total', numeric: true }),
      ]),
    ].join('\n')
  },
  demands: [
    ['dt', {}, 'Sales'],
    ['h3', {}, 'Sales by month'],
    ['svg', {}],
    ['caption', {}, 'Latest orders'],
  ],
}
