import type { PayloadRequest, Where } from 'payload'
import { findSubmissions, type StoredSubmission } from './find-submissions.ts'
import type { SubmissionList } from './states.ts'

/** Others of one address or number that are looked at; who sends more forms is told of these. */
const MOST = 1000

type Keys = Pick<StoredSubmission, 'emailKey' | 'telKey'>

/** Which contact of their sender two submissions have in common; null = none. */
export function sharedContact(one: Keys, other: Keys): 'email' | 'tel' | 'both' | null {
  const email = Boolean(one.emailKey) && one.emailKey === other.emailKey
  const tel = Boolean(one.telKey) && one.telKey === other.telKey
  if (email) return tel ? 'both' : 'email'
  return tel ? 'tel' : null
}

/** All submissions of a list that share an address or a number with some of it, as far as somebody may read them. */
export async function findSharing(
  req: PayloadRequest,
  list: SubmissionList,
  some: readonly Keys[],
): Promise<StoredSubmission[]> {
  const emails = [...new Set(some.flatMap(({ emailKey }) => emailKey ?? []))]
  const numbers = [...new Set(some.flatMap(({ telKey }) => telKey ?? []))]
  if (emails.length + numbers.length === 0) return []
  const where: Where = { or: [{ emailKey: { in: emails } }, { telKey: { in: numbers } }] }
  return findSubmissions(req, list, { where, limit: MOST })
}
