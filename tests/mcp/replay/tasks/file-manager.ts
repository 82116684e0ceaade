import type { Task } from '../task.ts'

/** Folders, files and an upload. */
export const fileManager: Task = {
  goal: 'File manager with folders, upload and a menu on each file',
  async solve({ plan }) {
    const { tree, list, dropdown, file, form, button } = await plan(
      'File manager with folders, upload and a menu on each file',
      {
        tree: 'tree',
        list: 'list',
        dropdown: 'dropdown',
        file: 'file',
        form: 'form',
        button: 'button',
      },
    )
    return [
      tree.tag({ label: 'Folders' }, [
        tree
          .part('item')
          .tag({ title: 'Contracts', open: true }, [
            tree.part('item').tag({ title: '2026', href: '/files/2026' }),
          ]),
      ]),
      list.tag({ divided: true }, [
        list
          .part('item')
          .tag({ title: 'offer.pdf', icon: 'file' }, [
            list
              .part('item')
              .slot(
                'actions',
                dropdown.tag(
                  { id: 'offer', label: 'Actions' },
                  dropdown.part('item').tag({ href: '/files/1' }, 'Download'),
                ),
              ),
          ]),
      ]),
      form.tag({ action: '/files', files: true }, [
        file.tag({ label: 'Documents', name: 'documents', multiple: true }),
        button.tag({ type: 'submit' }, 'Upload'),
      ]),
    ].join('\n')
  },
  demands: [
    ['a', { href: '/files/2026' }, '2026'],
    ['a', { href: '/files/1' }, 'Download'],
    ['form', { encType: 'multipart/form-data' }],
    ['input', { type: 'file', multiple: 'true' }],
  ],
}
