import { swap } from '../swap.ts'
import type { Task } from '../task.ts'

/** A dialog that asks for confirmation. */
export const deleteConfirmation: Task = {
  goal: 'Ask before an invoice is deleted',
  async solve({ find, start }) {
    const modal = await find('confirm before delete')
    return swap(await start(modal, 'confirm'), {
      'the project': 'the invoice',
      'Its 12 files and their history are removed.': 'Number 2041 is removed.',
    })
  },
  demands: [
    ['dialog', { role: 'alertdialog' }, 'Delete the invoice?'],
    ['dialog', {}, 'Number 2041 is removed.'],
    ['button', {}, 'Keep it'],
    ['button', { dataColor: 'danger' }, 'Delete'],
  ],
}
