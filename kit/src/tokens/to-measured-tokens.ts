import type { MeasuredTokenGroup, TokenGroup } from '../schema/tokens.ts'
import { listContrasts } from './list-contrasts.ts'

/** The groups of tokens with the contrast of every colour that names what it is read against. */
export function toMeasuredTokens(groups: TokenGroup[]): MeasuredTokenGroup[] {
  const contrasts = new Map(
    listContrasts(groups).map(({ name, light, dark }) => [name, { light, dark }]),
  )
  return groups.map((group) => {
    if (group.type !== 'color') return group
    return {
      ...group,
      tokens: group.tokens.map((token) => {
        const contrast = contrasts.get(token.name)
        return contrast ? { ...token, contrast } : token
      }),
    }
  })
}
