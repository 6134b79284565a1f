import type { PayloadRequest } from 'payload'
import type { LocationIds, ReadScope } from '#outbox/read-scope.ts'
import { hostLocationIds } from '../access/host-access.ts'
import { ownLocationIds } from '../access/own-locations.ts'
import { hasRole } from '../access/roles.ts'

/** The kinds of outbox messages about each collection of submissions. */
export const SUBMISSION_MESSAGE_KINDS = {
  applications: ['application', 'application-reply'],
  enquiries: ['bulk-gift-cards', 'group-booking', 'group-reply', 'gift-card-reply'],
  subscribers: ['newsletter-confirm', 'newsletter-known'],
} as const

/** The kind of the messages that invite staff: administrators alone see them. */
export const INVITATION_KIND = 'staff-invitation'

/** The kind of the messages that tell staff of changes of their sign-in: administrators alone see them. */
export const SIGN_IN_NOTICE_KIND = 'staff-sign-in-notice'

/** A collection of what visitors send, or of what staff reply to it. */
export type SubmissionCollection = keyof typeof SUBMISSION_MESSAGE_KINDS | 'submission-activity'
export type SubmissionKind =
  (typeof SUBMISSION_MESSAGE_KINDS)[keyof typeof SUBMISSION_MESSAGE_KINDS][number]

/** Kinds of messages that are about no visit. */
const OTHER_KINDS: readonly string[] = [
  ...Object.values(SUBMISSION_MESSAGE_KINDS).flat(),
  INVITATION_KIND,
  SIGN_IN_NOTICE_KIND,
]

/**
 * The outbox messages that somebody may read and send again: hosts those about visits to their locations,
 * recruiters those about applications to theirs, marketing those about enquiries and subscribers, and
 * administrators all (null).
 */
export function readableMessages(req: PayloadRequest): ReadScope {
  if (hasRole(req)) return null
  const { applications, enquiries, subscribers } = SUBMISSION_MESSAGE_KINDS
  const hosting = asLocations(hostLocationIds(req))
  const recruiting = asLocations(ownLocationIds('recruiter', req))
  return [
    ...(isNone(hosting)
      ? []
      : [
          { kinds: OTHER_KINDS, otherKinds: true as const, locations: hosting },
          // Replies to groups that would come to their restaurants.
          { kinds: ['group-reply'], locations: hosting },
        ]),
    ...(isNone(recruiting) ? [] : [{ kinds: applications, locations: recruiting }]),
    ...(hasRole(req, 'marketing')
      ? [{ kinds: [...enquiries, ...subscribers], locations: null }]
      : []),
  ]
}

/** The outbox messages about visits to the locations that somebody works for. */
export function readableVisitMessages(req: PayloadRequest): ReadScope {
  const locations = hostLocationScope(req)
  return [{ kinds: OTHER_KINDS, otherKinds: true, locations }]
}

/** Whether somebody may read any outbox message. */
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
