import { executeAuthStrategies, type PayloadRequest } from 'payload'
import { activeStaff } from '#cms/access/roles.ts'
import { pinLocationOf } from '#cms/access/tablet-session.ts'
import { throwFault } from '#cms/sessions/lookup-fault.ts'
import { listSessions } from '#cms/sessions/session-rows.ts'
import { type StaffSession, sessionDigest } from '#lib/cookies/draft-cookie.ts'
import { SESSION_COOKIE } from '#lib/cookies/guarded-cookies.ts'
import { getPayload } from './payload.ts'

/**
 * Whether a member of staff has not left the session in which they asked for a draft: signing out, a new
 * password and the end of the account end it, and so does time. Who must choose a password first sees none.
 */
export async function isSessionActive({ staff, session }: StaffSession): Promise<boolean> {
  const id = Number(staff)
  if (!Number.isSafeInteger(id)) return false
  const payload = await getPayload()
  const person = await payload.findByID({ collection: 'staff', id, depth: 0, disableErrors: true })
  if (!person || person.mustChangePassword) return false
  const open = await listSessions(payload, id)
  return open.some((one) => sessionDigest(one.id) === session)
}

/** Id of the member of staff who is signed in in the browser that sends these headers, and may work; else null. */
export async function findSignedInStaff(headers: Headers): Promise<string | null> {
  const found = activeStaff({ user: await findUser(headers) })
  return found ? String(found.id) : null
}

/** Id of the location at whose board whoever sends these headers works by their PIN; null in any other session. */
export async function findPinLocation(headers: Headers): Promise<number | null> {
  return pinLocationOf({ user: await findUser(headers) })
}

async function findUser(headers: Headers): Promise<PayloadRequest['user']> {
  // Nearly everybody is a guest: nobody looks them up.
  if (!headers.get('cookie')?.includes(`${SESSION_COOKIE}=`)) return null
  const { user } = await executeAuthStrategies({ headers, payload: await getPayload() })
  throwFault(headers)
  return user
}
