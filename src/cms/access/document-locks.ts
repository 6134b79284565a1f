import type { CollectionConfig, PayloadRequest, SanitizedConfig, Where } from 'payload'
import { nobody } from './deny.ts'
import { person } from './roles.ts'

const access: CollectionConfig['access'] = {
  // The admin makes a lock by itself when a form is opened.
  create: nobody,
  delete: ownLock,
  read: readLocks,
  update: takeOver,
}

/**
 * Payload's notes of who has a document open, which it would let every account write. Staff take a
 * document over for themselves and let go of their own; nobody locks it in another's name.
 */
export function guardLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents')
  if (!locks) throw new Error('Payload has no locks of documents any more.')
  Object.assign(locks.access, access)
  return config
}

/** The dashboard of who has a one-time password asks, too, and fails where it is refused. */
function readLocks({ req }: { req: PayloadRequest }): boolean | Where {
  if (person(req)) return true
  return req.user ? { 'user.value': { equals: req.user.id } } : false
}

function ownLock({ req }: { req: PayloadRequest }): false | Where {
  const own = person(req)
  return own ? { 'user.value': { equals: own.id } } : false
}

type Takeover = { user?: { relationTo?: unknown; value?: unknown } }

function takeOver({ req, data }: { req: PayloadRequest; data?: Takeover }): boolean {
  const own = person(req)
  if (!own || !data) return own !== null
  const { user, ...others } = data
  return Object.keys(others).length === 0 && user?.value === own.id
}
