import type { HttpContext } from '@adonisjs/core/http'
import { listProjects } from '#services/projects'

/** Shows figures about all projects, and the projects that match a filter. */
export default class OverviewController {
  index({ request, view, session }: HttpContext) {
    const all = listProjects(session)
    const tasks = all.flatMap((project) => project.tasks)
    const name = toTexts(request.input('q')).join(' ')
    const statuses = toTexts(request.input('status'))
    const projects = all.filter(
      (project) =>
        project.name.toLowerCase().includes(name.toLowerCase()) &&
        (statuses.length === 0 || statuses.includes(project.status)),
    )
    return view.render('pages/overview', {
      projects,
      filter: { q: name, status: statuses },
      isFiltered: name !== '' || statuses.length > 0,
      total: all.length,
      openTasks: tasks.filter(({ isDone }) => !isDone).length,
      late: all.filter(({ status }) => status === 'late').length,
      budget: all.reduce((sum, project) => sum + (project.budget ?? 0), 0),
    })
  }
}

/** Keeps only the strings, because a query string can also contain objects. */
function toTexts(input: unknown): string[] {
  return [input].flat().filter((item) => typeof item === 'string')
}
