import type { Edge } from 'edge.js'
import { readLibrary } from '../../engine/io/read-library.ts'
import type { TagsPluginOptions } from '../../engine/tags/index.ts'
import { createRenderer } from '../../plugins/example/render-examples.ts'

/**
 * Returns a renderer for golden cases, in an application whose routes are named like their URLs.
 */
export async function createGoldenRenderer(
  options: Pick<TagsPluginOptions, 'production' | 'cache'> = {},
): Promise<Edge> {
  const edge = await createRenderer('kit', await readLibrary('kit'), options)
  const urlFor = (route: string, params: unknown = [], { qs = {} }: { qs?: object } = {}) => {
    const path = [...route.split('.'), ...Object.values(params as object)].join('/')
    const query = new URLSearchParams({ ...qs }).toString()
    return `/${path}${query && `?${query}`}`
  }
  edge.global('urlFor', urlFor)
  edge.global('formAttributes', (...route: Parameters<typeof urlFor>) => ({
    action: urlFor(...route),
    method: 'POST',
  }))
  return edge
}
