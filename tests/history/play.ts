import { cpSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { BookingEngine } from '#booking-engine/contract.ts'
import { deriveSecret } from '#lib/security/secrets.ts'
import { BusyError } from '#lib/sql/busy-error.ts'
import { CARDS, cardWith } from '#providers/payments/suite.ts'
import { createTestPayments } from '#providers/payments/test-payments/adapter.ts'
import { createTestBank } from '#providers/payments/test-payments/bank.ts'
import type { BookingDatabase, Sql } from '#storage/database.ts'
import { bookingSecret, testEngine } from '#tests/support/booking.ts'
import { randomOf } from '#tests/support/fuzz/random.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { type BadLine, startBadLine } from './bad-line.ts'
import { visit } from './clients/guest.ts'
import { serve } from './clients/host.ts'
import { publish } from './clients/manager.ts'
import { viewOf } from './clients/screens.ts'
import { clientOf, type Shared, type World } from './clients/world.ts'
import type { HistoryDatabase } from './databases.ts'
import { startFleet } from './fleet.ts'
import { bookedDays, houses, SEATINGS } from './houses.ts'
import { mailsTo, tick } from './instance/ticker.ts'
import { judge } from './model/judge.ts'
import { unitsAstray } from './model/units.ts'
import type { Act, ArrivedMail, LedgerLine, MailText, Observations, View } from './observations.ts'
import { createTroubles } from './troubles.ts'

/** How much is played: requests that are answered, clients at a time, instances, and how often something goes wrong. */
export type Amount = {
  seed: number
  operations: number
  clients: number
  instances: number
  troubles: number
  /** A folder for the files of a database, by its seed, in which something is wrong; SQLite only. */
  keepIn?: string | undefined
}

/** What happened, by name, and what is wrong in the end, in words. */
export type History = {
  requests: Record<string, number>
  /** Requests that were answered, and those that nobody answered or whose answer was an error of the server (5xx). */
  answered: number
  unanswered: number
  troubles: Record<string, number>
  line: BadLine['counts']
  outcomes: Record<string, number>
  views: number
  mails: number
  violations: string[]
  /** The acts on whoever is named in them. */
  evidence: Act[]
}

const HOUR = 3_600_000
/** Rounds within which all payments have come to their end. */
const MOST_ROUNDS = 50

/** Lets clients play against instances over one database while things go wrong, and judges what they saw. */
export async function playHistory(database: HistoryDatabase, amount: Amount): Promise<History> {
  const random = randomOf(amount.seed)
  let ahead = 0
  const fixture = await testEngine(database.server, { clock: () => Date.now() + ahead })
  const { engine, store, where } = fixture
  for (const { id, settings } of houses) await engine.saveSettings(id, settings, 1)
  const mails = await startMailServer()
  const fleet = await startFleet(where, bookingSecret, amount.instances, mails.url)
  const line = await startBadLine(fleet.origin, randomOf(random.below(2 ** 31)))
  const troubles = createTroubles(
    randomOf(random.below(2 ** 31)),
    fleet,
    database.troubled(where.dataDir),
    mails,
  )
  const seen: Observations = {
    acts: [],
    views: [],
    lists: [],
    mails: [],
    last: [],
    ledger: [],
    repeated: [],
  }
  const play = playing(amount.operations, Math.ceil(amount.operations / (amount.troubles + 1)))
  const { ledger, ...cards } = createCards(store)
  const days = bookedDays()
  const shared: Shared = {
    ...{ origin: line.origin, houses, seen, days, ...cards, ...play.ports },
    times: days.flatMap((day) => SEATINGS.map((time) => `${day}T${time}`)),
  }
  const clients = Array.from({ length: amount.clients }, (_, number) =>
    live(clientOf(shared, number, randomOf(random.below(2 ** 31)))),
  )
  try {
    await Promise.all([...clients, play.befall(troubles.next)])
  } finally {
    play.end()
    await Promise.all([fleet.stop(), line.stop()])
  }
  const playedUntil = Date.now()
  // A day and more later, by a bank that answers, everything has come to its end.
  const post = mailsTo(mails.url)
  for (const hours of [1, 4, 8, 26]) {
    ahead = hours * HOUR
    await tick(engine, ledger, post)
  }
  // Each time it takes so many of them.
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if ((await engine.payments.stale()).length === 0) break
    await tick(engine, ledger, post)
  }
  await tick(engine, ledger, post)
  await mails.stop()
  seen.mails = mails.arrived.map((mail): ArrivedMail => {
    const { text = '', messageId = '', recipients } = mail
    return { ...(JSON.parse(text) as MailText), messageId, to: recipients.join() }
  })
  seen.last = await lastViews(engine, days)
  seen.ledger = await ledgerOf(store)
  seen.repeated.push(...line.doubled.flatMap((body) => body.match(/\bh\d+n\d+\b/g) ?? []))
  const stale = (await engine.payments.stale()).length
  const violations = [
    ...judge(seen, 'prepaid'),
    ...(await unitsAstray(store, playedUntil)),
    ...(stale > 0 ? [`${stale} payments never come to an end`] : []),
    ...(play.answered() < amount.operations ? ['the instances have stopped answering'] : []),
  ]
  if (violations.length > 0 && amount.keepIn && !database.server)
    cpSync(where.dataDir, path.join(amount.keepIn, String(amount.seed)), { recursive: true })
  const named = new Set(violations.flatMap((words) => words.split(/[\s,]+/)))
  await fixture.close()
  return {
    requests: play.requests,
    answered: play.answered(),
    unanswered: play.unanswered(),
    troubles: troubles.counts,
    line: line.counts,
    outcomes: outcomesOf(seen),
    views: seen.views.length + seen.lists.length,
    mails: seen.mails.length,
    violations,
    evidence: seen.acts.filter(({ name }) => named.has(name)),
  }
}

/** Counts requests until the run ends, and has something go wrong after every `every` answers. */
function playing(operations: number, every: number) {
  const requests: Record<string, number> = {}
  let [answered, unanswered, revision, isOver] = [0, 0, 1, false]
  // The limit for unanswered requests ends the run if the instances never answer again.
  const ended = () => isOver || answered >= operations || unanswered >= operations
  return {
    requests,
    answered: () => answered,
    unanswered: () => unanswered,
    end: () => {
      isOver = true
    },
    ports: {
      ended,
      revision: () => ++revision,
      count: (name: string, isAnswered: boolean) => {
        requests[name] = (requests[name] ?? 0) + 1
        if (isAnswered) answered++
        else unanswered++
      },
    },
    async befall(next: () => Promise<void>): Promise<void> {
      let due = every
      while (!ended()) {
        if (answered >= due) {
          due += every
          await next()
        } else await pause(20)
      }
    },
  }
}

/** Is a guest most of the time, a member of staff often, and their manager now and then. */
async function live(world: World): Promise<void> {
  while (!world.ended()) {
    const luck = world.random.next() * 100
    if (luck < 2) await publish(world)
    else await (luck < 40 ? serve(world) : visit(world))
  }
}

/** Does again what finds the database in use or away: it competes with all instances. */
async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof BusyError) && !isAway(error)) throw error
      await pause(50)
    }
  }
}

/** Postgres ends, is ending or begins; the file of SQLite may not grow. */
function isAway(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return /^(57P|08|ECONN|EPIPE)/.test(code) || /terminated|full|closed the connection/.test(message)
}

/** The cards that guests give, their bank, and the ledger that charges them. */
function createCards(store: BookingDatabase) {
  const secret = deriveSecret(bookingSecret, 'test-card') ?? ''
  const ledger = createTestPayments({ store, secret, bankUrl: (question) => question })
  const bank = createTestBank(store)
  const card: Shared['card'] = async (which) => {
    const made = await untilDone(() => ledger.tokenise(cardWith(CARDS[which])))
    if (!made.ok) throw new Error(made.code)
    return made.value
  }
  const answerBank: Shared['answerBank'] = async (url, answer) => {
    await untilDone(() => bank.answer(url.split('/').at(-1) ?? '', answer))
  }
  return { ledger, card, answerBank }
}

/**
 * The staff's screens of all days, and of today and around it where parties come to the door. A party that was booked for
 * the end of the last day is on the day after it where turns had become shorter meanwhile.
 */
async function lastViews(engine: BookingEngine, days: readonly string[]): Promise<View[]> {
  const views: View[] = []
  const ahead = [...days, dayFrom(days.at(-1) ?? '', 1)]
  for (const { id } of houses) {
    const today = await engine.host.day(id, null)
    const around = today.ok ? [-2, -1, 0, 1].map((days) => dayFrom(today.value.day, days)) : []
    for (const day of new Set([...around, ...ahead])) {
      const shown = await engine.host.day(id, day)
      if (shown.ok) views.push(viewOf(shown.value, { from: Infinity, to: Infinity }))
    }
  }
  return views
}

function dayFrom(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * HOUR).toISOString().slice(0, 10)
}

/** What the bank has, by the names of the parties that it is for. */
async function ledgerOf(sql: Sql): Promise<LedgerLine[]> {
  const rows = await sql.all<Omit<LedgerLine, 'refunded'> & { refunded: number | string }>(
    `SELECT t.id AS payment, t.kind, t.state, t.amount, r.last_name AS name,
       COALESCE((SELECT SUM(m.amount) FROM test_movements m
         WHERE m.payment_id = t.id AND m.kind = 'refund'), 0) AS refunded
     FROM test_payments t LEFT JOIN payments p ON p.id = t.id
     LEFT JOIN reservations r ON r.id = p.reservation_id`,
  )
  return rows.map((row) => ({ ...row, refunded: Number(row.refunded) }))
}

function outcomesOf({ acts }: Observations): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { act, outcome } of acts) {
    const name = `${act} ${outcome}`
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
