import { swap } from '../swap.ts'
import type { Task } from '../task.ts'

/** A dialog that asks for confirmation. */
export const deleteConfirmation: Task = {
  goal: 'Ask before an invoice is deleted',
  async solve({ find, start }) {
    const confirm = await find('confirm before delete')
    return swap(await start(confirm, 'confirm'), {
      'Delete invoice 2041?': 'Delete the invoice?',
      'Its three reminders are deleted too. This cannot be undone.': 'Number 2041 is removed.',
    })
  },
  demands: [
    ['a', { dataKitConfirm: 'Delete the invoice?', dataColor: 'danger' }, 'Delete the invoice…'],
    ['a', { dataKitConfirmText: 'Number 2041 is removed.', dataKitConfirmMethod: 'delete' }, ''],
    ['dialog', { role: 'alertdialog' }, 'Cancel'],
  ],
}
