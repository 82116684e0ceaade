import type { Prop } from '../../../engine/tags/index.ts'
import { globSync, readFileSync } from 'node:fs'
import { htmlElementAttributes } from 'html-element-attributes'
import { agents } from '../../../engine/catalog/clients.ts'
import { listEntries } from '../../../engine/catalog/groups.ts'
import { toAttributeName } from '../../../engine/tags/props/prop.ts'
import type { Catalog } from '../../../engine/schema/catalog.ts'
import type { Component, SubComponent } from '../../../engine/schema/component.ts'
import { toTokenVariable } from '../../../engine/library/tokens/tokens-css.ts'

/** All names that a text about a library may mention. */
export type KnownNames = {
  catalog: Catalog
  parts: (Component | SubComponent)[]
  /**
   * Props by their attribute; only those of one component and its sub-components, if it is given
   */
  findProps: (attribute: string, component?: string) => Prop[]
  /** Attributes of HTML elements */
  html: ReadonlySet<string>
  /** Options of each console command */
  commands: ReadonlyMap<string, string[]>
  events: ReadonlySet<string>
  /** Configuration keys, and the objects that contain them */
  keys: ReadonlySet<string>
  /** Custom properties of the tokens and the stylesheets */
  variables: ReadonlySet<string>
  agents: string[]
}

/**
 * Collects all names of a library; `styles` is a glob of files that may declare custom properties.
 */
export function toKnownNames(catalog: Catalog, styles: string): KnownNames {
  const { library, tokens, commands, scripts } = catalog
  const parts = listEntries(catalog)
  const isOf = (name: string, component?: string) =>
    component === undefined || name === component || name.startsWith(`${component}.`)
  const keys = parts.flatMap(({ props }) =>
    props.flatMap(({ defaultFrom }) => defaultFrom?.config ?? []),
  )
  const written = globSync(styles).flatMap(
    (file) => readFileSync(file, 'utf8').match(/--[a-z][\w-]*/g) ?? [],
  )
  return {
    catalog,
    parts,
    findProps: (attribute, component) =>
      parts
        .filter(({ name }) => isOf(name, component))
        .flatMap(({ props }) => props)
        .filter(({ name }) => toAttributeName(name) === attribute),
    html: new Set(['role', ...Object.values(htmlElementAttributes).flat()]),
    commands: new Map(
      commands.map(({ name, options }) => [name, options.map((option) => option.name)]),
    ),
    events: new Set(scripts.flatMap(({ events }) => events.map(({ name }) => name))),
    keys: new Set(keys.flatMap((key) => [key, key.slice(0, key.lastIndexOf('.'))])),
    variables: new Set([
      ...tokens.flatMap((group) =>
        group.tokens.map((token) => toTokenVariable(library, group, token)),
      ),
      ...written,
    ]),
    agents: Object.keys(agents),
  }
}
