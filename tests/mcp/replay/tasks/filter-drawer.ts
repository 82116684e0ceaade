import type { Task } from '../task.ts'

/** A drawer with controls that a button opens. */
export const filterDrawer: Task = {
  goal: 'Filters of a list in a panel from the side: a state, and some tags',
  async solve({ plan }) {
    const { drawer, button, form, select, boxes } = await plan({
      drawer: 'drawer',
      button: 'button',
      form: 'form',
      select: 'select',
      boxes: 'checkbox',
    })
    const fields = form.tag({ id: 'filter', method: 'get', action: '/projects' }, [
      select.tag({ label: 'State', name: 'state', ':options': "['Draft', 'Published']" }),
      boxes.part('group').tag({ legend: 'Tags', name: 'tags', ':options': "['Urgent', 'Late']" }),
      button.tag({ type: 'submit' }, 'Show'),
    ])
    return [
      button.tag({ opens: 'filters', icon: 'filter' }, 'Filter'),
      drawer.tag({ id: 'filters', title: 'Filter the projects', side: 'end' }, fields),
    ].join('\n')
  },
  demands: [
    ['button', { ariaHasPopup: 'dialog' }, 'Filter'],
    ['dialog', { id: 'filters' }, 'Filter the projects'],
    ['form', { method: 'get', action: '/projects' }],
    ['select', { name: 'state' }, 'Published'],
    ['legend', {}, 'Tags'],
    ['input', { type: 'checkbox', value: 'Urgent' }],
  ],
}
