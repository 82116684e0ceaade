import vine from '@vinejs/vine'

/** Validates a message to the own pages. */
export const createMessageValidator = vine.create({ text: vine.string().trim().maxLength(80) })
