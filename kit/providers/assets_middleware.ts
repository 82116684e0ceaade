import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { library } from '../library.ts'

const build = fileURLToPath(new URL('..', import.meta.url))
const folder = `${build}scripts`
const scripts = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.js')) : []
/** Files of the package by the path that they are served at. */
const files = new Map(
  ['styles.css', 'scripts.js', ...scripts.map((name) => `scripts/${name}`)].map((name) => [
    `/${library.namespace}/${name}`,
    `${build}${name}`,
  ]),
)

/**
 * Serves the stylesheet and the client scripts of the installed package, for pages that are made
 * without a bundler. They are always those of the version whose templates are rendered.
 */
export default class AssetsMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn): Promise<unknown> {
    const file = files.get(request.url())
    if (!file || !['GET', 'HEAD'].includes(request.method())) return next()
    // Asked for again on each page, and answered with 304 while the package stays the same.
    response.header('Cache-Control', 'public, max-age=0')
    return response.download(file, true)
  }
}
