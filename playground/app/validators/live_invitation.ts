import vine from '@vinejs/vine'
import { isMember } from '#services/live_members'

const isNew = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && isMember(value)) {
    field.report('{{ field }} already belongs to a member.', 'new', field)
  }
})

/** Validates an invitation to the team. */
export const createInvitationValidator = vine.create({
  name: vine.string().trim().maxLength(60),
  email: vine.string().email().use(isNew()),
})
