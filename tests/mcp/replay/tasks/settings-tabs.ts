import type { Task } from '../task.ts'

/** Tabs with controls in their panels. */
export const settingsTabs: Task = {
  goal: 'A settings page with a tab for the profile and one for notices',
  async solve({ plan }) {
    const { tabs, input, toggle } = await plan({
      tabs: 'tabs',
      input: 'input',
      toggle: 'switch',
    })
    const tab = tabs.part('tab')
    const panel = tabs.part('panel')
    return tabs.tag({ label: 'Settings', value: 'notices' }, [
      tab.tag({ value: 'profile' }, 'Profile'),
      tab.tag({ value: 'notices' }, 'Notices'),
      panel.tag({ value: 'profile' }, input.tag({ label: 'Name', name: 'name' })),
      panel.tag({ value: 'notices' }, toggle.tag({ label: 'Weekly digest', name: 'digest' })),
    ])
  },
  demands: [
    ['a', {}, 'Profile'],
    ['a', {}, 'Notices'],
    ['input', { name: 'name', type: 'text' }],
    ['input', { name: 'digest', type: 'checkbox', role: 'switch' }],
  ],
}
