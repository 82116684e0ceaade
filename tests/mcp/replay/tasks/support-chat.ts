import type { Task } from '../task.ts'

/** A conversation, and a field to answer. */
export const supportChat: Task = {
  goal: 'Chat between a customer and support',
  async solve({ plan }) {
    const { chat, form, textarea, button } = await plan('Chat between a customer and support', {
      chat: 'chat',
      form: 'form',
      textarea: 'textarea',
      button: 'button',
    })
    return [
      chat.tag({ label: 'Conversation' }, [
        chat.part('message').tag({ author: 'Ada', text: 'My invoice is missing.' }),
        chat.part('message').tag({ author: 'Support', own: true, text: 'Here it is.' }),
      ]),
      form.tag({ action: '/messages' }, [
        textarea.tag({ label: 'Message', name: 'text', ':rows': '3', autosize: true }),
        button.tag({ type: 'submit', icon: 'send' }, 'Send'),
      ]),
    ].join('\n')
  },
  demands: [
    ['li', {}, 'My invoice is missing.'],
    ['li', {}, 'Here it is.'],
    ['textarea', { name: 'text', rows: '3' }],
    ['button', { type: 'submit' }, 'Send'],
  ],
}
