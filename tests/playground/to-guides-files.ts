import { readFileSync } from 'node:fs'
import type { AppFile } from '../site/list-app-files.ts'

/**
 * Stands for what `@adonisjs/auth` brings to a model, which needs a database: it knows nobody, and
 * answers as the package does when the credentials are wrong.
 */
const user = `import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'

class InvalidCredentials extends Exception {
  async handle(error: this, { session, response }: HttpContext) {
    session.flashExcept(['_csrf', '_method', 'password', 'password_confirmation'])
    session.flashErrors({ E_INVALID_CREDENTIALS: error.message })
    response.redirect('back', true)
  }
}

export default class User {
  static async verifyCredentials(_email: string, _password: string): Promise<User> {
    throw new InvalidCredentials('Invalid user credentials')
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    auth: { use(guard: 'web'): { login(user: User, remember?: boolean): Promise<void> } }
  }
}
`

/**
 * The files of pages as those of the playground, which keeps its own routes beside theirs. Two pages
 * with the same file are an error, unless it is that of the routes.
 */
export function toGuidesFiles(pages: AppFile[][]): Record<string, string> {
  const files: Record<string, string> = {}
  const routes: string[] = []
  for (const { path, code, place } of pages.flat()) {
    const isOfRoutes = path === 'start/routes.ts'
    const target = isOfRoutes ? `start/routes_${routes.length}.ts` : path
    if (target in files)
      throw new Error(`Cannot use \`${path}\` in \`${place}\`: it is there twice`)
    if (isOfRoutes) routes.push(`import './${target.slice('start/'.length, -'.ts'.length)}.js'\n`)
    files[target] = code
  }
  const manifest = JSON.parse(readFileSync('playground/package.json', 'utf8'))
  manifest.imports['#models/*'] = './app/models/*.js'
  return {
    ...files,
    'package.json': JSON.stringify(manifest),
    'app/models/user.ts': user,
    'start/routes.ts': `${readFileSync('playground/start/routes.ts', 'utf8')}\n${routes.join('')}`,
  }
}
