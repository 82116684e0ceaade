import type { Task } from '../task.ts'

/** A menu with a link, a separator and a form. */
export const actionsMenu: Task = {
  goal: 'A menu with the actions on a member: edit, and remove',
  async solve({ find }) {
    const menu = await find('menu of actions for a row')
    const item = menu.part('item')
    return menu.tag({ id: 'member-7', label: 'Actions for Ada', square: true, align: 'end' }, [
      item.tag({ icon: 'pencil', href: '/members/7/edit' }, 'Edit'),
      menu.part('separator').tag({}),
      item.tag({ href: '/members/7', method: 'delete', color: 'danger' }, 'Remove'),
    ])
  },
  demands: [
    ['button', { ariaLabel: 'Actions for Ada', ariaHasPopup: 'menu' }],
    ['a', { role: 'menuitem', href: '/members/7/edit' }, 'Edit'],
    ['form', { method: 'post' }, 'Remove'],
    ['button', { role: 'menuitem', type: 'submit' }, 'Remove'],
  ],
}
