import type { LocationDetail } from '#data/locations.ts'
import { ownLink, type ResolvedLink } from '#lib/link.ts'
import { formatPhone } from '#lib/phone.ts'

/** Where to apply at a location that has a careers page of its own (S1 §2). */
export function careersLink(location: LocationDetail): ResolvedLink[] {
  const href = location.externalCareersLink
  return href ? [outside(href, 'See open positions')] : []
}

/** Where to ask for a group booking: its link, else its e-mail address and telephone (D-75). */
export function groupBookingContact(location: LocationDetail): ResolvedLink[] {
  const { groupBookingLink, emailAddress, phone } = location
  if (groupBookingLink) return [outside(groupBookingLink, 'Plan your event')]
  return [
    ...(emailAddress ? [ownLink(`mailto:${emailAddress}`, emailAddress)] : []),
    ...(phone ? [ownLink(`tel:${phone.replace(/[^\d+]/g, '')}`, formatPhone(phone))] : []),
  ]
}

const outside = (href: string, text: string): ResolvedLink => ({
  ...ownLink(href, text),
  external: href.startsWith('http'),
})
