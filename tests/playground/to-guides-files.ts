import { readFileSync } from 'node:fs'
import { buildSync } from 'esbuild'
import type { AppFile } from '../../engine/site/app-files.ts'

/**
 * Replaces the model mixin of `@adonisjs/auth`, which needs a database: it has one user, and
 * reports wrong credentials in two places like the package.
 */
const user = `import { Exception } from '@adonisjs/core/exceptions'
import { HttpContext } from '@adonisjs/core/http'

class InvalidCredentials extends Exception {
  static code = 'E_INVALID_CREDENTIALS'
  async handle(error: this, { session, response }: HttpContext) {
    session.flashExcept(['_csrf', '_method', 'password', 'password_confirmation'])
    session.flash('error', error.message)
    session.flashErrors({ E_INVALID_CREDENTIALS: error.message })
    response.redirect('back', true)
  }
}

export default class User {
  static async verifyCredentials(email: string, password: string): Promise<User> {
    if (email === 'ada@example.com' && password === 'engine') return new User()
    throw new InvalidCredentials('Invalid user credentials')
  }

  static async create(_: { fullName: string; email: string; password: string }): Promise<User> {
    return new User()
  }
}

HttpContext.getter('auth', function (this: HttpContext) {
  const { session } = this
  return {
    use: () => ({
      login: async () => session.put('user', 'Ada'),
      logout: async () => session.forget('user'),
    }),
    getUserOrFail: () => ({ id: 1 }),
  }
})

declare module '@adonisjs/core/http' {
  interface HttpContext {
    auth: {
      use(guard: 'web'): {
        login(user: User, remember?: boolean): Promise<void>
        logout(): Promise<void>
      }
      getUserOrFail(): { id: number }
    }
  }
}
`

/** A route that rejects everybody like the middleware of `@adonisjs/auth`, but without its redirect. */
const guarded = `
import { Exception } from '@adonisjs/core/exceptions'

router.get('/guarded', () => {
  throw new Exception('Unauthorized access', { code: 'E_UNAUTHORIZED_ACCESS', status: 401 })
})
`

const layout = 'resources/views/components/layout.edge'

/** Where the layout loads the scripts of guides, as an application's own bundle. */
const bundle = '/app.js'

/** Returns the layout as in starter kits: it shows a flashed error, and who is signed in. */
function toLayout(text: string): string {
  const place = /^.*flashMessages\.has\('success'\)/m
  if (!place.test(text)) throw new Error(`Cannot find the flashed message in ${layout}.`)
  const parts = [
    `@if(flashMessages.has('error'))`,
    `<x-kit::alert color="danger" :title="flashMessages.get('error')" />`,
    '@end',
    `@if(session.has('user'))`,
    `<x-kit::form id="sign-out" action="/logout"><x-kit::button type="submit">Sign out {{ session.get('user') }}</x-kit::button></x-kit::form>`,
    '@end',
  ]
  return text
    .replace(place, (line) => [...parts, line].join('\n'))
    .replace('</head>', (tag) => `<script type="module" src="${bundle}"></script>\n${tag}`)
}

/** Bundles the scripts of an application, which Vite does for its readers. */
function toBundle(files: Record<string, string>): string {
  const scripts = Object.keys(files).filter((path) => path.startsWith('resources/js/'))
  const contents = scripts.map((path) => files[path]).join('\n')
  const stdin = { contents, resolveDir: '.' }
  const { outputFiles } = buildSync({ stdin, bundle: true, write: false, format: 'esm' })
  return outputFiles[0]!.text
}

/**
 * Returns the files of guides as files of the playground. Throws if two pages have the same file,
 * except for routes.
 */
export function toGuidesFiles(pages: AppFile[][]): Record<string, string> {
  const files = toAppFiles(pages)
  return {
    ...files,
    'start/routes.ts': files['start/routes.ts'] + guarded,
    [`public${bundle}`]: toBundle(files),
    [layout]: toLayout(readFileSync(`playground/${layout}`, 'utf8')),
  }
}

/** Routes of the playground that keep compiled templates, as in production: the tests change none. */
export function toCachingRoutes(routes: string): string {
  return `${routes}\nimport edge from 'edge.js'\n\nedge.configure({ cache: true })\n`
}

/**
 * Returns the files of pages as files of the playground, which keeps its own routes and gets a
 * model of users. Throws if two pages have the same file, except for routes.
 */
export function toAppFiles(pages: AppFile[][]): Record<string, string> {
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
  // An application registers the routes of Transmit once.
  const register = 'transmit.registerRoutes()\n'
  const own = readFileSync('playground/start/routes.ts', 'utf8')
  const isAgain = Object.values(files).some((code) => code.includes(register))
  const manifest = JSON.parse(readFileSync('playground/package.json', 'utf8'))
  manifest.imports['#models/*'] = './app/models/*.js'
  return {
    ...files,
    'package.json': JSON.stringify(manifest),
    'app/models/user.ts': user,
    'start/routes.ts': toCachingRoutes(
      `${isAgain ? own.replace(register, '') : own}\n${routes.join('')}`,
    ),
  }
}
