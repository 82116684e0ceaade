import { errors } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { addProject, listProjects } from '#services/projects'
import { createProjectValidator } from '#validators/project'

/** One project, and the form for a new one. */
export default class ProjectsController {
  show({ view, session, params, request }: HttpContext) {
    const project = listProjects(session).find(({ slug }) => slug === params.slug)
    if (!project) throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    return view.render('pages/projects/show', { project })
  }

  create({ view }: HttpContext) {
    return view.render('pages/projects/create')
  }

  async store({ request, response, session }: HttpContext) {
    // The form for a new project has an address of its own.
    const taken = ['create', ...listProjects(session).map(({ slug }) => slug)]
    const project = await request.validateUsing(createProjectValidator, { meta: { taken } })
    const members = project.members.flatMap(({ name }) => (name ? [{ name, role: 'Editor' }] : []))
    addProject(session, {
      ...project,
      summary: 'A new project without tasks.',
      status: 'draft',
      members: [{ name: 'Ada', role: 'Owner' }, ...members],
      tasks: [],
    })
    session.flash('success', `${project.name} is ready.`)
    return response.redirect(`/projects/${project.slug}`)
  }
}
