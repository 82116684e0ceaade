import type { Catalog } from '../../schema/catalog.ts'
import type { Component } from '../../schema/component.ts'
import { fileSchemas, type ApiMapFile, type FileSchemaName } from '../../schema/files.ts'
import { toTokenVariable } from '../../library/tokens/tokens-css.ts'
import { toolSchemas } from '../../schema/answers.ts'
import { toServerCommand } from '../../catalog/clients.ts'
import {
  findHeadingPath,
  findScriptPath,
  toComponentPath,
  toMarkdownPath,
  toSchemaPath,
} from '../../catalog/paths.ts'
import { listByCategory } from '../../catalog/groups.ts'
import { toDigest, toFileHead } from './json-file.ts'

/** Generates `/api-map.json`: everything in the library once, with the path of its page. */
export function toApiMapFile(catalog: Catalog): ApiMapFile {
  const { library } = catalog
  const content = {
    entryPoints: {
      components: '/components.json',
      componentsIndex: '/components/index.json',
      llms: '/llms.txt',
      llmsFull: '/llms-full.txt',
      tokens: '/tokens.json',
      tokensResolver: '/tokens.resolver.json',
      schemas: (Object.keys(fileSchemas) as FileSchemaName[]).map(toSchemaPath),
      mcp: {
        transport: 'stdio' as const,
        ...toServerCommand(library.namespace),
        tools: Object.keys(toolSchemas),
      },
    },
    groups: [
      toComponentsGroup(catalog),
      toScriptsGroup(catalog),
      toDocsGroup(catalog),
      toCommandsGroup(catalog),
      toTokensGroup(catalog),
    ] satisfies ApiMapFile['groups'],
  }
  return {
    ...toFileHead(catalog, 'api-map'),
    docsBase: library.docsUrl ?? library.docsFolder ?? '',
    digest: toDigest(content),
    ...content,
  }
}

function toComponentsGroup(catalog: Catalog): ApiMapFile['groups'][0] {
  return {
    id: 'components',
    title: 'Components',
    count: catalog.components.length,
    groups: listByCategory(catalog).map(({ name, components }) => ({
      id: name.toLowerCase().replaceAll(' ', '-'),
      title: name,
      count: components.length,
      items: components.map(toComponentItem),
    })),
  }
}

function toComponentItem({ name, tag, summary, script, subComponents }: Component) {
  const path = toComponentPath(name)
  return {
    id: name,
    tag,
    summary,
    path,
    markdown: toMarkdownPath(path),
    json: `${path}.json`,
    script,
    items: subComponents.map((sub) => ({
      id: sub.name,
      tag: sub.tag,
      summary: sub.summary,
      path: toComponentPath(sub.name),
    })),
  }
}

function toScriptsGroup({
  library,
  scripts,
  components,
  routes,
}: Catalog): ApiMapFile['groups'][1] {
  return {
    id: 'scripts',
    title: 'Client scripts',
    count: scripts.length,
    items: scripts.map(({ name, summary, attributes, events, methods, options }) => {
      const usedBy = components.filter(({ script }) => script === name).map((user) => user.name)
      return {
        id: name,
        import: `${library.package}/scripts/${name}`,
        summary,
        options,
        methods,
        events,
        attributes,
        usedBy,
        path: findScriptPath({ routes, components }, name),
      }
    }),
  }
}

function toDocsGroup({ routes }: Catalog): ApiMapFile['groups'][2] {
  return {
    id: 'docs',
    title: 'Documentation',
    count: routes.length,
    items: routes.map(({ id, title, path, headings }) => ({
      id,
      title,
      path,
      markdown: toMarkdownPath(path),
      headings,
    })),
  }
}

function toCommandsGroup({ commands, routes }: Catalog): ApiMapFile['groups'][3] {
  return {
    id: 'commands',
    title: 'Console commands',
    count: commands.length,
    items: commands.map(({ name, description, arguments: args, options, readOnly }) => ({
      id: name,
      summary: description,
      arguments: args.map((argument) => argument.name),
      options: options.map((option) => option.name),
      readOnly,
      path: findHeadingPath(routes, name),
    })),
  }
}

function toTokensGroup({ library, tokens }: Catalog): ApiMapFile['groups'][4] {
  return {
    id: 'tokens',
    title: 'Design tokens',
    count: tokens.reduce((count, group) => count + group.tokens.length, 0),
    items: tokens.map((group) => ({
      id: group.name,
      description: group.description,
      variables: group.tokens.map((token) => toTokenVariable(library, group, token)),
    })),
  }
}
