import { swap } from '../swap.ts'
import type { Task } from '../task.ts'

/** A form with a file input and a progress bar. */
export const fileUpload: Task = {
  goal: 'Upload pictures, and see how far it is',
  async solve({ plan, start }) {
    const { file, progress } = await plan({
      file: 'file',
      progress: 'progress',
    })
    const code = swap(await start(file, 'form'), { Picture: 'Pictures', picture: 'pictures' })
    return `${code}\n${progress.tag({ label: 'Uploaded', ':value': '40', 'show-value': true })}`
  },
  demands: [
    ['form', { encType: 'multipart/form-data' }],
    ['input', { type: 'file', name: 'pictures' }],
    ['label', {}, 'Pictures'],
    ['progress', { value: '40' }],
  ],
}
