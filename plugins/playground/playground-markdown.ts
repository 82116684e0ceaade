import { toMarkdownPath } from '@kit-edge/engine/catalog/paths.ts'
import { toDocsUrl, toHostUrl } from '@kit-edge/engine/catalog/urls.ts'
import { parsePage, toRawMarkdown } from '@kit-edge/engine/library/markdown/index.ts'
import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'

/** Returns what the playground is for, in one or two sentences. */
export function describePlayground({ name }: Pick<Catalog['library'], 'name'>): string {
  return `Edit a template with the components of ${name} and see the result. Edge renders it in your browser.`
}

/**
 * Generates `/playground.md`: what the playground is for, and how to link to an example in it. The
 * playground is no page of the content, because a library has it without writing anything.
 */
export function toPlaygroundMarkdown({ library, components, routes }: Catalog): string {
  const description = describePlayground(library)
  const canonical = toHostUrl(library, '/playground')
  const [link] = components.flatMap(({ name, examples }) =>
    examples.map(({ id }) => `${toDocsUrl(library, '/playground')}#example=${name}/${id}`),
  )
  const gallery = routes.find(({ path }) => path === '/components')
  const paragraphs = [
    `${description} The playground needs JavaScript.`,
    link &&
      `A link can open an example in it: \`${link}\`. The part after \`example=\` is the name of a component, and the \`id\` of one of its examples in the JSON file of the component.`,
    gallery &&
      `To read the examples without a browser, start with [${gallery.title}](${toDocsUrl(library, toMarkdownPath(gallery.path))}).`,
  ]
  return toRawMarkdown({
    page: parsePage(paragraphs.filter(Boolean).join('\n\n'), { file: 'playground.md' }),
    frontMatter: {
      title: 'Playground',
      description,
      ...(canonical && { canonical_url: canonical }),
    },
    indexUrl: toDocsUrl(library, '/llms.txt'),
    rewrite: (url) => url,
  })
}
