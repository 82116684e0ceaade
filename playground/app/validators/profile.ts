import vine from '@vinejs/vine'

/** Validates the form of the settings. */
export const updateProfileValidator = vine.create({
  name: vine.string().trim().maxLength(60),
  email: vine.string().email(),
  phone: vine
    .string()
    .regex(/^\+?[\d ()/-]{5,24}$/)
    .nullable(),
  website: vine.string().url().maxLength(120).nullable(),
  hours: vine.number().min(1).max(60).nullable(),
  zone: vine.enum(['Europe/Berlin', 'Europe/London', 'America/New_York', 'Asia/Tokyo']),
  focus: vine.number().range([0, 8]),
  flexible: vine.boolean().parse((value) => value ?? false),
  // Browsers send nothing for a box that is not ticked.
  days: vine
    .array(vine.enum(['mon', 'tue', 'wed', 'thu', 'fri']))
    .distinct()
    .parse((value) => value ?? []),
  reminders: vine.boolean().parse((value) => value ?? false),
  digest: vine.boolean().parse((value) => value ?? false),
})
