import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createBookingEngine } from '#booking-engine/engine.ts'
import type { BookingDatabase, Sql } from '#storage/database.ts'
import {
  bookingSecret,
  ida,
  smallHouse,
  type TestEngine,
  testEngine,
} from '#tests/support/booking.ts'

const place = { locationId: 'burrard', staff: '1' }
const day = '2027-03-20'
const from = `${day}T18:00`

describe.each(['SQLite', 'Postgres'] as const)('screens of the staff on %s', (kind) => {
  let fixture: TestEngine
  beforeAll(async () => {
    const server = kind === 'Postgres' ? inject('postgres') : null
    // 10 March 2027, noon in Vancouver.
    fixture = await testEngine(server, { clock: () => Date.parse('2027-03-10T20:00Z') })
    await fixture.engine.saveSettings(place.locationId, smallHouse(1))
  })
  afterAll(() => fixture.close())

  /** The database, in which something is changed by somebody else after each statement that is read. */
  function disturbed(change: () => Promise<void>): BookingDatabase {
    const { store } = fixture
    const disturb = ({ all, run }: Sql): Sql => ({
      run,
      all: async <Row>(text: string, values: Parameters<Sql['all']>[1] = []) => {
        const rows = await all<Row>(text, values)
        await change()
        return rows
      },
    })
    return {
      ...store,
      ...disturb(store),
      snapshot: (work) => store.snapshot((sql) => work({ ...sql, ...disturb(sql) })),
    }
  }

  /** Gives a blocked table to a party, and closes it again: at no time there are a block and a party. */
  function takeTurns() {
    const { host } = fixture.engine
    let turn = 0
    let there: { id: string; isBlock: boolean } | null = null
    return async () => {
      turn++
      if (there?.isBlock) await host.unblock(place, there.id)
      else if (there) await cancel(there.id)
      const isBlock = turn % 2 === 1
      there = { id: isBlock ? await block(`k${turn}`) : await book(`b${turn}`), isBlock }
    }
    async function block(key: string): Promise<string> {
      const asked = { ...place, key, tables: ['t01'], from, to: `${day}T19:00`, reason: '' }
      return idOf(await host.block(asked))
    }
    async function book(key: string): Promise<string> {
      const asked = {
        ...place,
        key,
        party: 2,
        at: from,
        table: { kind: 'best' },
        guest: ida,
      } as const
      return idOf(await host.book({ ...asked, source: 'telephone', beyond: [] }))
    }
    async function cancel(id: string): Promise<void> {
      const shown = await host.day(place.locationId, day)
      const seen = shown.ok ? shown.value.reservations.find((one) => one.id === id)?.seen : 0
      expect(await host.act({ ...place, id, seen: seen ?? 0 }, 'cancel')).toMatchObject({
        ok: true,
      })
    }
  }

  test('a day is shown as it was at one moment, whatever is changed while it is read', async () => {
    const change = takeTurns()
    await change()
    const store = disturbed(change)
    const { host } = createBookingEngine({ store, secret: bookingSecret })
    for (let look = 0; look < 10; look++) {
      const shown = await host.day(place.locationId, day)
      if (!shown.ok) throw new Error(shown.code)
      const { reservations, blocks } = shown.value
      expect(reservations.length + blocks.length).toBe(1)
    }
  })

  test('what is read together cannot write', async () => {
    const write = fixture.store.snapshot((sql) => sql.run('DELETE FROM blocks'))
    await expect(write).rejects.toThrow(/read.only/)
  })

  test('reads that fail leave the next ones their own state', async () => {
    const { snapshot } = fixture.store
    await expect(snapshot((sql) => sql.all('SELECT nothing'))).rejects.toThrow()
    expect(await snapshot((sql) => sql.all('SELECT 1 AS one'))).toEqual([{ one: 1 }])
  })
})

function idOf(done: { ok: true; value: { id: string } } | { ok: false; code: string }): string {
  if (!done.ok) throw new Error(done.code)
  return done.value.id
}
