import type { CollectionConfig, PayloadRequest, SanitizedConfig, Where } from 'payload'
import { deny } from './deny.ts'
import { activeStaff } from './roles.ts'

const access: CollectionConfig['access'] = {
  // The admin makes a lock by itself when a form is opened.
  create: deny,
  delete: ownLock,
  read: readLocks,
  update: canTakeOver,
}

/**
 * Payload's notes of who has a document open, which it would let every account write. Staff take a
 * document over for themselves and let go of their own; nobody locks it in another's name.
 */
export function guardDocumentLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents')
  if (!locks) throw new Error('Payload has no locks of documents any more.')
  Object.assign(locks.access, access)
  return config
}

/** The dashboard of who has a one-time password asks, too, and fails where it is refused. */
function readLocks({ req }: { req: PayloadRequest }): boolean | Where {
  if (activeStaff(req)) return true
  return req.user ? { 'user.value': { equals: req.user.id } } : false
}

function ownLock({ req }: { req: PayloadRequest }): false | Where {
  const own = activeStaff(req)
  return own ? { 'user.value': { equals: own.id } } : false
}

type Takeover = { user?: { relationTo?: unknown; value?: unknown } }

function canTakeOver({ req, data }: { req: PayloadRequest; data?: Takeover }): boolean {
  const own = activeStaff(req)
  if (!own || !data) return own !== null
  const { user, ...others } = data
  return Object.keys(others).length === 0 && user?.value === own.id
}
