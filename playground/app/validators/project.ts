import vine from '@vinejs/vine'
import { statuses } from '#services/projects'

const isFree = vine.createRule((value, _, field) => {
  if (!field.meta.taken.includes(value)) return
  field.report('{{ field }} is taken by another project.', 'free', field)
})

/** Validates the form for a new project; `meta.taken` lists the slugs in use. */
export const createProjectValidator = vine.withMetaData<{ taken: string[] }>().create({
  name: vine.string().trim().maxLength(60),
  slug: vine
    .string()
    .regex(/^[a-z0-9-]+$/)
    .maxLength(40)
    .use(isFree()),
  summary: vine.string().trim().maxLength(160).nullable(),
  status: vine.enum(statuses),
  visibility: vine.enum(['private', 'team'] as const),
  website: vine.string().url().maxLength(120).nullable(),
  budget: vine.number().min(1).max(1_000_000).nullable(),
  due: vine
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/)
    .nullable(),
  brief: vine.file({ size: '1mb', extnames: ['pdf', 'txt'] }).optional(),
  members: vine
    .array(
      vine.object({
        name: vine.string().trim().maxLength(60).nullable(),
        email: vine.string().email().nullable(),
      }),
    )
    .maxLength(3),
})

/** Validates the status that the menu of a project sends. */
export const updateProjectValidator = vine.create({ status: vine.enum(statuses) })
