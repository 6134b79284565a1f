import type { PayloadRequest } from 'payload'
import type { HostTonight } from '#booking-engine/host/types.ts'
import { bookingEngine } from '#booking-engine/process.ts'
import { type LocalDateTime, localOf } from '#lib/time/time.ts'
import { readableVisitMessages } from '../outbox/outbox-access.ts'
import { readHostLocations } from './host-locations.ts'

/** A restaurant of a member of staff, tonight. */
export type TonightRow = Omit<HostTonight, 'locationId' | 'timeZone'> & {
  id: number
  title: string
  /** What the clock on its wall shows. */
  wallTime: LocalDateTime
  /** Messages about visits there that could not be delivered. */
  undelivered: number
}

/** The restaurants of somebody that are booked here, by name, and the names of those that are not. */
export type TonightView = { rows: TonightRow[]; elsewhere: string[] }

/** Tonight at all locations that somebody works for. */
export async function readTonight(req: PayloadRequest): Promise<TonightView> {
  const { host, outbox } = await bookingEngine()
  const locations = await readHostLocations(req)
  const here = locations.filter(({ isBookedHere }) => isBookedHere)
  const [found, undelivered] = await Promise.all([
    host.tonight(here.map(({ id }) => String(id))),
    outbox.countDeadByLocation(readableVisitMessages(req)),
  ])
  const titles = new Map(here.map(({ id, title }) => [String(id), title]))
  const known = new Set(found.map(({ locationId }) => locationId))
  return {
    rows: found.map(({ locationId, timeZone, ...tonight }) => ({
      ...tonight,
      ...{ id: Number(locationId), title: titles.get(locationId) ?? locationId },
      wallTime: localOf(tonight.now, timeZone),
      undelivered: undelivered.get(locationId) ?? 0,
    })),
    elsewhere: locations.filter(({ id }) => !known.has(String(id))).map(({ title }) => title),
  }
}
