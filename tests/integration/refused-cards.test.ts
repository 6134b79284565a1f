import { describe, expect, inject, test } from 'vitest'
import { createBookingEngine } from '#booking-engine/engine.ts'
import { openBookingDatabase } from '#storage/open.ts'
import { bookingSecret as secret, testEngine } from '#tests/support/booking.ts'

describe.each(['SQLite', 'Postgres'] as const)('refused cards on %s', (kind) => {
  test('of one address count together on all instances, for ten minutes', async () => {
    let now = Date.parse('2027-03-10T20:00Z')
    const options = { clock: () => now }
    const fixture = await testEngine(kind === 'Postgres' ? inject('postgres') : null, options)
    const other = createBookingEngine({
      store: await openBookingDatabase(fixture.where, options),
      secret,
    })
    const books = [fixture.engine, other]
    const waits = () =>
      Promise.all(books.map((one) => one.refusedCards.secondsToWait('2001:db8::1')))
    for (let n = 0; n < 5; n++) {
      expect(await waits()).toEqual([0, 0])
      await books[n % 2]?.refusedCards.count(`2001:db8::${n}`)
      now += 60_000
    }
    // Ten minutes from the first one on.
    expect(await waits()).toEqual([300, 300])
    expect(await other.refusedCards.secondsToWait('2001:db8:0:1::1')).toBe(0)
    const kept = await fixture.store.all('SELECT * FROM refused_cards')
    expect(JSON.stringify(kept)).not.toContain('2001')
    now += 300_000
    expect(await waits()).toEqual([0, 0])
    await other.refusedCards.count('2001:db8::1')
    expect(await waits()).toEqual([0, 0])
    now += 600_000
    await fixture.engine.sweep()
    expect(await fixture.store.all('SELECT * FROM refused_cards')).toEqual([])
    await other.close()
    await fixture.close()
  })
})
