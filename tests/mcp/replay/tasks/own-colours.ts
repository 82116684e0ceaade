import type { Task } from '../task.ts'

/** Tokens with an application's own values. */
export const ownColours: Task = {
  goal: 'Our violet in place of the main colour, with white on it',
  async solve({ find, variables }) {
    const button = await find('button')
    const [colour, onIt] = await variables('color.primary')
    return [
      `<style>:root { ${colour}: rebeccapurple; ${onIt}: white }</style>`,
      button.tag({ color: 'primary' }, 'Save'),
    ].join('\n')
  },
  demands: [
    ['style', {}, '--kit-color-primary: rebeccapurple'],
    ['style', {}, '--kit-color-primary-foreground: white'],
    ['button', { dataColor: 'primary' }, 'Save'],
  ],
}
