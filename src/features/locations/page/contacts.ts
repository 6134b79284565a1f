import type { LocationDetail } from '#data/locations/locations.ts'
import { ownLink, type ResolvedLink } from '#lib/routing/link.ts'
import { formatPhone, telHref } from '#lib/text/phone.ts'
import type { Words } from '#lib/words/words.ts'
import * as t from './messages.gen.ts'

/** What decides where somebody applies at a location. */
export type CareersSource = Pick<LocationDetail, 'externalCareersLink' | 'jobUnit'>

/**
 * Where to apply at a location (spec:links.careers): its external careers link, else the provider's job search
 * with `unit={jobUnit}` beside the query that it has already; null where there is neither.
 */
export function careersHref(location: CareersSource, jobSearch: string | null): string | null {
  if (location.externalCareersLink) return location.externalCareersLink
  if (!location.jobUnit || !jobSearch || !URL.canParse(jobSearch)) return null
  const url = new URL(jobSearch)
  url.searchParams.set('unit', location.jobUnit)
  return url.href
}

/** What a location's page on careers or group bookings offers: what to do, and the links to do it. */
export type ContactOffer = { lead: string | null; links: ResolvedLink[] }

type Place = Pick<LocationDetail, 'emailAddress' | 'phone'>

/** Careers at a location: where to apply, or whom to write to and call where that is not online. */
export function careersOffer(
  location: Place & CareersSource,
  jobSearch: string | null,
  words: Words,
): ContactOffer {
  const href = careersHref(location, jobSearch)
  if (href) return { lead: null, links: [outside(href, t.seeOpenPositions())] }
  return byHand(location, {
    written: t.emailOrCallToApply(words),
    visit: t.comeByToApply(words),
  })
}

/** A group booking at a location: its link, else its email address and telephone (spec:locations.group-bookings). */
export function groupBookingOffer(
  location: Place & Pick<LocationDetail, 'groupBookingLink'>,
  words: Words,
): ContactOffer {
  const { groupBookingLink } = location
  if (groupBookingLink) return { lead: null, links: [outside(groupBookingLink, t.planYourEvent())] }
  return byHand(location, {
    written: t.tellUsAboutYourGroup(words),
    visit: t.comeByForYourGroup(words),
  })
}

type Leads = { written: string; visit: string }

function byHand({ emailAddress, phone }: Place, { written, visit }: Leads): ContactOffer {
  const links = [
    ...(emailAddress ? [ownLink(`mailto:${emailAddress}`, emailAddress)] : []),
    ...(phone ? [ownLink(telHref(phone), formatPhone(phone))] : []),
  ]
  return { lead: links.length > 0 ? written : visit, links }
}

const outside = (href: string, text: string): ResolvedLink => ({
  ...ownLink(href, text),
  external: href.startsWith('http'),
})
