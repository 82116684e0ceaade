import type { Task } from '../task.ts'

/** A card for each person. */
export const cardGrid: Task = {
  goal: 'The team as cards, each with a picture or initials, a name and a role',
  async solve({ plan }) {
    const { card, avatar, badge } = await plan(
      'The team as cards, each with a picture or initials, a name and a role',
      {
        card: 'card',
        avatar: 'avatar',
        badge: 'badge',
      },
    )
    const header = card.part('header')
    const one = card.tag({ as: 'article' }, [
      header.tag(
        { ':title': 'member.name', ':level': '2' },
        header.slot('actions', badge.tag({ color: 'info' }, '{{ member.role }}')),
      ),
      avatar.tag({ ':name': 'member.name', size: 'lg' }),
    ])
    return `@each(member in [{ name: 'Ada Lovelace', role: 'Owner' }, { name: 'Grace Hopper', role: 'Guest' }])\n${one}\n@end`
  },
  demands: [
    ['article', { dataKit: 'card' }, 'Ada Lovelace'],
    ['h2', {}, 'Grace Hopper'],
    ['span', { dataKit: 'badge', dataColor: 'info' }, 'Owner'],
    ['span', { dataKit: 'avatar' }, 'GH'],
  ],
}
