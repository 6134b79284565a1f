import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { HoldRequest } from '#booking-engine/holds/types.ts'
import { addDays } from '#lib/time/dates.ts'
import { beginPaying, smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'
import { expectOk } from '#tests/support/host.ts'

const MINUTE = 60_000
const HELD = 5 * MINUTE

describe.each(['SQLite', 'Postgres'] as const)('who may hold how much on %s', (kind) => {
  let now = Date.parse('2027-03-10T20:00Z')
  let fixture: TestEngine
  let day = '2027-03-20'
  beforeAll(async () => {
    const server = kind === 'Postgres' ? inject('postgres') : null
    fixture = await testEngine(server, { clock: () => now })
  })
  afterAll(() => fixture.close())

  const evening = () => {
    day = addDays(day, 1)
    return `${day}T19:00`
  }
  const browser = (address: string | null) => ({ token: crypto.randomUUID(), address })
  const hold = (locationId: string, at: string, change: Partial<HoldRequest> = {}) =>
    fixture.engine.hold({
      ...{ locationId, at, party: 2, attribute: 'default', visitor: browser(null) },
      ...change,
    })
  /** What became of as many holds as there are browsers at an address. */
  const outcomes = async (locationId: string, at: string, count: number, address: string) => {
    const found: string[] = []
    for (let n = 0; n < count; n++) {
      const held = await hold(locationId, at, { visitor: browser(address) })
      found.push(held.ok ? 'held' : held.code)
    }
    return found
  }

  test('a couple that changes its mind twenty times in ten minutes is asked for nothing', async () => {
    await fixture.engine.saveSettings('indecisive', smallHouse(2))
    const at = evening()
    const visitor = browser('203.0.113.7')
    for (let n = 0; n < 10; n++) {
      const { token } = expectOk(await hold('indecisive', at, { visitor }))
      // Given back by hand, or by the next one.
      if (n % 2 === 0) expect(await fixture.engine.release(token)).toBe(true)
      const early = at.replace('19:00', '17:00')
      expectOk(await hold('indecisive', early, { visitor }))
    }
  })

  // ASVS 2.3.2, 2.4.1
  test('a browser that lets five holds run out in ten minutes has to be checked for the sixth', async () => {
    await fixture.engine.saveSettings('forgetful', smallHouse(40))
    const at = evening()
    const network = '203.0.114.7'
    const visitor = browser(network)
    // Five that run out, taken at once by hand: one browser can only leave one every five minutes.
    for (let n = 0; n < 5; n++) {
      const { token } = expectOk(await hold('forgetful', at, { visitor, checked: true }))
      await runOut(fixture, token)
    }
    expect(await hold('forgetful', at, { visitor })).toMatchObject({ code: 'bot_check' })
    // Other browsers of that network are asked for nothing, and neither is this one with a pass.
    expectOk(await hold('forgetful', at, { visitor: browser(network) }))
    expectOk(await hold('forgetful', at, { visitor, checked: true }))
    now += 10 * MINUTE
    expectOk(await hold('forgetful', at, { visitor }))
  })

  test('an office of fifty browsers holds a table each, and the next one has to be checked', async () => {
    await fixture.engine.saveSettings('office', smallHouse(60))
    const at = evening()
    const found = await outcomes('office', at, 51, '203.0.115.7')
    expect(found).toEqual([...Array(50).fill('held'), 'bot_check'])
    expectOk(await hold('office', at, { visitor: browser('203.0.115.8'), checked: true }))
    // Nobody else is asked.
    expectOk(await hold('office', at, { visitor: browser('192.0.2.1') }))
  })

  test('what was booked, or given back in time, is no part of a network’s fifty', async () => {
    await fixture.engine.saveSettings('lunch', smallHouse(60))
    const at = evening()
    const address = '203.0.116.7'
    for (let n = 0; n < 50; n++) {
      const { token } = expectOk(await hold('lunch', at, { visitor: browser(address) }))
      await fixture.engine.release(token)
    }
    expect(await outcomes('lunch', at, 1, address)).toEqual(['held'])
  })

  test('what was left to run out is part of them, swept or replaced', async () => {
    await fixture.engine.saveSettings('left', smallHouse(60))
    const at = evening()
    const address = '203.0.117.7'
    expect(await outcomes('left', at, 50, address)).toEqual(Array(50).fill('held'))
    now += HELD
    expect(await outcomes('left', at, 1, address)).toEqual(['bot_check'])
    now += HELD
    expect(await outcomes('left', at, 1, address)).toEqual(['held'])
  })

  test('beyond 30 % of the covers of a period a network has to be checked', async () => {
    // 21 quarters of an hour, 2 covers each: 42 covers, of which 12 may be held = 6 parties.
    await fixture.engine.saveSettings('richmond', smallHouse(40, { coversPerSlot: 2 }))
    const date = evening().slice(0, 10)
    const found: string[] = []
    const at = (n: number) => `${date}T${17 + Math.floor(n / 4)}:${['00', '15', '30', '45'][n % 4]}`
    for (let n = 0; n < 8; n++) {
      const visitor = browser(`198.51.100.${n}`)
      const held = await hold('richmond', at(n), { visitor })
      found.push(held.ok ? 'held' : held.code)
    }
    expect(found).toEqual([...Array(6).fill('held'), 'bot_check', 'bot_check'])
    const checked = { visitor: browser('198.51.100.9'), checked: true }
    expectOk(await hold('richmond', at(7), checked))
    expectOk(await hold('richmond', `${date}T21:00`, { visitor: browser('192.0.2.1') }))
  })

  test('a table that is being paid for counts towards the share, however old its hold is', async () => {
    await fixture.engine.saveSettings('lonsdale', smallHouse(1))
    const date = evening().slice(0, 10)
    const take = (time: string, n: number) =>
      hold('lonsdale', `${date}T${time}`, { visitor: browser(`198.51.101.${n}`) })
    const held = expectOk(await take('17:00', 1))
    now += 9 * MINUTE
    await beginPaying(fixture, held.token)
    now += 2 * MINUTE
    // One table, 21 quarters, turns of six: 8 covers, of which the network may hold 2.
    expect(await take('20:00', 2)).toMatchObject({ code: 'bot_check' })
  })

  test('one IPv6 network is one network, whichever of its addresses asks', async () => {
    await fixture.engine.saveSettings('surrey', smallHouse(60))
    const at = evening()
    const found: string[] = []
    for (let n = 1; n <= 51; n++) {
      const held = await hold('surrey', at, { visitor: browser(`2001:db8:1:2::${n}`) })
      found.push(held.ok ? 'held' : held.code)
    }
    expect(found.at(-1)).toBe('bot_check')
    expect(found.filter((one) => one === 'held')).toHaveLength(50)
  })
})

/** Ends a hold's time, as five minutes would. */
async function runOut({ store }: TestEngine, token: string): Promise<void> {
  await store.run(`UPDATE holds SET expires_at = ${store.dialect.now} WHERE id = $1`, [token])
}
