import { z } from 'zod'

const message = z.strictObject({ text: z.string().min(1).max(1024) })
const level = z.enum(['error', 'warning'])
const number = z.number().int().min(1)
const region = z
  .strictObject({ startLine: number, startColumn: number, endLine: number, endColumn: number })
  .refine(
    (at) =>
      at.endLine > at.startLine || (at.endLine === at.startLine && at.endColumn >= at.startColumn),
    'a region ends where it begins or later',
  )
const artifactLocation = z.strictObject({
  uri: z.string().refine((uri) => /^[^/\\\s:]+(\/[^/\\\s:]+)*$/.test(uri) && decodes(uri)),
  uriBaseId: z.literal('SRCROOT'),
})

/** The parts of SARIF 2.1.0 that code hosts read; it rejects anything outside the standard. */
const schema = z.strictObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z.tuple([
    z.strictObject({
      tool: z.strictObject({
        driver: z.strictObject({
          name: z.string().min(1),
          organization: z.string().min(1),
          version: z.string().regex(/^\d+\.\d+\.\d+/),
          informationUri: z.url().optional(),
          rules: z
            .array(
              z.strictObject({
                id: z.string().regex(/^[a-z][a-z0-9]*\/[a-z-]+$/),
                name: z.string().regex(/^[A-Z][A-Za-z]+$/),
                shortDescription: message,
                fullDescription: message,
                help: message,
                helpUri: z.url().optional(),
                defaultConfiguration: z.strictObject({ level }),
                properties: z.strictObject({
                  'problem.severity': level,
                  tags: z.array(z.string()).max(20),
                }),
              }),
            )
            .refine((rules) => new Set(rules.map(({ id }) => id)).size === rules.length),
        }),
      }),
      columnKind: z.literal('utf16CodeUnits'),
      originalUriBaseIds: z.strictObject({ SRCROOT: z.strictObject({ description: message }) }),
      invocations: z.tuple([
        z.strictObject({
          executionSuccessful: z.boolean(),
          toolExecutionNotifications: z.array(z.strictObject({ level, message })),
        }),
      ]),
      results: z
        .array(
          z.strictObject({
            ruleId: z.string(),
            ruleIndex: z.number().int().min(0),
            level,
            message,
            locations: z.tuple([
              z.strictObject({ physicalLocation: z.strictObject({ artifactLocation, region }) }),
            ]),
            partialFingerprints: z.record(z.string(), z.string().min(1)),
            fixes: z
              .array(
                z.strictObject({
                  description: message,
                  artifactChanges: z
                    .array(
                      z.strictObject({
                        artifactLocation,
                        replacements: z
                          .array(
                            z.strictObject({
                              deletedRegion: region,
                              insertedContent: z.strictObject({ text: z.string() }),
                            }),
                          )
                          .min(1),
                      }),
                    )
                    .min(1),
                }),
              )
              .optional(),
          }),
        )
        .max(25_000),
    }),
  ]),
})

/** Returns the mistakes in a log for a code host, one per line; every result must name its rule. */
export function findSarifMistakes(sarif: unknown): string[] {
  const { data, error } = schema.safeParse(sarif)
  if (!data) return error!.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  const [{ tool, results }] = data.runs
  return results
    .filter(({ ruleId, ruleIndex }) => tool.driver.rules[ruleIndex]?.id !== ruleId)
    .map(({ ruleId, ruleIndex }) => `${ruleId} is not rule ${ruleIndex}`)
}

function decodes(uri: string): boolean {
  try {
    return encodeURI(decodeURI(uri)) === uri
  } catch {
    return false
  }
}
