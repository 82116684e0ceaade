import type { HttpContext } from '@adonisjs/core/http'
import { listProjects } from '#services/projects'

/** What is going on in all projects. */
export default class OverviewController {
  index({ view, session }: HttpContext) {
    const projects = listProjects(session)
    const tasks = projects.flatMap((project) => project.tasks)
    return view.render('pages/overview', {
      projects,
      openTasks: tasks.filter(({ isDone }) => !isDone).length,
      late: projects.filter(({ status }) => status === 'late').length,
      budget: projects.reduce((sum, project) => sum + (project.budget ?? 0), 0),
    })
  }
}
