import vine from '@vinejs/vine'

/** Validates the form for a new account. */
export const createAccountValidator = vine.create({
  name: vine.string().trim().maxLength(60),
  email: vine.string().email(),
  workspace: vine
    .string()
    .regex(/^[a-z0-9-]+$/)
    .maxLength(40),
  password: vine.string().minLength(12).maxLength(200).confirmed(),
  terms: vine.accepted(),
})
