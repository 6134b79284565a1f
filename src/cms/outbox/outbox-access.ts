import type { PayloadRequest } from 'payload'
import type { LocationIds, ReadScope } from '#outbox/read-scope.ts'
import { hostLocationIds } from '../access/host-access.ts'
import { ownLocationIds } from '../access/own-locations.ts'
import { hasRole } from '../access/roles.ts'

/** The letters that forms bring about, by the collection that they are about; all others are of visits. */
export const SUBMISSION_MESSAGE_KINDS = {
  applications: ['application'],
  enquiries: ['bulk-gift-cards', 'group-booking'],
  subscribers: ['newsletter-confirm', 'newsletter-known'],
} as const

/** A collection of what visitors send. */
export type SubmissionCollection = keyof typeof SUBMISSION_MESSAGE_KINDS
export type SubmissionKind = (typeof SUBMISSION_MESSAGE_KINDS)[SubmissionCollection][number]

const ALL_SUBMISSION_KINDS: readonly string[] = Object.values(SUBMISSION_MESSAGE_KINDS).flat()

/**
 * The letters that somebody may read and send again: of visits to their locations for those at the desk, of
 * applications to theirs for recruiters, of enquiries and subscribers for marketing, all for administrators.
 */
export function readableMessages(req: PayloadRequest): ReadScope {
  if (hasRole(req)) return null
  const { applications, enquiries, subscribers } = SUBMISSION_MESSAGE_KINDS
  const desk = asLocations(hostLocationIds(req))
  const recruiting = asLocations(ownLocationIds('recruiter', req))
  return [
    ...(isNone(desk)
      ? []
      : [{ kinds: ALL_SUBMISSION_KINDS, otherKinds: true as const, locations: desk }]),
    ...(isNone(recruiting) ? [] : [{ kinds: applications, locations: recruiting }]),
    ...(hasRole(req, 'marketing')
      ? [{ kinds: [...enquiries, ...subscribers], locations: null }]
      : []),
  ]
}

/** Whether somebody reads any of the post. */
export function canReadOutbox(req: PayloadRequest): boolean {
  const readable = readableMessages(req)
  return readable === null || readable.length > 0
}

/** Locations whose reservations and guests somebody may see. */
export function hostLocationScope(req: PayloadRequest): LocationIds {
  return asLocations(hostLocationIds(req))
}

function asLocations(ids: 'all' | readonly number[]): LocationIds {
  return ids === 'all' ? null : ids.map(String)
}

function isNone(locations: LocationIds): boolean {
  return locations?.length === 0
}
