import type { Task } from '../task.ts'

/** People in rows, each with a menu. */
export const userAdministration: Task = {
  goal: 'User administration with avatar, role, last login and suspend',
  async solve({ plan }) {
    const { table, avatar, badge, time, dropdown } = await plan(
      'User administration with avatar, role, last login and suspend',
      {
        table: 'table',
        avatar: 'avatar',
        badge: 'badge',
        time: 'time',
        dropdown: 'dropdown',
      },
    )
    const column = table.part('column')
    const rows = "[{ id: 7, name: 'Ada', role: 'Owner', seen: '2026-02-03T10:00:00Z' }]"
    const cell = (name: string, content: string) =>
      column.tag({ label: name }, `<x-slot:cell let="row">${content}</x-slot:cell>`)
    return table.tag({ caption: 'Users', ':rows': rows }, [
      cell('Person', avatar.tag({ ':name': 'row.name', size: 'sm' })),
      cell('Role', badge.tag({ color: 'info' }, '{{ row.role }}')),
      cell('Last login', time.tag({ ':value': 'row.seen', format: 'date' })),
      cell(
        'Actions',
        dropdown.tag({ id: 'actions', label: 'Actions' }, [
          dropdown.part('item').tag({ href: '/users/7/edit' }, 'Edit'),
          dropdown.part('item').tag({ href: '/users/7/suspend', color: 'danger' }, 'Suspend'),
        ]),
      ),
    ])
  },
  demands: [
    ['caption', {}, 'Users'],
    ['span', { dataKit: 'avatar' }],
    ['span', { dataKit: 'badge' }, 'Owner'],
    ['time', {}, '2026'],
    ['a', { href: '/users/7/suspend' }, 'Suspend'],
  ],
}
