import * as z from 'zod'

const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a name in kebab-case')
const description = z.string().min(1)

const oklch = z
  .tuple([z.number().min(0).max(1), z.number().min(0).max(0.4), z.number().min(0).lt(360)])
  .describe('OKLCH: lightness 0–1, chroma, hue in degrees')
const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) })
const time = z.number().min(0).max(1)
const shadowLayer = z.strictObject({
  x: dimension,
  y: dimension,
  blur: dimension,
  spread: dimension,
  alpha: z.number().min(0).max(1).describe('Opacity of the black shadow, from 0 to 1'),
})

function group<T extends string, V extends z.ZodType>(type: T, token: V) {
  return z.strictObject({ name, type: z.literal(type), description, tokens: z.array(token) })
}

function single<V extends z.ZodType>(value: V) {
  return z.strictObject({ name, value, description: description.optional() })
}

const colorSchema = z.strictObject({
  name,
  light: oklch,
  dark: oklch,
  description,
  pairsWith: name.optional().describe('Name of the colour behind it, to check the contrast'),
  minContrast: z.number().default(4.5).describe('Minimum WCAG contrast ratio of the pair'),
  aliases: z.array(name).optional().describe('Names of the same colour in other libraries'),
})

/** A colour in the catalog, with its contrast, which is always computed by the build. */
const measuredColorSchema = colorSchema.extend({
  contrast: z
    .strictObject({ light: z.number(), dark: z.number() })
    .optional()
    .describe('WCAG contrast ratio with `pairsWith`'),
})

const plainGroups = [
  group('dimension', single(dimension)),
  group('duration', single(z.strictObject({ value: z.number(), unit: z.literal('ms') }))),
  group('fontFamily', single(z.array(z.string()).min(1))),
  group('fontWeight', single(z.number().int().min(1).max(1000))),
  group('number', single(z.number())),
  group('cubicBezier', single(z.tuple([time, z.number(), time, z.number()]))),
  group('shadow', single(z.array(shadowLayer).min(1))),
] as const

/** A group of design tokens of one type, as a library author writes it in `tokens.ts`. */
export const tokenGroupSchema = z.discriminatedUnion('type', [
  group('color', colorSchema),
  ...plainGroups,
])

/** All groups of tokens in the catalog. */
export const measuredTokensSchema = z.array(
  z.discriminatedUnion('type', [group('color', measuredColorSchema), ...plainGroups]),
)

/** All groups of tokens of a library. Names are unique, and every pair names a colour. */
export const tokensSchema = z.array(tokenGroupSchema).superRefine((groups, context) => {
  for (const { name, tokens } of groups) {
    const names = tokens.flatMap((token) => [
      token.name,
      ...(('aliases' in token && token.aliases) || []),
    ])
    const twice = names.find((candidate, index) => names.indexOf(candidate) < index)
    if (twice === undefined) continue
    context.addIssue({
      code: 'custom',
      path: [name, twice],
      message: 'expected a name that no other token of the group has',
    })
  }
  const colors = groups.flatMap((group) => (group.type === 'color' ? group.tokens : []))
  for (const { name, pairsWith } of colors) {
    if (!pairsWith || colors.some((color) => color.name === pairsWith)) continue
    context.addIssue({
      code: 'custom',
      path: [name, 'pairsWith'],
      message: `expected the name of a colour and not \`${pairsWith}\``,
    })
  }
})

/** A group of design tokens. */
export type TokenGroup = z.infer<typeof tokenGroupSchema>

/** A group of design tokens in the catalog. */
export type MeasuredTokenGroup = z.infer<typeof measuredTokensSchema>[number]

/** A group of design tokens as its author writes it, where defaults may be omitted. */
export type TokenGroupSource = z.input<typeof tokenGroupSchema>

/** Types the array in `tokens.ts`, which is validated when it is read. */
export function defineTokens(groups: TokenGroupSource[]): TokenGroupSource[] {
  return groups
}
