import { useEffect, useRef, useState } from 'react'
import type { HostDayView } from '#cms/host/host-day.ts'
import { guestName, localClockLabel } from './labels.ts'
import * as t from './messages.gen.ts'

/** New bookings and cancellations by guests since the day was opened. */
export type Arrivals = { newIds: ReadonlySet<string>; announcement: string }

const NONE: Arrivals = { newIds: new Set(), announcement: '' }
/** More than these at once are told as a number. */
const MAX_ANNOUNCED = 2

/** New bookings of guests, which stay marked until the next ones, and cancellations, as words. */
export function useArrivals(day: HostDayView | null): Arrivals {
  const before = useRef(day)
  const [arrivals, setArrivals] = useState(NONE)
  useEffect(() => {
    const last = before.current
    before.current = day
    if (last === day) return
    if (!day || last?.day !== day.day || last.locationId !== day.locationId) {
      setArrivals(NONE)
      return
    }
    const known = new Set(last.reservations.map(({ id }) => id))
    const gone = new Set(last.cancelled.map(({ id }) => id))
    const fresh = day.reservations.filter(({ id, source }) => source === 'guest' && !known.has(id))
    const cancelled = day.cancelled.filter(({ id, acts }) => {
      return !gone.has(id) && acts.at(-1)?.act !== 'cancel'
    })
    const told = [
      ...fresh.map((one) =>
        t.newReservation({
          guest: guestName(one),
          party: one.party,
          time: localClockLabel(one.at),
        }),
      ),
      ...cancelled.map((one) =>
        t.cancelledReservation({ guest: guestName(one), time: localClockLabel(one.at) }),
      ),
    ]
    if (told.length === 0) return
    const words =
      told.length > MAX_ANNOUNCED ? t.changesByGuests({ count: told.length }) : told.join(' ')
    setArrivals({ newIds: new Set(fresh.map(({ id }) => id)), announcement: words })
  }, [day])
  return arrivals
}
