import vine from '@vinejs/vine'

/** Validates a message to the visitor's own pages. */
export const createNoticeValidator = vine.create({ text: vine.string().trim().maxLength(80) })
