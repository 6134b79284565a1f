import { randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { takeOffByCommand } from '../second-factor/take-off.ts'
import { forgetTries } from '../sign-in/tries.ts'
import { unlinkByCommand } from '../single-sign-on/unlink.ts'
import { accountEmail } from './account-email.ts'

/** Letters and digits that nobody takes for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password for one use: seven groups of four, 138 random bits. */
function oneTimePassword(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: 7 }, group).join('-')
}

/**
 * Gives a member of staff a new one-time password, takes their second step and single sign-on off, and lets them in again after too many
 * wrong tries: the last way in. Answers with the password to print; null where nobody has `email`.
 */
export async function resetStaffPassword(payload: Payload, email: string): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'staff',
    where: { email: { equals: accountEmail(email) } },
    limit: 1,
    depth: 0,
  })
  const [person] = docs
  if (!person) return null
  const password = oneTimePassword()
  await payload.update({
    collection: 'staff',
    id: person.id,
    data: { password, mustChangePassword: true },
  })
  await takeOffByCommand(payload, person)
  await unlinkByCommand(payload, person)
  await forgetTries(payload, [{ by: 'account', email: person.email }])
  return password
}

/**
 * Makes the first administrator of an installation without staff, and answers with the password to
 * print, which must be changed at the first login; null where there is staff already.
 */
export async function createFirstStaff(
  payload: Payload,
  email: string,
): Promise<{ email: string; password: string } | null> {
  const { totalDocs } = await payload.count({ collection: 'staff' })
  if (totalDocs > 0) return null
  const password = oneTimePassword()
  await payload.create({
    collection: 'staff',
    data: { email, password, name: 'Administrator', roles: ['admin'], mustChangePassword: true },
  })
  return { email, password }
}
