import type { KnownNames } from './known-names.ts'

/** A placeholder for any component in a rule about all of them. */
const placeholder = /^name(\.part)?$/

/** Returns names in code that do not exist: tags, commands, custom properties, parts. */
export function checkNames(code: string, known: KnownNames): string[] {
  const { catalog, parts, commands, variables, agents } = known
  const { namespace } = catalog.library
  const all = (pattern: string) => [...code.matchAll(new RegExp(pattern, 'g'))]
  const names = new Set(parts.map(({ name }) => name))
  const elements = new Set(parts.flatMap((part) => part.parts.map(({ name }) => name)))
  const missing: string[] = []
  for (const [, name] of all(`\\bx-${namespace}::([a-z][\\w.-]*\\w)`)) {
    if (!names.has(name!) && !placeholder.test(name!)) missing.push(`<x-${namespace}::${name}>`)
  }
  for (const [, name] of all(`\\bdata-${namespace}=["']([^"']+)["']`)) {
    if (!names.has(name!)) missing.push(`data-${namespace}="${name}"`)
  }
  for (const [, name] of all(`\\bdata-${namespace}-part=["']([^"']+)["']`)) {
    if (!elements.has(name!)) missing.push(`data-${namespace}-part="${name}"`)
  }
  for (const [name] of all(`--${namespace}-[a-z][\\w-]*\\w`)) {
    if (!variables.has(name)) missing.push(name)
  }
  for (const [, name, rest] of all(`\\bnode ace (${namespace}:[\\w-]+)([^\\n&|#]*)`)) {
    const options = commands.get(name!)
    if (!options) missing.push(name!)
    for (const [, option, value] of rest!.matchAll(/(--[\w-]+)(?:=(\S+))?/g)) {
      if (options && !options.includes(option!)) missing.push(`${name} ${option}`)
      if (option !== '--agents') continue
      const others = value!.split(',').filter((agent) => !agents.includes(agent))
      missing.push(...others.map((agent) => `--agents=${agent}`))
    }
  }
  return missing
}
