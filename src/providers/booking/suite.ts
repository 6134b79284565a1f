import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ok, Result } from '#lib/result.ts'
import { addDays } from '#lib/time/dates.ts'
import type { BookingLocation, BookingProvider, HoldRequest, ReserveRequest } from './contract.ts'

/** What an adapter brings to the suite. */
export type BookingHarness = {
  provider: BookingProvider
  /**
   * A location that seats `default` and `bar` daily from 17:00 to 22:00: exactly two parties of 2 at
   * `default` (three at most in all), parties of 1 to 6, no limit before the visit. At all its times it
   * serves one experience for CAD 125.00 a person, with 10 % service and 5 % tax on all of it, and one
   * add-on for CAD 24.00, at most 4 of it; nothing is paid in advance.
   */
  location: BookingLocation
  /** A location that the provider does not know. */
  stranger: BookingLocation
  /** Token at the end of a manage address. */
  manageToken(manageUrl: string): string
  close(): Promise<void>
}

const guest = {
  firstName: 'Ida',
  lastName: 'Marsh',
  email: 'ida@example.com',
  phone: '+16045550123',
  specialRequest: 'Occasion: Birthday Special Request: by the window',
  marketingOptIn: false,
}

/** The rules that hold for every provider of tables. */
export function describeBookingProvider(name: string, make: () => Promise<BookingHarness>) {
  describe(`booking provider: ${name}`, () => {
    let harness: BookingHarness
    let day = addDays(new Date().toISOString().slice(0, 10), 10)
    beforeAll(async () => {
      harness = await make()
    })
    afterAll(() => harness.close())

    /** An evening that no other test uses. */
    const evening = () => {
      day = addDays(day, 1)
      return `${day}T19:00`
    }
    const someone = () => ({ token: crypto.randomUUID(), address: null })
    const holdAt = (at: string, change: Partial<HoldRequest> = {}) => {
      const request = { at, party: 2, attribute: 'default', experience: null, visitor: someone() }
      return harness.provider.hold(harness.location, { ...request, ...change })
    }
    const reserveBy = (token: string, change: Partial<ReserveRequest> = {}) => {
      const request = { token, guest, experience: null, addOns: [], card: null }
      return harness.provider.reserve(harness.location, {
        ...request,
        idempotencyKey: null,
        ...change,
      })
    }
    const booked = async (at: string) => {
      const hold = expectOk(await holdAt(at))
      return expectOk(await reserveBy(hold.token))
    }
    /** What a booking that is asked for again says of its guest. */
    const recalled = () => (harness.provider.abilities.recallsGuest ? guest : null)
    const attributesAt = async (at: string, visitor = someone()) => {
      const found = expectOk(
        await harness.provider.availability(harness.location, { at, party: 2, visitor }),
      )
      return found.times.find(({ time }) => time === at)?.attributes ?? []
    }

    test('times around the asked one are offered every 15 minutes, with their attributes', async () => {
      const at = evening()
      const query = { at, party: 2, visitor: someone() }
      const found = expectOk(await harness.provider.availability(harness.location, query))
      expect(found.reasons).toEqual([])
      const times = found.times.map(({ time }) => time)
      expect(times).toEqual(times.toSorted())
      expect(times).toEqual(expect.arrayContaining([at, at.replace('19:00', '19:15')]))
      const here = found.times.find(({ time }) => time === at)
      expect(here?.types).toContain('Standard')
      expect(here?.attributes.toSorted()).toEqual(['bar', 'default'])
    })

    test('whether somebody may wait for a table is answered by whether it is open, or not at all', async () => {
      const seats = async (at: string) =>
        expectOk(await harness.provider.seatsAround(harness.location, at))
      expect([true, null]).toContain(await seats(evening()))
      expect([false, null]).toContain(await seats(evening().replace('19:00', '04:00')))
    })

    test('a party above the limit gets no times and the reason AboveMaxPartySize', async () => {
      const query = { at: evening(), party: 20, visitor: someone() }
      const found = expectOk(await harness.provider.availability(harness.location, query))
      expect(found).toEqual({ times: [], reasons: ['AboveMaxPartySize'] })
    })

    test('a day beyond the horizon gets no times and a reason', async () => {
      const query = { at: `${addDays(day, 1000)}T19:00`, party: 2, visitor: someone() }
      const found = expectOk(await harness.provider.availability(harness.location, query))
      expect(found.times).toEqual([])
      expect(found.reasons).not.toEqual([])
    })

    test('years that no calendar of ours reaches get no times, no table and no exception', async () => {
      for (const at of ['0000-01-01T19:00', '0001-01-01T00:00', '9999-12-31T23:45']) {
        const query = { at, party: 2, visitor: someone() }
        const found = expectOk(await harness.provider.availability(harness.location, query))
        expect(found.times).toEqual([])
        expect(found.reasons).toEqual([at < '2' ? 'InThePast' : 'OutsideBookingWindow'])
        expect(await holdAt(at)).toMatchObject({ ok: false, code: 'slot_taken' })
      }
    })

    test('an unknown location is refused by every question', async () => {
      const visitor = someone()
      const code = { ok: false, code: 'unknown_location' }
      const { provider, stranger } = harness
      const at = evening()
      expect(await provider.rules(stranger)).toMatchObject(code)
      expect(await provider.experiences(stranger)).toMatchObject(code)
      const order = { experience: { id: '1', version: 1 }, party: 2, addOns: [] }
      expect(await provider.total(stranger, order)).toMatchObject(code)
      expect(await provider.availability(stranger, { at, party: 2, visitor })).toMatchObject(code)
      const request = { at, party: 2, attribute: 'default', experience: null, visitor }
      expect(await provider.hold(stranger, request)).toMatchObject(code)
    })

    test('a hold holds the table for about five minutes', async () => {
      const before = Date.now()
      const hold = expectOk(await holdAt(evening()))
      expect(hold.expiresAt).toBeGreaterThan(before + 4 * 60_000)
      expect(hold.expiresAt).toBeLessThan(Date.now() + 6 * 60_000)
    })

    test('what is held or booked is not given to anybody else', async () => {
      const at = evening()
      expectOk(await holdAt(at))
      await booked(at)
      expect(await attributesAt(at)).toEqual(['bar'])
      expect(await holdAt(at)).toMatchObject({ ok: false, code: 'slot_taken' })
    })

    test("the visitor's own hold counts as free, and a new hold releases it", async () => {
      const at = evening()
      await booked(at)
      const visitor = someone()
      const first = expectOk(await holdAt(at, { visitor }))
      expect(await attributesAt(at)).toEqual(['bar'])
      expect((await attributesAt(at, visitor)).toSorted()).toEqual(['bar', 'default'])
      expectOk(await holdAt(at, { visitor }))
      expect(await reserveBy(first.token)).toMatchObject({ ok: false, code: 'hold_lost' })
    })

    test('a released hold is free again, and releasing anything twice is fine', async () => {
      const at = evening()
      await booked(at)
      const hold = expectOk(await holdAt(at))
      expectOk(await harness.provider.release(harness.location, hold.token))
      expectOk(await harness.provider.release(harness.location, hold.token))
      expectOk(await harness.provider.release(harness.location, 'no-such-token'))
      expectOk(await holdAt(at))
    })

    test('a booking can be found by its manage link, with what the guest said', async () => {
      const at = evening()
      const booking = await booked(at)
      expect(booking).toMatchObject({ status: 'booked', at, party: 2, guest: recalled() })
      const token = harness.manageToken(booking.manageUrl)
      expect(expectOk(await harness.provider.find(token))).toEqual(booking)
      expect(await harness.provider.find('no-such-token')).toMatchObject({ code: 'not_found' })
    })

    test('the same request again gets the same answer and no second booking', async () => {
      const at = evening()
      const hold = expectOk(await holdAt(at))
      const first = expectOk(await reserveBy(hold.token))
      expect(expectOk(await reserveBy(hold.token))).toEqual(first)
      expectOk(await holdAt(at))
    })

    test('one lock under two keys: one booking, and no second guest under its name', async () => {
      const at = evening()
      const hold = expectOk(await holdAt(at))
      const first = expectOk(await reserveBy(hold.token, { idempotencyKey: 'first press' }))
      const second = await reserveBy(hold.token, { idempotencyKey: 'second press' })
      expect(expectOk(second)).toEqual(first)
      const other = { idempotencyKey: 'third press', guest: { ...guest, firstName: 'Eve' } }
      expect(await reserveBy(hold.token, other)).toMatchObject({ ok: false, code: 'key_reused' })
      expectOk(await holdAt(at))
    })

    test('a request whose visit was cancelled since is told so, under any key', async () => {
      const hold = expectOk(await holdAt(evening()))
      const booking = expectOk(await reserveBy(hold.token))
      const token = harness.manageToken(booking.manageUrl)
      expectOk(await harness.provider.cancel(token))
      const cancelled = { ok: false, code: 'cancelled' }
      expect(await reserveBy(hold.token)).toMatchObject(cancelled)
      expect(await reserveBy(hold.token, { idempotencyKey: 'another' })).toMatchObject(cancelled)
      const eve = { guest: { ...guest, firstName: 'Eve' } }
      expect(await reserveBy(hold.token, eve)).toMatchObject({ ok: false, code: 'key_reused' })
    })

    test('another body under the same key is refused', async () => {
      const hold = expectOk(await holdAt(evening()))
      expectOk(await reserveBy(hold.token, { idempotencyKey: 'one' }))
      const other = { idempotencyKey: 'one', guest: { ...guest, firstName: 'Eve' } }
      expect(await reserveBy(hold.token, other)).toMatchObject({ ok: false, code: 'key_reused' })
    })

    test('a hold that never was cannot be booked', async () => {
      const lost = { ok: false, code: 'hold_lost' }
      expect(await reserveBy('no-such-token')).toMatchObject(lost)
    })

    test('an unknown seating attribute is a mistake, not a table that is gone', async () => {
      const refused = { ok: false, code: 'unknown_attribute' }
      expect(await holdAt(evening(), { attribute: 'moon' })).toMatchObject(refused)
    })

    test('an unknown experience is refused, never booked as a plain table', async () => {
      const experience = { id: 'no-such-experience', version: 1 }
      const refused = { ok: false, code: 'unknown_experience' }
      const order = { experience, party: 2, addOns: [] }
      expect(await harness.provider.total(harness.location, order)).toMatchObject(refused)
      expect(await holdAt(evening(), { experience })).toMatchObject(refused)
    })

    /** The one experience, and how it is asked for. */
    const tasting = async () => {
      const [offered] = expectOk(await harness.provider.experiences(harness.location))
      const [extra] = offered?.addOns ?? []
      if (!offered || !extra) throw new Error('no experience with an add-on')
      return { offered, extra, experience: { id: offered.id, version: offered.version } }
    }

    test('experiences say their price and their add-ons', async () => {
      const { offered, extra } = await tasting()
      const price = { amount: 12_500, currency: 'CAD', multiplier: 100 }
      expect(offered).toMatchObject({ pricePerCover: price, pricePerParty: null })
      expect(offered.prepaymentRequired).toBe(false)
      expect(extra).toMatchObject({ price: { ...price, amount: 2_400 }, maxPerReservation: 4 })
    })

    test('a time says whether it takes standard bookings, experiences or both', async () => {
      const { experience } = await tasting()
      const at = evening()
      const query = { at, party: 2, visitor: someone() }
      const found = expectOk(await harness.provider.availability(harness.location, query))
      const here = found.times.find(({ time }) => time === at)
      expect(here?.types).toEqual(['Standard', 'Experience'])
      expect(here?.experiences).toEqual([experience.id])
    })

    test('a total is the sum of its parts, add-ons within their limit included', async () => {
      const { experience, extra } = await tasting()
      const ask = (addOns: ReserveRequest['addOns']) =>
        harness.provider.total(harness.location, { experience, party: 2, addOns })
      const total = expectOk(await ask([{ id: extra.id, quantity: 2 }]))
      expect(total).toEqual({
        ...{ currency: 'CAD', multiplier: 100, experience: 25_000, addOns: 4_800 },
        ...{ fees: 2_980, taxes: 1_639, tip: 0, total: 34_419, due: 0 },
      })
      const refused = { ok: false, code: 'unknown_add_on' }
      expect(await ask([{ id: extra.id, quantity: 5 }])).toMatchObject(refused)
      expect(await ask([{ id: 'no-such-add-on', quantity: 1 }])).toMatchObject(refused)
    })

    test('an experience is held, reserved with add-ons, and told by its booking', async () => {
      const { experience, extra, offered } = await tasting()
      const at = evening()
      const hold = expectOk(await holdAt(at, { experience }))
      const most = { experience, addOns: [{ id: extra.id, quantity: 5 }] }
      expect(await reserveBy(hold.token, most)).toMatchObject({ code: 'unknown_add_on' })
      expect(await reserveBy(hold.token)).toMatchObject({ code: 'unknown_experience' })
      const addOns = [{ id: extra.id, quantity: 2 }]
      const booking = expectOk(await reserveBy(hold.token, { experience, addOns }))
      expect(booking.experience).toEqual({
        ...{ ...experience, name: offered.name },
        addOns: [{ id: extra.id, name: extra.name, quantity: 2 }],
        total: { amount: 34_419, currency: 'CAD', multiplier: 100 },
      })
      const again = expectOk(await reserveBy(hold.token, { experience, addOns }))
      expect(again).toEqual(booking)
      const found = expectOk(await harness.provider.find(harness.manageToken(booking.manageUrl)))
      expect(found).toEqual(booking)
    })

    test('a table alone has no add-ons and becomes no experience', async () => {
      const { experience, extra } = await tasting()
      const hold = expectOk(await holdAt(evening()))
      expect((await reserveBy(hold.token, { experience })).ok).toBe(false)
      const addOns = [{ id: extra.id, quantity: 1 }]
      expect((await reserveBy(hold.token, { addOns })).ok).toBe(false)
      expect(expectOk(await reserveBy(hold.token)).experience).toBeNull()
    })

    test('an experience moves as one or not at all, and never becomes a table alone', async () => {
      const { experience, extra } = await tasting()
      const hold = expectOk(await holdAt(evening(), { experience }))
      const addOns = [{ id: extra.id, quantity: 1 }]
      const booking = expectOk(await reserveBy(hold.token, { experience, addOns }))
      const token = harness.manageToken(booking.manageUrl)
      const later = evening()
      const refused = { ok: false, code: 'unknown_experience' }
      const plain = expectOk(await holdAt(later))
      expect(await harness.provider.modify(token, plain.token)).toMatchObject(refused)
      const other = expectOk(await holdAt(later, { experience }))
      const moved = await harness.provider.modify(token, other.token)
      if (harness.provider.abilities.movesExperiences) {
        expect(expectOk(moved)).toMatchObject({ at: later, experience: booking.experience })
      } else {
        expect(moved).toMatchObject(refused)
        expect(expectOk(await harness.provider.find(token))).toEqual(booking)
      }
    })

    test('cancelling frees the table, and again is the same', async () => {
      const at = evening()
      await booked(at)
      const token = harness.manageToken((await booked(at)).manageUrl)
      expect(await attributesAt(at)).toEqual(['bar'])
      expect(expectOk(await harness.provider.cancel(token)).status).toBe('cancelled')
      expect(expectOk(await harness.provider.cancel(token)).status).toBe('cancelled')
      expect(expectOk(await harness.provider.find(token)).status).toBe('cancelled')
      expect((await attributesAt(at)).toSorted()).toEqual(['bar', 'default'])
      expect(await harness.provider.cancel('no-such-token')).toMatchObject({ code: 'not_found' })
    })

    test('a guest is written to again by whoever writes to guests, and not twice in a row', async () => {
      const token = harness.manageToken((await booked(evening())).manageUrl)
      const again = () => harness.provider.mailAgain(token)
      if (harness.provider.abilities.mailsBy === 'site') {
        expect([expectOk(await again()), expectOk(await again())]).toEqual([true, false])
      } else {
        expect(await again()).toMatchObject({ code: 'no_mail' })
      }
      expect(await harness.provider.mailAgain('no-such-token')).toMatchObject({
        code: 'not_found',
      })
    })

    test('a booking moves to a new hold, and its old table is free', async () => {
      const at = evening()
      const later = evening()
      await booked(at)
      const booking = await booked(at)
      const token = harness.manageToken(booking.manageUrl)
      const hold = expectOk(await holdAt(later, { attribute: 'bar' }))
      const moved = expectOk(await harness.provider.modify(token, hold.token))
      expect(moved).toMatchObject({
        at: later,
        attribute: 'bar',
        status: 'booked',
        guest: recalled(),
      })
      expect(moved.confirmation).toBe(booking.confirmation)
      expect((await attributesAt(at)).toSorted()).toEqual(['bar', 'default'])
      expect(await harness.provider.modify(token, hold.token)).toMatchObject({
        code: 'hold_lost',
      })
    })
  })
}

/** The value of a result; a refusal fails the test with its code. */
function expectOk<T>(result: Result<T>): T {
  expect(result).toMatchObject({ ok: true })
  return (result as Ok<T>).value
}
