import { coversBySection } from '#booking-engine/shift/share-covers.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import * as t from './messages.gen.ts'

/** The server with the fewest covers of the day, who can take the next party; nothing without sections. */
export function FewestCovers({ day }: { day: HostDayView }) {
  const { sections } = day.shift
  const [least] = coversBySection(sections, day.reservations)
    .filter((_, n) => (sections[n]?.tables.length ?? 0) > 0)
    .toSorted((one, other) => one.covers - other.covers)
  return least ? <p>{t.fewestCovers(least)}</p> : null
}
