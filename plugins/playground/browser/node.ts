/**
 * Stands in for the modules of Node in the browser, as far as Edge and components use them. Files
 * are the templates of the library, which are in memory.
 */
import { files } from './files.ts'
import { requireModule } from './modules.ts'

export const EOL = '\n'
export const sep = '/'

export const existsSync = (path: string): boolean => files.has(path)
export const readdirSync = (): string[] => []

export function readFileSync(path: string): string {
  const text = files.read(path)
  if (text !== undefined) return text
  throw Object.assign(new Error(`no such file "${path}"`), { code: 'ENOENT' })
}

export const isAbsolute = (path: string): boolean => path.startsWith('/')
export const fileURLToPath = (url: string | URL): string => new URL(url).pathname
export const basename = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
export const extname = (path: string): string => /\.[^./]*$/.exec(path)?.[0] ?? ''
export const relative = (from: string, to: string): string =>
  to.startsWith(`${from}/`) ? to.slice(from.length + 1) : to

export function join(...parts: string[]): string {
  const path = new URL(parts.join('/').replace(/\/+/g, '/'), 'file:///').pathname
  return decodeURIComponent(path)
}

export const createRequire = () => requireModule

// Edge's helpers import these, and call none of them while rendering.
export const Buffer = undefined
export const createHash = undefined
export const execFile = undefined
export const promisify = (): undefined => undefined
export const randomBytes = undefined
export const randomUUID = (): string => crypto.randomUUID()
export const realpath = undefined
export const timingSafeEqual = undefined
// Only the cache of production uses it.
export const types = undefined
