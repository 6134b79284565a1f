import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BookingEngine } from '#booking-engine/contract.ts'
import { addDays } from '#lib/time/dates.ts'
import {
  bookingData,
  type Content,
  contentDatabase,
  fridayAhead,
  locationData,
  startContent,
} from './content.ts'

/** What is promised of drawn floors in the settings, on one database. */
export function describeFloorLayouts(kind: 'sqlite' | 'postgres'): void {
  // spec:engine.floor-layouts
  describe(`drawn floors on ${kind}`, () => {
    const friday = fridayAhead()
    let system: Content
    let engine: BookingEngine
    let made = 0
    let drop = async () => {}

    beforeAll(async () => {
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      system = await startContent(database?.url)
      const { bookingEngine } = await import('#booking-engine/process.ts')
      engine = await bookingEngine()
    })
    afterAll(async () => {
      await system?.stop()
      await drop()
    })

    const table = {
      ...{ code: 't1', x: 120, y: 100, width: 110, height: 110, rotation: 45 },
      ...{ shape: 'round', seats: 4 },
    }
    const plant = {
      ...{ kind: 'plant', x: 60, y: 60, width: 80, height: 80, rotation: 0, label: '' },
    }
    const room = { name: 'Room', width: 800, height: 500, tables: [table], fixtures: [plant] }
    const usual = { code: 'usual', name: 'Usual', yearly: [], dates: [], rooms: [room] }
    const gala = {
      ...{ code: 'gala', name: 'Gala', yearly: [], dates: [{ from: friday, to: friday }] },
      rooms: [{ ...room, name: 'Great Hall' }],
    }

    /** A restaurant without a drawing, and a host of it. */
    async function open() {
      const location = await system.make('locations', locationData(`drawn-${++made}`))
      const id = await system.make('booking-settings', bookingData(location))
      const as = await system.signIn(['host'], { locations: [location] })
      return { location, id, as }
    }
    const save = ({ id, as }: Awaited<ReturnType<typeof open>>, body: Record<string, unknown>) =>
      system.rest('PATCH', `/booking-settings/${id}`, { as, body })
    const layoutOn = async ({ location }: { location: number }, day: string | null) => {
      const found = await engine.host.day(String(location), day)
      return found.ok ? found.value.layout : found.code
    }

    test('are saved by hosts, read back as they were, and in force on their days', async () => {
      const place = await open()
      expect(await layoutOn(place, friday)).toBeNull()
      const layouts = [usual, gala]
      const { status } = await save(place, { layouts })
      expect(status).toBe(200)
      const { body } = await system.rest('GET', `/booking-settings/${place.id}`, { as: place.as })
      expect(body.layouts).toEqual(layouts)
      expect(await layoutOn(place, friday)).toMatchObject({ name: 'Gala', rooms: gala.rooms })
      expect(await layoutOn(place, null)).toMatchObject({ name: 'Usual' })

      // What was left out is stored as it is meant.
      const { yearly: _, dates: __, ...bare } = usual
      await save(place, { layouts: [bare] })
      const { body: stored } = await system.rest('GET', `/booking-settings/${place.id}`, {
        as: place.as,
      })
      expect(stored.layouts).toEqual([usual])

      // Without a drawing the floor lays itself out again, and the number of settings is that of before.
      await save(place, { layouts: null })
      expect(await layoutOn(place, friday)).toBeNull()
    })

    test('that contradict the tables are refused in one message, and nothing is saved', async () => {
      const place = await open()
      const wrong = { ...usual, rooms: [{ ...room, tables: [table, { ...table, code: 't9' }] }] }
      const { status, body } = await save(place, { layouts: [wrong], noticeMinutes: 30 })
      expect(status).toBe(400)
      expect(problemsOf(body)).toMatchObject([
        { path: 'layouts', message: 'Usual, Room: there is no table t9' },
      ])
      const { body: kept } = await system.rest('GET', `/booking-settings/${place.id}`, {
        as: place.as,
      })
      expect(kept).toMatchObject({ noticeMinutes: 0, layouts: null })
      const shapeless = await save(place, { layouts: [{ ...usual, rooms: 'none' }] })
      expect(shapeless.status).toBe(400)
    })

    test('change the version of the day, so that other screens draw them', async () => {
      const place = await open()
      const before = await engine.host.dayVersion(String(place.location), friday)
      await save(place, { layouts: [usual] })
      expect(await engine.host.dayVersion(String(place.location), friday)).not.toBe(before)
    })

    test('decide what is booked online: a table that is not drawn for a day is not, but is the staff’s', async () => {
      const place = await open()
      const at = (day: string) => `${day}T18:00`
      const isOffered = async (day: string) => {
        const query = { locationId: String(place.location), at: at(day), party: 2 }
        const found = await engine.availability({ ...query, backward: 0, forward: 0 })
        return found.ok && found.value.times.length > 0
      }
      expect(await isOffered(friday)).toBe(true)
      const empty = { ...gala, rooms: [{ ...room, tables: [] }] }
      await save(place, { layouts: [usual, empty] })
      expect(await isOffered(friday)).toBe(false)
      expect(await isOffered(addDays(friday, 3))).toBe(true)
      const asked = { day: friday, party: 2 }
      const found = await engine.host.staffTimes(String(place.location), asked)
      expect(found.ok && found.value.times.some(({ best }) => best?.code === 't1')).toBe(true)
    })

    // spec:engine.floor-editor
    test('of one editor are not undone unseen by another one who has read an older version', async () => {
      const place = await open()
      const read = async () => {
        const { body } = await system.rest('GET', `/booking-settings/${place.id}`, { as: place.as })
        return body
      }
      const { seen } = await read()
      const first = await save(place, { layouts: [usual], seen })
      expect(first.status).toBe(200)
      const late = await save(place, { layouts: [gala], seen })
      expect(late.status).toBe(400)
      expect(problemsOf(late.body)).toMatchObject([{ path: 'seen' }])
      expect((await read()).layouts).toEqual([usual])
      // The answer to a save is a version, too.
      const answer = first.body.doc as { seen: string }
      const again = await save(place, { noticeMinutes: 15, seen: answer.seen })
      expect(again.status).toBe(200)
      const { status } = await save(place, { layouts: [usual, gala], seen: (await read()).seen })
      expect(status).toBe(200)
    })
  })
}

/** What a refused save says at its fields. */
function problemsOf(body: Record<string, unknown>): unknown {
  const [first] = body.errors as { data: { errors: unknown } }[]
  return first?.data.errors
}
