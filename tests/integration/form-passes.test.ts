import { describe, expect, inject, test } from 'vitest'
import { createFormPasses, MIN_FORM_AGE, PASS_LIFETIME } from '#providers/bot-check/form-passes.ts'
import { consumeOnce } from '#storage/consumed-tokens.ts'
import { openBookingDatabase } from '#storage/open.ts'
import { bookingSecret as secret, testEngine } from '#tests/support/booking.ts'

async function setUp(kind: 'SQLite' | 'Postgres') {
  const clock = { now: Date.parse('2027-03-10T20:00Z') }
  const options = { clock: () => clock.now }
  const fixture = await testEngine(kind === 'Postgres' ? inject('postgres') : null, options)
  const second = await openBookingDatabase(fixture.where, options)
  const passesOn = (store: typeof second, key = secret) =>
    createFormPasses({
      secret: key,
      spend: (what, until) => consumeOnce(store, what, until),
      now: options.clock,
    })
  return {
    ...fixture,
    clock,
    passes: passesOn(fixture.store),
    /** Those of another instance on the same database. */
    others: passesOn(second),
    strangers: passesOn(fixture.store, `${secret}, but another`),
    async close() {
      await second.close()
      await fixture.close()
    },
  }
}

const refused = { ok: false, code: 'bot_check' }

describe.each(['SQLite', 'Postgres'] as const)('passes of forms on %s', (kind) => {
  // ASVS 2.4.1
  test('count once, for their action, on every instance', async () => {
    const { passes, others, clock, close } = await setUp(kind)
    const pass = passes.issue('careers', passes.start('careers'))
    clock.now += MIN_FORM_AGE
    expect(await others.redeem(pass, 'newsletter')).toMatchObject(refused)
    expect(await others.redeem(pass, 'careers')).toEqual({ ok: true, value: null })
    for (const instance of [passes, others])
      expect(await instance.redeem(pass, 'careers')).toMatchObject(refused)
    await close()
  })

  test('of many who bring the same one at the same moment, exactly one gets through', async () => {
    const { passes, others, clock, close } = await setUp(kind)
    for (let round = 0; round < 5; round++) {
      const pass = passes.issue('newsletter')
      clock.now += MIN_FORM_AGE
      const racing = Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? passes : others).redeem(pass, 'newsletter'),
      )
      expect((await Promise.all(racing)).filter(({ ok }) => ok)).toHaveLength(1)
    }
    await close()
  })

  test('count for five minutes, also after their row is swept', async () => {
    const { passes, engine, store, clock, close } = await setUp(kind)
    const [used, kept] = [passes.issue('careers'), passes.issue('careers')]
    clock.now += PASS_LIFETIME - 1
    expect((await passes.redeem(used, 'careers')).ok).toBe(true)
    await engine.sweep()
    expect(await passes.redeem(used, 'careers')).toMatchObject(refused)
    clock.now += 1
    expect(await passes.redeem(kept, 'careers')).toMatchObject(refused)
    await engine.sweep()
    expect(await store.all('SELECT * FROM spent')).toEqual([])
    expect(await passes.redeem(used, 'careers')).toMatchObject(refused)
    await close()
  })

  // ASVS 2.3.1, 2.4.1
  test('do not count before two seconds have gone by since the form was begun', async () => {
    const { passes, clock, close } = await setUp(kind)
    const started = passes.start('bulk_gift_cards')
    clock.now += MIN_FORM_AGE - 1
    const pass = passes.issue('bulk_gift_cards', started)
    // A beginning of another form, or one that somebody made up, is none.
    const other = passes.issue('bulk_gift_cards', passes.start('careers'))
    const madeUp = passes.issue('bulk_gift_cards', `${started.slice(0, -2)}xx`)
    expect(await passes.redeem(pass, 'bulk_gift_cards')).toMatchObject(refused)
    clock.now += 1
    for (const late of [other, madeUp])
      expect(await passes.redeem(late, 'bulk_gift_cards')).toMatchObject(refused)
    expect((await passes.redeem(pass, 'bulk_gift_cards')).ok).toBe(true)
    await close()
  })

  test('of one beginning, one counts, however many were made', async () => {
    const { passes, clock, close } = await setUp(kind)
    const started = passes.start('careers')
    const [one = '', other = ''] = [1, 2].map(() => passes.issue('careers', started))
    clock.now += MIN_FORM_AGE
    expect((await passes.redeem(one, 'careers')).ok).toBe(true)
    expect(await passes.redeem(other, 'careers')).toMatchObject(refused)
    await close()
  })

  test('are believed only as they were signed', async () => {
    const { passes, strangers, clock, close } = await setUp(kind)
    const started = passes.start('careers')
    const [text, mac] = passes.issue('careers', started).split('.')
    clock.now += MIN_FORM_AGE
    const forged = Buffer.from(JSON.stringify(['careers', 0, 'x', clock.now + 1000]))
    for (const pass of [
      ...[null, '', '.', 'a.b', 'x'.repeat(600), started],
      `${forged.toString('base64url')}.${mac}`,
      `${text}.${mac}.more`,
      strangers.issue('careers'),
    ])
      expect(await passes.redeem(pass, 'careers')).toMatchObject(refused)
    await close()
  })
})
