import { expect } from 'vitest'
import type { Guest } from '#booking-engine/bookings/types.ts'
import type { BookingEngine } from '#booking-engine/contract.ts'
import type {
  HostDay,
  HostReservation,
  StaffBookingRequest,
  StaffChange,
} from '#booking-engine/host/types.ts'
import type { VisitAction } from '#booking-engine/staff-log/types.ts'
import type { Ok, Result } from '#lib/result.ts'
import { ida } from './booking.ts'

/** The value of an expected success. */
export function expectOk<T>(result: Result<T>): T {
  expect(result).toMatchObject({ ok: true })
  return (result as Ok<T>).value
}

/** A guest books from afar; answers with what their manage link needs. */
export async function bookAs(
  engine: BookingEngine,
  visit: { locationId: string; at: string; party?: number },
  guest: Partial<Guest> = {},
) {
  const { locationId, at, party = 2 } = visit
  const visitor = { token: crypto.randomUUID(), address: null }
  const held = await engine.hold({ locationId, at, party, attribute: 'default', visitor })
  const { token } = expectOk(held)
  return expectOk(await engine.reserve({ locationId, token, guest: { ...ida, ...guest } }))
}

/** A guest who calls and leaves no more than a name. */
export const caller: Guest = {
  ...{ firstName: 'Cal', lastName: 'Reed', email: null, phone: '' },
  ...{ specialRequest: '', marketingOptIn: false },
}

/** A host of one location, who always acts on what the day shows now. */
export function hostAt(engine: BookingEngine, locationId: string, staff = '7') {
  const at = { locationId, staff }
  const day = async (date: string): Promise<HostDay> =>
    expectOk(await engine.host.day(locationId, date))
  const find = async (date: string, id: string): Promise<HostReservation> => {
    const { reservations, cancelled } = await day(date)
    const found = [...reservations, ...cancelled].find((one) => one.id === id)
    if (!found) throw new Error(`no reservation ${id} on ${date}`)
    return found
  }
  return {
    at,
    day,
    find,
    act: async (date: string, id: string, act: VisitAction) =>
      engine.host.act({ ...at, id, seen: (await find(date, id)).seen }, act),
    move: async (date: string, id: string, place: string) =>
      engine.host.move({ ...at, id, seen: (await find(date, id)).seen }, place),
    swap: async (date: string, id: string, other: string) => {
      const { seen } = await find(date, other)
      return engine.host.swap({ ...at, id, seen: (await find(date, id)).seen }, { id: other, seen })
    },
    note: async (date: string, id: string, note: string) =>
      engine.host.note({ ...at, id, seen: (await find(date, id)).seen }, note),
    change: async (date: string, id: string, more: Partial<StaffChange>) => {
      const { seen, party, at: time, guest } = await find(date, id)
      const whole = { party, at: time, guest, table: { kind: 'keep' as const }, beyond: [] }
      return engine.host.change({ ...at, id, seen }, { ...whole, tell: true, ...more })
    },
    walkIn: (more: { party?: number; place?: string | null; key?: string; until?: number } = {}) =>
      engine.host.walkIn({
        ...{ ...at, key: crypto.randomUUID(), party: 2, name: '', start: 'now' as const },
        ...{ place: null, until: null },
        ...more,
      }),
    book: (time: string, more: Partial<StaffBookingRequest> = {}) =>
      engine.host.book({
        ...{
          ...at,
          key: crypto.randomUUID(),
          party: 2,
          at: time,
          table: { kind: 'best' as const },
        },
        ...{ guest: caller, source: 'telephone' as const, beyond: [] },
        ...more,
      }),
    block: (tables: string[], from: string, to: string) =>
      engine.host.block({ ...at, key: crypto.randomUUID(), tables, from, to, reason: 'Wobbles' }),
  }
}
