import { expect, inject, test } from 'vitest'
import { deriveSecret } from '#lib/secrets.ts'
import { addDays } from '#lib/time.ts'
import { createLedger } from '#providers/payments/ledger/adapter.ts'
import { createTestBank } from '#providers/payments/ledger/bank.ts'
import { CARDS, cardWith } from '#providers/payments/suite.ts'
import { bookingSecret, smallHouse, tasting, testBook } from '#tests/support/booking.ts'
import { doErrands } from '#tests/support/errands.ts'
import { startFleet } from '#tests/support/history/fleet.ts'
import { type Episode, playGuest, type World } from '#tests/support/history/guest.ts'
import { judge } from '#tests/support/history/judge.ts'

/** Seconds that guests play; HISTORY_SECONDS plays longer. */
const SECONDS = Number(process.env.HISTORY_SECONDS ?? 60)
const GUESTS = 150
const HOUR = 3_600_000

const today = new Date().toISOString().slice(0, 10)
const times = Array.from({ length: 20 }, (_, day) => addDays(today, 20 + day)).flatMap((day) =>
  ['17:00', '18:15', '19:00', '20:30', '21:45'].map((time) => `${day}T${time}`),
)
const houses = {
  plain: smallHouse(4),
  prepaid: smallHouse(4, { experiences: [{ ...tasting, prepaymentRequired: true }] }),
  vouched: smallHouse(4, {
    guarantee: { kind: 'hold', amount: 2_500, per: 'person', fromParty: 2 },
  }),
}

/** Lets guests play against so many instances over one database; what happened, and what is wrong. */
async function play(server: string | null, instances: number) {
  let ahead = 0
  const engine = await testBook(server, { clock: () => Date.now() + ahead })
  for (const [id, settings] of Object.entries(houses)) await engine.book.saveSettings(id, settings)
  const secret = deriveSecret(bookingSecret, 'test-card') ?? ''
  const ledger = createLedger({ store: engine.store, secret, bankUrl: (question) => question })
  const bank = createTestBank(engine.store)
  const episodes: Episode[] = []
  const operations: Record<string, number> = {}
  const fleet = await startFleet(engine.where, bookingSecret, instances)
  const end = Date.now() + SECONDS * 1000
  const ended = () => Date.now() > end
  const world: World = {
    ...{ fleet, times, ended },
    houses: [
      { id: 'plain', experience: null, card: false },
      { id: 'prepaid', experience: { id: 'tasting', version: 1 }, card: true },
      { id: 'vouched', experience: null, card: true },
    ],
    card: async (which) => {
      const made = await ledger.tokenise(cardWith(CARDS[which]))
      if (!made.ok) throw new Error(made.code)
      return made.value
    },
    answerBank: async (url, answer) => {
      await bank.answer(url.split('/').at(-1) ?? '', answer)
    },
    tell: (episode) => episodes.push(episode),
    count: (name) => {
      operations[name] = (operations[name] ?? 0) + 1
    },
  }
  await Promise.all([
    fleet.trouble(ended),
    ...Array.from({ length: GUESTS }, () => playGuest(world)),
  ]).finally(() => fleet.stop())
  // A day and more later, by a bank that answers, everything has come to its end.
  for (const hours of [1, 4, 8, 26]) {
    ahead = hours * HOUR
    await doErrands(engine.book, ledger)
  }
  await engine.book.sweep()
  const violations = await judge(engine.store, episodes)
  await engine.close()
  const outcomes: Record<string, number> = {}
  for (const { outcome } of episodes) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
  return { operations, faults: fleet.faults, outcomes, violations }
}

test(
  'whatever fails on the way, answers, tables and money agree in the end, on both databases',
  async () => {
    const [sqlite, postgres] = await Promise.all([play(null, 1), play(inject('postgres'), 2)])
    for (const [kind, { violations, ...run }] of Object.entries({ sqlite, postgres })) {
      console.info(kind, JSON.stringify({ ...run, violations: violations.length }))
      expect(violations).toEqual([])
      expect(run.outcomes.booked).toBeGreaterThan(0)
      expect(run.faults.killed).toBeGreaterThan(0)
    }
  },
  (SECONDS + 120) * 1000,
)
