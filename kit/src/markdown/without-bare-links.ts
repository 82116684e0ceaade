import type { Data } from 'unified'

/** What parses a text: extensions of micromark, and of what makes a tree of its tokens. */
export type Extensions = Pick<Data, 'micromarkExtensions' | 'fromMarkdownExtensions'>

type Syntax = NonNullable<Data['micromarkExtensions']>[number]

/** What every text contains in which an address is a link without being marked as one. */
const mayHave = /https?:\/\/|www\.|[-.\w+]@/i

/** The constructs of GFM for such addresses. */
const constructs = ['emailAutolink', 'protocolAutolink', 'wwwAutolink']

/**
 * The extensions without those that look for bare addresses, if there is none in the text: looking
 * at each letter takes as long as all the rest.
 */
export function withoutBareLinks(text: string, extensions: Extensions): Extensions {
  if (mayHave.test(text)) return extensions
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = extensions
  return {
    micromarkExtensions: micromarkExtensions.map(withoutConstructs),
    fromMarkdownExtensions: fromMarkdownExtensions
      .flat()
      .filter(({ enter }) => !enter || !('literalAutolink' in enter)),
  }
}

function withoutConstructs(extension: Syntax): Syntax {
  const kept = Object.entries(extension.text ?? {}).flatMap(([code, value]) => {
    const others = [value ?? []].flat().filter(({ name = '' }) => !constructs.includes(name))
    return others.length ? [[code, others]] : []
  })
  return { ...extension, text: Object.fromEntries(kept) }
}
