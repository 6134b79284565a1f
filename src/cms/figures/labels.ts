import { LEAD_HOURS } from '#booking-engine/figures/types.ts'
import * as t from './messages.gen.ts'

const SOURCES: Record<string, () => string> = {
  guest: t.online,
  walk_in: t.walkIn,
  telephone: t.telephone,
  email: t.email,
  in_person: t.inPerson,
  concierge: t.concierge,
  import: t.imported,
}

/** How a party came, in words; what a newer release knows, by its code. */
export function sourceLabel(source: string): string {
  return SOURCES[source]?.() ?? source
}

/** How far ahead a band of parties booked: `2 to 24 hours`. */
export function leadLabel(band: number): string {
  const [from, to] = [LEAD_HOURS[band - 1], LEAD_HOURS[band]]
  if (from === undefined) return t.lessThanHours({ hours: to ?? 0 })
  if (to === undefined) return t.moreThanDays({ days: from / 24 })
  return from < 24 ? t.fromToHours({ from, to }) : t.fromToDays({ from: from / 24, to: to / 24 })
}
