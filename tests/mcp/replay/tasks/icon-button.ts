import type { Task } from '../task.ts'

/** A button with only an icon. */
export const iconButton: Task = {
  goal: 'A button with only a bin on it, explained when the pointer is over it',
  async solve({ plan }) {
    const { button, tooltip } = await plan(
      'A button with only a bin on it, explained when the pointer is over it',
      {
        button: 'icon button',
        tooltip: 'hint on hover',
      },
    )
    return tooltip.tag(
      { text: 'Delete' },
      button.tag({ icon: 'trash-2', label: 'Delete', variant: 'ghost', color: 'danger' }),
    )
  },
  demands: [
    ['button', { ariaLabel: 'Delete', dataVariant: 'ghost', dataColor: 'danger' }],
    ['span', { role: 'tooltip' }, 'Delete'],
  ],
}
