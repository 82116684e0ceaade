import type { Task } from '../task.ts'

/** The navigation of an application, and the breadcrumbs of the current page. */
export const appShell: Task = {
  goal: 'The frame of an application: a side navigation, and where the page stands',
  async solve({ plan }) {
    const { nav, trail, page } = await plan(
      'The frame of an application: a side navigation, and where the page stands',
      {
        nav: 'nav',
        trail: 'breadcrumbs',
        page: 'page',
      },
    )
    const link = nav.part('item')
    const step = trail.part('item')
    return [
      nav.tag({ label: 'Main' }, [
        link.tag({ href: '/projects', icon: 'folder', current: true }, 'Projects'),
        link.tag({ href: '/team', icon: 'users' }, 'Team'),
      ]),
      trail.tag({}, [
        step.tag({ href: '/' }, 'Home'),
        step.tag({ href: '/projects' }, 'Projects'),
        step.tag({}, 'Atlas'),
      ]),
      page.tag({}, page.part('header').tag({ title: 'Atlas' })),
    ].join('\n')
  },
  demands: [
    ['nav', { ariaLabel: 'Main' }],
    ['a', { href: '/projects', ariaCurrent: 'page' }, 'Projects'],
    ['a', { href: '/' }, 'Home'],
    ['h1', {}, 'Atlas'],
  ],
}
