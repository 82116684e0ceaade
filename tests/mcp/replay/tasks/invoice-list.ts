import { swap } from '../swap.ts'
import type { Task } from '../task.ts'

/** A list with filters, and a question before a row is deleted. */
export const invoiceList: Task = {
  goal: 'Invoice list with filters and delete',
  async solve({ plan, start }) {
    const { table, pagination, form, input, select, button, confirm } = await plan(
      'Invoice list with filters and delete',
      {
        table: 'table',
        pagination: 'pagination',
        form: 'form',
        input: 'input',
        select: 'select',
        button: 'button',
        confirm: 'confirm',
      },
    )
    const filters = form.tag({ method: 'get', action: '/invoices' }, [
      input.tag({ label: 'Search', name: 'q', type: 'search' }),
      select.tag({ label: 'State', name: 'state', ':options': "['Open', 'Paid']" }),
      button.tag({ type: 'submit' }, 'Filter'),
    ])
    const rows =
      "[{ id: 1, number: 'R-1', state: 'Open' }, { id: 2, number: 'R-2', state: 'Paid' }]"
    const column = table.part('column')
    return [
      filters,
      table.tag({ caption: 'Invoices', ':rows': rows }, [
        column.tag({ name: 'number', label: 'Number', 'row-header': true }),
        column.tag({ name: 'state', label: 'State' }),
      ]),
      pagination.tag({ ':page': '1', ':pages': '3' }),
      swap(await start(confirm, 'confirm'), {
        'Delete invoice 2041?': 'Delete the invoice?',
      }),
    ].join('\n')
  },
  demands: [
    ['input', { name: 'q', type: 'search' }],
    ['select', { name: 'state' }, 'Paid'],
    ['caption', {}, 'Invoices'],
    ['a', {}, '3'],
    ['dialog', { role: 'alertdialog' }, 'Cancel'],
    ['a', { dataKitConfirm: 'Delete the invoice?' }],
  ],
}
