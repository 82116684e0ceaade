import { swap } from '../swap.ts'
import type { Task } from '../task.ts'

/** A list with many pages. */
export const sortedTable: Task = {
  goal: 'A table of invoices that can be sorted, with pages',
  async solve({ plan, start }) {
    const { table, pagination } = await plan('A table of invoices that can be sorted, with pages', {
      table: 'table',
      pagination: 'pagination',
    })
    const code = swap(await start(table, 'sort'), {
      Projects: 'Invoices',
      Project: 'Customer',
      Budget: 'Amount',
      budget: 'amount',
    })
    const paginator = '{ currentPage: 2, lastPage: 5, perPage: 20, total: 98 }'
    return `${code}\n${pagination.tag({ ':paginator': paginator })}`
  },
  demands: [
    ['caption', {}, 'Invoices'],
    ['th', { scope: 'col', ariaSort: 'descending' }, 'Amount'],
    ['th', { scope: 'row' }, 'Atlas'],
    ['a', { ariaCurrent: 'page' }, '2'],
    ['a', {}, '5'],
  ],
}
