import type { LocationDetail } from '#data/locations/locations.ts'
import type { OpeningHours } from '#lib/time/opening-hours.ts'
import { WEEKDAYS } from '#lib/time/weekdays.ts'

/** schema.org's Restaurant for a location, with a stable `@id`. `origin` has no trailing slash. */
export function restaurant(
  location: LocationDetail,
  { origin, name }: { origin: string; name: string },
): Record<string, unknown> {
  const url = `${origin}/locations/${location.uid}`
  const image = location.image?.src
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': `${url}#restaurant`,
    name: `${name} ${location.title}`,
    url,
    ...(image ? { image: new URL(image, origin).href } : {}),
    ...(location.phone ? { telephone: location.phone } : {}),
    ...(location.emailAddress ? { email: location.emailAddress } : {}),
    parentOrganization: { '@type': 'Organization', name, url: origin },
    address: postalAddress(location),
    currenciesAccepted: location.currency,
    ...(location.coordinates
      ? { geo: { '@type': 'GeoCoordinates', ...location.coordinates } }
      : {}),
    ...(location.menuLayout ? { hasMenu: `${url}/menu` } : {}),
    ...reservation(location, url),
    ...(location.hours ? openingHours(location.hours) : {}),
  }
}

/** The address of a location as schema.org's PostalAddress. */
export function postalAddress(location: LocationDetail): Record<string, unknown> {
  return {
    '@type': 'PostalAddress',
    streetAddress: location.address,
    addressLocality: location.city,
    addressRegion: location.province,
    addressCountry: location.country,
    ...(location.postalCode ? { postalCode: location.postalCode } : {}),
  }
}

/** Whether and where a table can be reserved. */
function reservation({ uid, comingSoon, bookingProvider }: LocationDetail, url: string) {
  if (comingSoon || bookingProvider === 'none') return { acceptsReservations: false }
  const target = `${url}?reserve=${uid}`
  return {
    acceptsReservations: target,
    potentialAction: {
      '@type': 'ReserveAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: target,
        actionPlatform: [
          'https://schema.org/DesktopWebPlatform',
          'https://schema.org/MobileWebPlatform',
        ],
      },
      result: { '@type': 'FoodEstablishmentReservation', name: 'A table' },
    },
  }
}

function openingHours({ weekly, holidays, closure }: OpeningHours): Record<string, unknown> {
  const weeks = WEEKDAYS.flatMap((day) =>
    (weekly?.[day] ?? []).map((span) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
      ...span,
    })),
  )
  const closed = { opens: '00:00', closes: '00:00' }
  const days = holidays.flatMap(({ date, spans }) =>
    (spans.length > 0 ? spans : [closed]).map((span) => special(date, date, span)),
  )
  const shut = closure?.from && closure.until ? [special(closure.from, closure.until, closed)] : []
  return {
    ...(weekly ? { openingHoursSpecification: weeks } : {}),
    ...(days.length + shut.length > 0
      ? { specialOpeningHoursSpecification: [...days, ...shut] }
      : {}),
  }
}

function special(from: string, through: string, span: { opens: string; closes: string }) {
  return { '@type': 'OpeningHoursSpecification', validFrom: from, validThrough: through, ...span }
}
