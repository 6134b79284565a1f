import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { SLOT_MS } from '#lib/time/time.ts'
import { createTestPayments } from '#providers/payments/test-payments/adapter.ts'
import type { Bounds } from '#tests/model/state.ts'
import { stepsWithin } from '#tests/model/steps.ts'
import { walk } from '#tests/model/walk.ts'
import { bookingSecret, smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'
import { Replay, type Stage } from '#tests/support/booking-model/replay.ts'

/** The engine's own times, and more of everything than can be enumerated. */
const bounds: Bounds = {
  ...{ clients: 3, tables: 2, slots: 3, turn: 2, holds: 4, allHolds: 12, ticks: 8, faults: 4 },
  ...{ submits: 2, card: true, housekeeping: true },
  ...{ heldFor: 1, committingFor: 3, reclaimWindow: 3 },
}
/** A sweep does at once what are two steps to whoever comes in between. */
const steps = [
  ...stepsWithin(bounds).filter(
    ({ act }) => act !== 'undoAbandoned' && act !== 'abandonSupersededPayments',
  ),
  { act: 'sweepBookings' } as const,
]
const settings = smallHouse(2, {
  turnTimes: [{ upTo: 2, minutes: 30 }],
  guarantee: { kind: 'deposit', amount: 1_500, per: 'person', fromParty: 1 },
})
const SEED = 20_261_130

describe.each([
  ['SQLite', 40],
  ['Postgres', 6],
] as const)('the booking engine on %s', (kind, numRuns) => {
  const began = Date.parse('2027-03-10T20:00Z')
  let now = began
  let fixture: TestEngine
  let houses = 0
  beforeAll(async () => {
    const server = kind === 'Postgres' ? inject('postgres') : null
    fixture = await testEngine(server, { clock: () => now })
  })
  afterAll(() => fixture.close())

  const openHouse = async (): Promise<Stage> => {
    const locationId = `model-${++houses}`
    now = began + houses * 60 * 60_000
    expect(await fixture.engine.saveSettings(locationId, settings)).toMatchObject({ ok: true })
    const ledger = createTestPayments({
      ...{ store: fixture.store, secret: bookingSecret, now: () => now },
      bankUrl: (question) => question,
    })
    return {
      ...{ fixture, ledger, locationId, times: ['2027-03-20T19:00', '2027-03-20T19:15'] },
      base: Date.parse('2027-03-21T02:00Z') / SLOT_MS,
      pass: (ms) => {
        now += ms
      },
    }
  }

  test('does step for step what its model does, whatever guests, banks and crashes do in whatever order', async () => {
    const done = new Set<string>()
    const choices = fc.array(fc.nat(1_000_000), { minLength: 60, maxLength: 120, size: 'max' })
    await fc.assert(
      fc.asyncProperty(choices, async (chosen) => {
        const replay = new Replay(await openHouse(), bounds)
        const taken: string[] = []
        for (const { step, code, state } of walk(bounds, chosen, { steps })) {
          done.add(step.act)
          taken.push(JSON.stringify(step))
          const answered = await replay.take(step)
          if (answered !== null) expect(answered, taken.join('\n')).toBe(code)
          const { engine, model } = await replay.compare(bounds, state)
          expect(engine, taken.join('\n')).toEqual(model)
        }
        await replay.end()
      }),
      { seed: SEED, numRuns, endOnFailure: true },
    )
    expect([...done]).toEqual(
      expect.arrayContaining([
        'bookOnce',
        'modifyBooking',
        'cancelBooking',
        'settlePayment',
        'dies',
      ]),
    )
  })
})
