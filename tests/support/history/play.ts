import { deriveSecret } from '#lib/security/secrets.ts'
import { BusyError } from '#lib/sql/busy-error.ts'
import { addDays } from '#lib/time/dates.ts'
import { CARDS, cardWith } from '#providers/payments/suite.ts'
import { createTestPayments } from '#providers/payments/test-payments/adapter.ts'
import { createTestBank } from '#providers/payments/test-payments/bank.ts'
import type { BookingDatabase } from '#storage/database.ts'
import { bookingSecret, smallHouse, tasting, testEngine } from '../booking.ts'
import { settleAndRunJobs } from '../payment-jobs.ts'
import { startFleet } from './fleet.ts'
import { type Episode, playGuest, type World } from './guest.ts'
import { findViolations } from './violations.ts'

/** How much is played: requests that are answered, troubles of instances on the way, guests at a time. */
export type Amount = { operations: number; troubles: number; guests: number; instances: number }

/** What happened, by name, and what is wrong in the end, in words. */
export type History = {
  operations: Record<string, number>
  faults: Record<string, number>
  outcomes: Record<string, number>
  violations: string[]
}

const HOUR = 3_600_000
const houses = {
  plain: smallHouse(4),
  prepaid: smallHouse(4, { experiences: [{ ...tasting, prepaymentRequired: true }] }),
  vouched: smallHouse(4, {
    guarantee: { kind: 'hold', amount: 2_500, per: 'person', fromParty: 2 },
  }),
}

/** Does again what finds the database in use: these writes compete with all of an instance's for one lock. */
async function untilFree<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof BusyError)) throw error
    }
  }
}

/** The wall times that guests ask for, on 20 days from 20 days ahead. */
function bookedTimes(): string[] {
  const today = new Date().toISOString().slice(0, 10)
  return Array.from({ length: 20 }, (_, day) => addDays(today, 20 + day)).flatMap((day) =>
    ['17:00', '18:15', '19:00', '20:30', '21:45'].map((time) => `${day}T${time}`),
  )
}

/** The cards that guests give, their bank, and the ledger that charges them. */
function createCards(store: BookingDatabase) {
  const secret = deriveSecret(bookingSecret, 'test-card') ?? ''
  const ledger = createTestPayments({ store, secret, bankUrl: (question) => question })
  const bank = createTestBank(store)
  const card: World['card'] = async (which) => {
    const made = await untilFree(() => ledger.tokenise(cardWith(CARDS[which])))
    if (!made.ok) throw new Error(made.code)
    return made.value
  }
  const answerBank: World['answerBank'] = async (url, answer) => {
    await untilFree(() => bank.answer(url.split('/').at(-1) ?? '', answer))
  }
  return { ledger, card, answerBank }
}

/**
 * Lets guests play against instances over one database (SQLite where no server is given), while instances
 * die and stand still and the bank is reached over a bad line; then checks what is left.
 */
export async function playHistory(server: string | null, amount: Amount): Promise<History> {
  const { operations, troubles, guests, instances } = amount
  let ahead = 0
  const fixture = await testEngine(server, { clock: () => Date.now() + ahead })
  for (const [id, settings] of Object.entries(houses))
    await fixture.engine.saveSettings(id, settings)
  const { ledger, ...cards } = createCards(fixture.store)
  const episodes: Episode[] = []
  const counts: Record<string, number> = {}
  const fleet = await startFleet(fixture.where, bookingSecret, instances)
  let answered = 0
  let trouble: Promise<void> = Promise.resolve()
  const every = Math.ceil(operations / (troubles + 1))
  const world: World = {
    ...{ fleet, times: bookedTimes(), ended: () => answered >= operations, ...cards },
    houses: [
      { id: 'plain', experience: null, card: false },
      { id: 'prepaid', experience: { id: 'tasting', version: 1 }, card: true },
      { id: 'vouched', experience: null, card: true },
    ],
    tell: (episode) => episodes.push(episode),
    count: (name) => {
      counts[name] = (counts[name] ?? 0) + 1
    },
    answered: () => {
      answered++
      if (answered % every === 0 && answered < operations) {
        trouble = trouble.then(() => fleet.trouble())
        // Without its instances a run is over.
        trouble.catch(() => {
          answered = operations
        })
      }
    },
  }
  await Promise.all(Array.from({ length: guests }, () => playGuest(world)))
    .then(() => trouble)
    .finally(() => fleet.stop())
  // A day and more later, by a bank that answers, everything has come to its end.
  for (const hours of [1, 4, 8, 26]) {
    ahead = hours * HOUR
    await settleAndRunJobs(fixture.engine, ledger)
  }
  // Each time it takes so many of them.
  while ((await fixture.engine.payments.stale()).length > 0)
    await settleAndRunJobs(fixture.engine, ledger)
  await fixture.engine.sweep()
  const violations = await findViolations(fixture.store, episodes)
  await fixture.close()
  const outcomes: Record<string, number> = {}
  for (const { outcome } of episodes) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
  return { operations: counts, faults: fleet.faults, outcomes, violations }
}
