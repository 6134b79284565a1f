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

  /**
   * Gives a blocked table to a party, and closes it again. Answers what is there by the versions of the day: at no time
   * there are a block and a party.
   */
  function takeTurns(name: string) {
    const { host } = fixture.engine
    const seen = new Map<string | null, string>()
    const note = async (what: string) =>
      void seen.set(await host.dayVersion(place.locationId, day), what)
    let turn = 0
    let there: { id: string; isBlock: boolean } | null = null
    const changeOnce = async () => {
      const key = `${name}${++turn}`
      if (there?.isBlock) await host.unblock(place, there.id)
      else if (there) await cancel(there.id)
      await note('nothing')
      const isBlock = turn % 2 === 1
      there = { id: isBlock ? await block(key) : await book(key), isBlock }
      await note(isBlock ? 'a block' : 'a party')
    }
    // Statements that go out together are followed by one change each.
    let last = Promise.resolve()
    const change = () => {
      last = last.then(changeOnce)
      return last
    }
    const end = () => (there?.isBlock ? host.unblock(place, there.id) : cancel(there?.id ?? ''))
    return { change, seen, end }
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
      const [row] = await fixture.store.all<{ changed_at: number }>(
        'SELECT changed_at FROM reservations WHERE id = $1',
        [id],
      )
      const subject = { ...place, id, seen: Number(row?.changed_at) }
      expect(await host.act(subject, 'cancel')).toMatchObject({ ok: true })
    }
  }

  test.each(['day', 'kitchenDay'] as const)(
    'by %s a day is shown as it was at one moment, whatever is changed while it is read',
    async (screen) => {
      const { change, seen, end } = takeTurns(screen)
      await change()
      const { host } = createBookingEngine({ store: disturbed(change), secret: bookingSecret })
      for (let look = 0; look < 5; look++) {
        const shown = await host[screen](place.locationId, day)
        if (!shown.ok) throw new Error(shown.code)
        const { reservations, blocks, mark } = shown.value
        const there = [...reservations.map(() => 'a party'), ...blocks.map(() => 'a block')]
        expect(there.join(' and ') || 'nothing').toBe(seen.get(mark))
      }
      await end()
    },
  )

  test('the walk-in list shows at one moment who waits and which table is free', async () => {
    const door = { locationId: 'door', staff: '1' }
    const everyDay = [1, 2, 3, 4, 5, 6, 7] as const
    const allDay = { code: 'all', name: 'All day', firstSeating: '00:00', lastSeating: '23:45' }
    const periods = [{ ...allDay, weekdays: [...everyDay] }]
    await fixture.engine.saveSettings(door.locationId, smallHouse(1, { periods }))
    const { walkInLists, host } = fixture.engine
    const party = { ...door, party: 2, phone: '', wish: null, note: '', quoted: 15, texts: false }
    const ada = idOf(await walkInLists.add({ ...party, key: 'ada', name: 'Ada' }))
    const refOf = async (table: 'walk_in_list' | 'reservations', id: string) => {
      const text = `SELECT changed_at FROM ${table} WHERE id = $1`
      const [row] = await fixture.store.all<{ changed_at: number }>(text, [id])
      return { ...door, id, seen: Number(row?.changed_at) }
    }
    // Somebody sits at the only table only as long as Ada does not wait.
    let [turn, sitting] = [0, '']
    const steps = [
      async () => walkInLists.act(await refOf('walk_in_list', ada), 'leave'),
      async () => {
        const seat = { key: `walk-in ${turn}`, party: 2, name: '', start: 'now' } as const
        sitting = idOf(await host.walkIn({ ...door, ...seat, place: null, until: null }))
        return { ok: true }
      },
      async () => host.act(await refOf('reservations', sitting), 'finish'),
      async () => walkInLists.act(await refOf('walk_in_list', ada), 'undo'),
    ]
    let last = Promise.resolve()
    const step = async () =>
      expect(await steps[turn++ % steps.length]?.()).toMatchObject({ ok: true })
    const change = () => {
      last = last.then(step)
      return last
    }
    const own = createBookingEngine({ store: disturbed(change), secret: bookingSecret })
    const states = new Set<string>()
    for (let look = 0; look < 12; look++) {
      const shown = await own.walkInLists.read(door.locationId, null)
      const [entry] = shown.ok ? shown.value.entries : []
      states.add(entry?.state ?? 'nobody')
      if (entry?.state === 'waiting') expect(entry.table).toMatchObject({ code: 't01' })
      // So that each look begins with another state.
      if (look % 3 === 0) await change()
    }
    expect(states).toEqual(new Set(['waiting', 'left']))
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
