/** Where a library keeps its files in a project, from the project's folder. */
export function toProjectPaths(namespace: string) {
  return {
    config: `config/${namespace}.ts`,
    schema: `.${namespace}-schema.json`,
    rules: `.cursor/rules/${namespace}.mdc`,
    agents: 'AGENTS.md',
  }
}
