import type { Task } from '../task.ts'

/** An empty state with a first action. */
export const emptyState: Task = {
  goal: 'What the list of projects shows while there are none, with a button to add one',
  async solve({ plan }) {
    const { empty, button } = await plan(
      'What the list of projects shows while there are none, with a button to add one',
      {
        empty: 'empty state',
        button: 'call to action',
      },
    )
    return empty.tag({ title: 'No projects yet', icon: 'folder-plus', ':level': '2' }, [
      empty.slot('actions', button.tag({ href: '/projects/new', icon: 'plus' }, 'New project')),
    ])
  },
  demands: [
    ['h2', {}, 'No projects yet'],
    ['a', { href: '/projects/new' }, 'New project'],
  ],
}
