import { randomInt } from 'node:crypto'
import type { Payload } from 'payload'

/** Letters and digits that nobody takes for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password for one use: five groups of four, 98 random bits. */
function oneTimePassword(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: 5 }, group).join('-')
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
