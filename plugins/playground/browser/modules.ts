import { noteMissing } from './missing.ts'

/** The exports of a module. */
type Exports = Record<string, unknown>

/** Code of modules in CommonJS, by path in the library or by name of the package. */
const codes = new Map<string, string>()
const loaded = new Map<string, Exports>()

/** Provides a module that is already here. */
export function provideModule(id: string, exports: Exports): void {
  loaded.set(id, exports)
}

/** Adds the code of a module, which runs when it is first required. */
export function addModule(id: string, code: string): void {
  codes.set(id, code)
}

/**
 * Returns the exports of a module. Notes that it has to be loaded if it is not here yet.
 * @param from path of the module that requires it
 */
export function requireModule(specifier: string, from = ''): unknown {
  const id = toModuleId(specifier, from)
  const known = loaded.get(id)
  if (known) return known
  const code = codes.get(id)
  if (code === undefined) return failMissing(id)
  const module = { exports: {} as Exports }
  loaded.set(id, module.exports)
  const require = Object.assign((name: string) => requireModule(name, id), { resolve })
  try {
    new Function('require', 'module', 'exports', code)(require, module, module.exports)
  } catch (error) {
    // It may have required a module that is not here yet, and runs again.
    loaded.delete(id)
    throw error
  }
  loaded.set(id, module.exports)
  return module.exports
}
requireModule.resolve = resolve

function resolve(id: string): string {
  return loaded.has(id) || codes.has(id) ? id : failMissing(id)
}

function failMissing(id: string): never {
  noteMissing(id)
  const error = new Error(`Cannot find module '${id}' in the playground`)
  throw Object.assign(error, { code: 'MODULE_NOT_FOUND' })
}

function toModuleId(specifier: string, from: string): string {
  if (!specifier.startsWith('.')) return specifier
  return new URL(specifier, `file:///${from}`).pathname.slice(1)
}
