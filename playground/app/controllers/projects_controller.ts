import { unlink } from 'node:fs/promises'
import { errors } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { addProject, deleteProject, listProjects, setStatus } from '#services/projects'
import { createProjectValidator, updateProjectValidator } from '#validators/project'

/** Shows, creates, changes and deletes projects. */
export default class ProjectsController {
  show(context: HttpContext) {
    return context.view.render('pages/projects/show', findProject(context))
  }

  create({ view }: HttpContext) {
    return view.render('pages/projects/create')
  }

  async store({ request, response, session }: HttpContext) {
    // `/projects/create` is the form for a new project.
    const taken = ['create', ...listProjects(session).map(({ slug }) => slug)]
    const { brief, ...project } = await request.validateUsing(createProjectValidator, {
      meta: { taken },
    })
    // Keeps only the name of the file, because there is no storage.
    if (brief?.tmpPath) await unlink(brief.tmpPath)
    const members = project.members.flatMap(({ name }) => (name ? [{ name, role: 'Editor' }] : []))
    addProject(session, {
      ...project,
      brief: brief?.clientName ?? null,
      summary: project.summary ?? 'A new project without tasks.',
      members: [{ name: 'Ada', role: 'Owner' }, ...members],
      tasks: [],
    })
    session.flash('success', `${project.name} is ready.`)
    return response.redirect(`/projects/${project.slug}`)
  }

  async update(context: HttpContext) {
    const { request, response, session } = context
    const { project } = findProject(context)
    const { status } = await request.validateUsing(updateProjectValidator)
    setStatus(session, project.slug, status)
    session.flash('success', `The status of ${project.name} is changed.`)
    return response.redirect(`/projects/${project.slug}`)
  }

  destroy(context: HttpContext) {
    const { response, session } = context
    const { project } = findProject(context)
    deleteProject(session, project.slug)
    session.flash('success', `${project.name} is deleted.`)
    return response.redirect('/')
  }
}

/** Finds the project in the URL, and lists all projects. */
function findProject({ session, params, request }: HttpContext) {
  const projects = listProjects(session)
  const project = projects.find(({ slug }) => slug === params.slug)
  if (!project) throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
  return { project, projects }
}
