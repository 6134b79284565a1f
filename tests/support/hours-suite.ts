import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { BookingEngine } from '#booking-engine/contract.ts'
import type { Hold } from '#booking-engine/holds/types.ts'
import { addDays } from '#lib/time/dates.ts'
import { instantOf } from '#lib/time/time.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import { ida } from './booking.ts'
import {
  bookingData,
  type Content,
  contentDatabase,
  fridayAhead,
  locationData,
  startContent,
} from './content.ts'
import { expectOk, hostAt } from './host.ts'

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

type Span = { opens: string; closes: string }
type Special = { date: string; name?: string; spans: Span[] }
type Place = { id: number; settings: number; uid: string }

/** What is promised of opening hours and bookings, on one database. */
export function describeHours(kind: 'sqlite' | 'postgres'): void {
  describe(`opening hours and bookings on ${kind}`, () => {
    const friday = fridayAhead()
    const monday = addDays(friday, 3)
    const evening = [{ opens: '16:00', closes: '23:00' }]
    let system: Content
    let engine: BookingEngine
    let editor: string
    let admin: string
    /** Manage tokens of the visits of a test. */
    const visits: string[] = []
    let made = 0
    let drop = async () => {}

    beforeAll(async () => {
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      system = await startContent(database?.url)
      const { bookingEngine } = await import('#booking-engine/process.ts')
      engine = await bookingEngine()
      editor = await system.signIn(['editor'])
      admin = await system.signIn(['admin'])
    })
    afterAll(async () => {
      await system?.stop()
      await drop()
    })

    afterEach(async () => {
      for (const token of visits.splice(0)) await engine.cancel(token)
    })

    const week = (spans: Span[] = evening) => spans.map((span) => ({ days: [...DAYS], ...span }))
    const hours = (...holidays: Special[]) => ({ weekly: week(), holidays })

    /** A restaurant that is open from 16:00 to 23:00, with dinner on Mondays and Fridays. */
    async function open(more: Record<string, unknown> = {}): Promise<Place> {
      const uid = `place-${++made}`
      const id = await system.make('locations', locationData(uid, { hours: hours(), ...more }))
      const settings = await system.make('booking-settings', bookingData(id))
      return { id, settings, uid }
    }

    const publish = ({ id }: Place, body: Record<string, unknown>, as = editor) =>
      system.rest('PATCH', `/locations/${id}`, { as, body: { ...body, _status: 'published' } })

    /** Saves the group's special days, and waits until every location has been handed over. */
    async function saveGroup(days: object[], more = {}, as = editor) {
      const body = { days, ...more }
      const saved = await system.rest('POST', '/globals/special-days', { as, body })
      const { handOver } = await import('#cms/booking/settings-handover.ts')
      await handOver(system.payload)
      return saved
    }

    async function times({ id }: Place, date = friday): Promise<string[]> {
      const around = { backward: 720, forward: 720, visitor: null }
      const query = { locationId: String(id), at: `${date}T12:00`, party: 2, ...around }
      const found = await engine.availability(query)
      if (!found.ok) throw new Error(found.code)
      return found.value.times.map(({ time }) => time).filter((time) => time.startsWith(date))
    }

    async function hold({ id }: Place, at = `${friday}T18:00`): Promise<Hold> {
      const visitor = { token: crypto.randomUUID(), address: null }
      const wanted = { at, party: 2, attribute: 'default' as const, visitor }
      const held = await engine.hold({ locationId: String(id), ...wanted })
      if (!held.ok) throw new Error(held.code)
      return held.value
    }

    /** Books a table, and answers with its manage token. */
    async function visit(place: Place, at?: string): Promise<string> {
      const { token } = await hold(place, at)
      const booked = await engine.reserve({ locationId: String(place.id), token, guest: ida })
      if (!booked.ok) throw new Error(booked.code)
      visits.push(booked.value.manageToken)
      return booked.value.manageToken
    }

    /** What a refused save says at its box. */
    function refusal(
      { status, body }: Awaited<ReturnType<Content['rest']>>,
      box = 'keepBookings',
    ): string {
      expect(status).toBe(400)
      const [error] = errorsIn(body)
      expect(error?.path).toBe(box)
      return error?.message ?? ''
    }

    function errorsIn({ errors }: Record<string, unknown>) {
      type Errors = { data?: { errors?: { path: string; message: string }[] } }[]
      return (errors as Errors)[0]?.data?.errors ?? []
    }

    const attention = async ({ settings }: Place) =>
      (await system.rest('GET', `/booking-settings/${settings}`, { as: admin })).body.needsAttention

    test('a day that is closed takes no bookings once it is published, and no sooner', async () => {
      const place = await open()
      expect(await times(place)).not.toEqual([])
      const closed = { hours: hours({ date: friday, spans: [] }) }
      await system.rest('PATCH', `/locations/${place.id}?draft=true`, { as: editor, body: closed })
      expect(await times(place)).not.toEqual([])
      expect((await publish(place, closed)).status).toBe(200)
      expect(await times(place)).toEqual([])
      expect(await engine.closedDays(String(place.id))).toContain(friday)
      const held = await engine.hold({
        ...{ locationId: String(place.id), at: `${friday}T18:00`, party: 2 },
        ...{ attribute: 'default', visitor: { token: 'somebody', address: null } },
      })
      expect(held).toMatchObject({ ok: false, code: 'slot_taken' })
    })

    test('a shorter day ends earlier, and a longer one later', async () => {
      const place = await open()
      await publish(place, {
        hours: hours({ date: friday, spans: [{ opens: '17:00', closes: '20:00' }] }),
      })
      expect((await times(place)).at(-1)).toBe(`${friday}T18:00`)
      await publish(place, {
        hours: hours({ date: friday, spans: [{ opens: '16:00', closes: '00:00' }] }),
      })
      expect((await times(place)).at(-1)).toBe(`${friday}T22:00`)
    })

    test('a period is booked outside of the hours only where it says so', async () => {
      const place = await open()
      const [dinner] = bookingData(place.id).periods
      const brunch = { ...dinner, code: 'brunch', firstSeating: '10:00', lastSeating: '12:00' }
      const save = (outsideHours: boolean) =>
        system.payload.update({
          collection: 'booking-settings',
          id: place.settings,
          data: { periods: [{ ...brunch, outsideHours }, dinner] as never },
        })
      await save(false)
      expect((await times(place))[0]).toBe(`${friday}T17:00`)
      await save(true)
      expect((await times(place))[0]).toBe(`${friday}T10:00`)
      await publish(place, { hours: hours({ date: friday, spans: [] }) })
      expect(await times(place)).toEqual([])
    })

    test('without hours the booking periods alone count, and the content check says so', async () => {
      const place = await open({ hours: {} })
      const elsewhere = await open({ hours: {}, openTableRID: '4711' })
      expect((await times(place))[0]).toBe(`${friday}T17:00`)
      const early = await open({ hours: { weekly: week([{ opens: '18:00', closes: '23:00' }]) } })
      const { lintContent } = await import('#cms/lint/content-lint.ts')
      const found = (await lintContent(system.payload)).map(({ rule, source, id }) => [
        rule,
        source,
        id,
      ])
      expect(found).toContainEqual(['hours-missing', 'locations', place.id])
      expect(found).not.toContainEqual(['hours-missing', 'locations', elsewhere.id])
      expect(found).toContainEqual(['outside-hours', 'booking-settings', early.settings])
      expect(found).not.toContainEqual(['outside-hours', 'booking-settings', place.settings])
    })

    describe('a save that a visit would not fit any more', () => {
      const closed = { hours: hours({ date: friday, spans: [] }) }

      test('is refused with the visit and what to do, before anything is kept', async () => {
        const place = await open()
        await visit(place)
        const message = refusal(await publish(place, closed, admin))
        expect(message).toContain('Not saved: a booking would no longer fit.')
        expect(message).toContain(
          `${momentLabel(`${friday}T18:00`)} · Ida Marsh, party of 2, table t1`,
        )
        expect(message).toContain('+16045550123')
        expect(message).toMatch(/call or write to these guests/)
        expect(await times(place)).not.toEqual([])
        const kept = await system.payload.findByID({ collection: 'locations', id: place.id })
        expect(kept.hours?.holidays ?? []).toEqual([])
      })

      test('names no guest to an editor who is no host', async () => {
        const place = await open()
        await visit(place)
        const message = refusal(await publish(place, closed))
        expect(message).toContain(`${momentLabel(`${friday}T18:00`)} · Party of 2`)
        expect(message).not.toContain('Ida')
        expect(message).not.toContain('+1604')
      })

      test('goes through where the bookings are kept, which are listed from then on', async () => {
        const place = await open()
        await visit(place)
        const saved = await publish(place, { ...closed, keepBookings: true })
        expect(saved.status).toBe(200)
        expect(await times(place)).toEqual([])
        expect(await attention(place)).toContain('Ida Marsh')
        const again = { hours: { ...closed.hours, temporaryClosure: { message: 'Painting' } } }
        expect((await publish(place, again)).status).toBe(200)
        await visit(place, `${monday}T18:00`)
        const longer = hours({ date: friday, spans: [] }, { date: monday, spans: [] })
        const message = refusal(await publish(place, { hours: longer }, admin))
        expect(message).toContain(momentLabel(`${monday}T18:00`))
        expect(message).not.toContain(momentLabel(`${friday}T18:00`))
      })

      test('is not refused for what has been cancelled', async () => {
        const place = await open()
        await engine.cancel(await visit(place))
        expect((await publish(place, closed)).status).toBe(200)
      })

      test('is refused in the booking settings, too', async () => {
        const place = await open()
        await visit(place)
        const address = `/booking-settings/${place.settings}`
        const body = { closures: [{ from: friday, to: friday, reason: 'A wedding' }] }
        const message = refusal(await system.rest('PATCH', address, { as: admin, body }))
        expect(message).toContain('Ida Marsh')
        expect(await times(place)).not.toEqual([])
        const kept = { ...body, keepBookings: true }
        expect((await system.rest('PATCH', address, { as: admin, body: kept })).status).toBe(200)
        expect(await times(place)).toEqual([])
        expect(await attention(place)).toContain('Ida Marsh')
      })
    })

    describe('another time zone', () => {
      const east = { timeZone: 'America/Toronto', province: 'ON' }
      const zoneOf = async ({ id }: Place) => (await engine.settings(String(id)))?.settings.timeZone
      const visitAt = async (manage: string) => {
        const found = await engine.find(manage)
        if (!found.ok) throw new Error(found.code)
        return found.value.reservation
      }
      const hostOf = ({ id }: Place) => hostAt(engine, String(id))

      test('is refused with the visits and the blocked tables that it would move, also where bookings are kept', async () => {
        const place = await open()
        const manage = await visit(place)
        expectOk(await hostOf(place).block(['t1'], `${friday}T21:00`, `${friday}T22:00`))
        for (const more of [{}, { keepBookings: true }]) {
          const message = refusal(await publish(place, { ...east, ...more }, admin), 'moveVisits')
          expect(message).toContain(
            `${momentLabel(`${friday}T18:00`)} · Ida Marsh, party of 2, table t1`,
          )
          expect(message).toContain(
            `${momentLabel(`${friday}T21:00`)} to 10:00 PM · table t1 blocked (Wobbles)`,
          )
          expect(message).toContain('tick “Move these visits to the new time zone”')
          expect(message).toContain('Entries in their own calendars do not move')
        }
        expect(await zoneOf(place)).toBe('America/Vancouver')
        const { id } = await visitAt(manage)
        await engine.cancel(manage)
        const [block] = (await hostOf(place).day(friday)).blocks
        await engine.host.unblock(hostOf(place).at, block?.id ?? '')
        expect((await publish(place, east)).status).toBe(200)
        expect(await zoneOf(place)).toBe('America/Toronto')
        expect((await hostOf(place).find(friday, id)).acts).toEqual([])
      })

      test('names no guest to an editor who is no host', async () => {
        const place = await open()
        await visit(place)
        const message = refusal(await publish(place, east), 'moveVisits')
        expect(message).toContain(`${momentLabel(`${friday}T18:00`)} · Party of 2`)
        expect(message).not.toContain('Ida')
      })

      test('moves them with the clock where that is chosen, and says by whom', async () => {
        const place = await open()
        const manage = await visit(place)
        const before = await visitAt(manage)
        expectOk(await hostOf(place).block(['t1'], `${friday}T21:00`, `${friday}T22:00`))
        const saved = await publish(place, { ...east, moveVisits: true }, admin)
        expect(saved.status).toBe(200)
        expect((saved.body.doc as { moveVisits?: boolean }).moveVisits).not.toBe(true)
        const after = await visitAt(manage)
        expect(after).toMatchObject({ at: before.at, timeZone: 'America/Toronto', tables: ['t1'] })
        expect(after.startsAt).toBe(instantOf(before.at, 'America/Toronto'))
        expect(await attention(place)).toBeNull()
        expect(await times(place)).not.toContain(`${friday}T18:00`)
        const { acts } = await hostOf(place).find(friday, after.id)
        const detail = 'America/Vancouver → America/Toronto'
        expect(acts).toMatchObject([{ act: 'time_zone', detail }])
        const [who] = acts.map(({ staff }) => staff)
        const found = await system.payload.findByID({ collection: 'staff', id: Number(who) })
        expect(found.roles).toEqual(['admin'])
      })

      test('is asked for again at the next save: the choice is not kept', async () => {
        const place = await open()
        await visit(place)
        expect((await publish(place, { ...east, moveVisits: true })).status).toBe(200)
        refusal(
          await publish(place, { timeZone: 'America/Edmonton', province: 'AB' }),
          'moveVisits',
        )
      })

      test('is refused for a table that somebody holds, and moves it where that is chosen', async () => {
        const place = await open()
        const held = await hold(place)
        const message = refusal(await publish(place, east, admin), 'moveVisits')
        expect(message).toContain('A table that a guest is booking right now.')
        expect((await publish(place, { ...east, moveVisits: true })).status).toBe(200)
        const request = { locationId: String(place.id), token: held.token, guest: ida }
        const booked = expectOk(await engine.reserve(request))
        visits.push(booked.manageToken)
        expect(booked.reservation).toMatchObject({
          at: `${friday}T18:00`,
          startsAt: instantOf(`${friday}T18:00`, 'America/Toronto'),
        })
      })

      test('is asked together with hours that a visit does not fit', async () => {
        const place = await open()
        await visit(place)
        const both = { ...east, hours: hours({ date: friday, spans: [] }) }
        const { body } = await publish(place, both, admin)
        expect(errorsIn(body).map(({ path }) => path)).toEqual(['moveVisits', 'keepBookings'])
        const chosen = { moveVisits: true, keepBookings: true }
        expect((await publish(place, { ...both, ...chosen })).status).toBe(200)
        expect(await attention(place)).toContain('its time is no longer offered')
      })

      test('reaches a visit that is booked between the save and its handover', async () => {
        const place = await open()
        const manage: string[] = []
        const really = engine.saveSettings
        vi.spyOn(engine, 'saveSettings').mockImplementationOnce(async (...given) => {
          manage.push(await visit(place))
          return really(...given)
        })
        expect((await publish(place, east)).status).toBe(200)
        const { startsAt } = await visitAt(manage[0] ?? '')
        expect(startsAt).toBe(instantOf(`${friday}T18:00`, 'America/Toronto'))
      })

      test.each(['before', 'after'] as const)(
        'is the same where the process ends just %s the booking engine has taken it over',
        async (moment) => {
          const place = await open()
          const manage = await visit(place)
          const really = engine.saveSettings
          vi.mocked(console.error).mockImplementation(() => {})
          const spy = vi.spyOn(engine, 'saveSettings').mockImplementationOnce(async (...given) => {
            if (moment === 'after') await really(...given)
            throw new Error('The process ends.')
          })
          expect((await publish(place, { ...east, moveVisits: true }, admin)).status).toBe(200)
          const { startsAt } = await visitAt(manage)
          const moved = instantOf(`${friday}T18:00`, 'America/Toronto')
          expect(startsAt === moved).toBe(moment === 'after')
          const { handOverAtStart } = await import('#cms/booking/settings-handover.ts')
          await handOverAtStart(system.payload)
          spy.mockRestore()
          vi.mocked(console.error).mockClear()
          const after = await visitAt(manage)
          expect(after.startsAt).toBe(moved)
          const { acts } = await hostOf(place).find(friday, after.id)
          expect(acts).toMatchObject([{ act: 'time_zone', staff: expect.stringMatching(/^\d+$/) }])
        },
      )

      test('stays ordered where a visit that came in between cannot move', async () => {
        const place = await open()
        vi.mocked(console.error).mockImplementation(() => {})
        vi.spyOn(engine, 'saveSettings').mockResolvedValueOnce({ ok: false, code: 'clash' })
        expect((await publish(place, east)).status).toBe(200)
        expect(await zoneOf(place)).toBe('America/Vancouver')
        const [words] = vi.mocked(console.error).mock.calls.map(([said]) => said)
        expect(words).toContain(`location ${place.id} keeps its time zone`)
        vi.mocked(console.error).mockClear()
        const { handOver } = await import('#cms/booking/settings-handover.ts')
        await handOver(system.payload)
        expect(await zoneOf(place)).toBe('America/Toronto')
      })

      test('is taken where the clocks are the same', async () => {
        const place = await open({ timeZone: 'America/Toronto', province: 'ON' })
        await visit(place)
        expect((await publish(place, { timeZone: 'America/New_York' })).status).toBe(200)
      })
    })

    describe('special days of the group', () => {
      const christmas = { from: monday, name: 'Christmas', places: 'all', spans: [] }

      test('close all restaurants at once but those that are excepted or have the day themselves', async () => {
        const own = { date: monday, name: 'Open house', spans: evening }
        const [here, there] = [await open(), await open()]
        const openHouse = await open({ hours: hours(own) })
        const except = { ...christmas, places: 'except', locations: [there.id] }
        expect((await saveGroup([except])).status).toBe(200)
        expect(await times(here, monday)).toEqual([])
        expect(await times(there, monday)).not.toEqual([])
        expect(await times(openHouse, monday)).not.toEqual([])
        const { readLocation } = await import('#data/locations/locations.ts')
        const shown = async ({ uid }: Place) => (await readLocation(uid))?.hours?.holidays
        expect(await shown(here)).toEqual([{ date: monday, name: 'Christmas', spans: [] }])
        expect(await shown(there)).toEqual([])
        expect(await shown(openHouse)).toEqual([own])
        await saveGroup([{ ...christmas, places: 'only', locations: [there.id] }])
        expect(await times(here, monday)).not.toEqual([])
        expect(await times(there, monday)).toEqual([])
        await saveGroup([])
        expect(await times(there, monday)).not.toEqual([])
      })

      test('may be several days, and other hours instead of none', async () => {
        const place = await open()
        const long = { ...christmas, from: friday, until: monday }
        await saveGroup([long])
        expect(await times(place)).toEqual([])
        expect(await times(place, monday)).toEqual([])
        await saveGroup([{ ...christmas, spans: [{ opens: '17:00', closes: '20:00' }] }])
        expect((await times(place, monday)).at(-1)).toBe(`${monday}T18:00`)
        const backwards = await saveGroup([{ ...christmas, until: friday }])
        expect(backwards.status).toBe(400)
        await saveGroup([])
      })

      test('are refused with the visits of each restaurant, and kept where that is said', async () => {
        const [here, there] = [await open({ title: 'Here' }), await open({ title: 'There' })]
        await visit(here, `${monday}T18:00`)
        await visit(there, `${monday}T19:00`)
        await visit(there)
        const message = refusal(await saveGroup([christmas], {}, admin))
        expect(message).toContain('Not saved: 2 bookings would no longer fit.')
        expect(message).toContain(`Here:\n${momentLabel(`${monday}T18:00`)} · Ida Marsh`)
        expect(message).toContain(`There:\n${momentLabel(`${monday}T19:00`)} · Ida Marsh`)
        expect(message).not.toContain(momentLabel(`${friday}T18:00`))
        expect(await times(here, monday)).not.toEqual([])
        expect((await saveGroup([christmas], { keepBookings: true })).status).toBe(200)
        expect(await times(here, monday)).toEqual([])
        expect(await attention(here)).toContain('Ida Marsh')
        await saveGroup([])
      })
    })
  })
}
