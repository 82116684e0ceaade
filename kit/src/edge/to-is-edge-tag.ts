import type { ParserContract, TagsContract } from 'edge.js/types'
import type { IsEdgeTag } from './is-edge-tag.ts'

/** Makes the test for the tags that an Edge instance has, with those that others claim. */
export function toIsEdgeTag(edgeTags: TagsContract, parser?: ParserContract): IsEdgeTag {
  return (name) => {
    const tag = edgeTags[name] ?? parser?.options.claimTag?.(name)
    return tag ? tag.seekable || 'bare' : false
  }
}
