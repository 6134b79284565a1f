import { EMPTY_PROFILE } from '#booking-engine/guest-book/profile.ts'
import type { VisitAction } from '#booking-engine/staff-log/types.ts'
import { instantOf } from '#lib/time/time.ts'
import { consumeOnce } from '#storage/consumed-tokens.ts'
import { everything } from '../../support/read-scopes.ts'
import { openTimedEngine, subjectOf, type TimedEngine } from './book.ts'
import { ASKS, bookTable, GOOD, reserve, type Wish } from './guest.ts'
import { HARBOUR, ORCHARD } from './houses.ts'
import type { Known } from './known.ts'
import { testMail } from './mail.ts'
import type { Made } from './make-content.ts'
import { must } from './must.ts'

type Left = Pick<Known, 'hold' | 'question' | 'alert'>

const ZONE = 'America/Vancouver'
/** The evening on which the kept installation is put away, and one that is to come. */
const TONIGHT = '2041-05-04'
const LATER = '2041-05-11'

const mail = testMail({
  'refused@example.com': 'refused',
  'silent@example.com': 'silent',
  'kept@example.com': 'unsent',
})

/** Plays two days of both restaurants by a clock of their own: whatever can become of a visit is there once. */
export async function makeVisits({ id }: Made): Promise<Left & Pick<Known, 'visits' | 'now'>> {
  let now = instantOf('2041-05-03T12:00', ZONE) ?? 0
  const timed = await openTimedEngine(() => now)
  const visits: Known['visits'] = {}
  const [harbour, orchard] = [HARBOUR, ORCHARD].map((uid) => String(id('locations', uid)))
  const scene: Scene = {
    ...{ timed, visits, harbour: harbour ?? '', orchard: orchard ?? '' },
    dish: { id: String(id('menu-items', 'crudo')), title: 'The crudo' },
    clock: (time) => {
      now = instantOf(`${TONIGHT}T${time}`, ZONE) ?? 0
    },
    book: async (name, at, more = {}) => {
      const wish = { locationId: scene.harbour, at, name, ...more }
      visits[name] = await bookTable(timed, wish)
    },
    act: async (name, what) =>
      void must(await timed.engine.host.act(await subjectOf(timed, visits[name]), what)),
    cancel: async (name) => void must(await timed.engine.cancel(visits[name]?.manageToken ?? '')),
  }
  await dayBefore(scene)
  await evening(scene)
  const left = await leftOpen(scene, now)
  await timed.close()
  return { visits, ...left, now }
}

type Scene = {
  timed: TimedEngine
  visits: Known['visits']
  /** Ids of both restaurants, and a dish. */
  harbour: string
  orchard: string
  dish: { id: string; title: string }
  /** Sets the clock to a time of the evening. */
  clock(time: string): void
  book(name: string, at: string, more?: Partial<Wish>): Promise<void>
  act(name: string, what: VisitAction): Promise<void>
  cancel(name: string): Promise<void>
}

/** Guests book, with and without cards; most of their mails leave. What is known of one of them is written down. */
async function dayBefore({ timed, visits, harbour, orchard, book, cancel }: Scene): Promise<void> {
  for (const name of ['booked', 'refused', 'silent', 'kept']) await book(name, `${LATER}T19:00`)
  await book('seated', `${TONIGHT}T18:00`)
  await book('finished', `${TONIGHT}T17:00`)
  await book('missed', `${TONIGHT}T17:15`)
  for (const name of ['cancelled', 'erased']) {
    await book(name, `${LATER}T18:00`)
    await cancel(name)
  }
  await book('paid', `${LATER}T18:00`, { party: 2, card: GOOD })
  await book('returned', `${LATER}T18:00`, { party: 2, card: GOOD })
  await book('tasting', `${LATER}T20:00`, { card: GOOD, tasting: true })
  await book('vouched', `${LATER}T19:00`, { locationId: orchard, card: GOOD })
  await book('charged', `${TONIGHT}T17:00`, { locationId: orchard, card: GOOD })
  // What failed keeps the rest waiting for the next turn.
  for (let turn = 0; turn < 8; turn++) await timed.deliver(mail)
  await cancel('returned')
  await timed.deliver(mail)
  const paid = { locationId: harbour, staff: '1', booking: visits.paid?.id ?? '', readable: null }
  const profile = { ...EMPTY_PROFILE, allergies: ['nuts'], tags: ['vip'], notes: 'A window' }
  must(await timed.engine.guestBook.save({ ...paid, scope: 'group', seen: 0, profile }))
  await timed.engine.guests.erase({ email: 'erased@example.com' }, everything)
}

/** Hosts seat, miss, charge, move and note, take a party without a booking and close a table. */
async function evening({ timed, visits, harbour, clock, act }: Scene): Promise<void> {
  const { host } = timed.engine
  clock('17:05')
  await act('finished', 'seat')
  clock('18:20')
  await act('finished', 'finish')
  await act('seated', 'seat')
  await act('missed', 'no_show')
  await act('charged', 'no_show')
  must(await host.chargeCard(await subjectOf(timed, visits.charged), 2_000))
  must(await host.move(await subjectOf(timed, visits.seated), 't5'))
  must(await host.note(await subjectOf(timed, visits.seated), 'Allergic to nuts'))
  const at = () => ({ locationId: harbour, staff: '1', key: crypto.randomUUID() })
  const party = { party: 2, name: 'Walker', start: 'now' as const, place: 't1', until: null }
  must(await host.walkIn({ ...at(), ...party }))
  const [from, to] = [`${LATER}T17:00`, `${LATER}T18:30`]
  must(await host.block({ ...at(), tables: ['t8'], from, to, reason: 'It wobbles' }))
  await timed.deliver(mail)
}

/** What is under way when the installation is put away. */
async function leftOpen(scene: Scene, now: number): Promise<Left> {
  const { timed, harbour, dish, book } = scene
  await book('fresh', `${LATER}T21:00`)
  const question = await askBank(timed, harbour)
  const hold = await holdTable(timed, harbour)
  const alert = await waitForTables(timed, harbour)
  const until = instantOf(`${TONIGHT}T23:30`, ZONE)
  await timed.engine.soldOut.set({ locationId: harbour, staff: '1' }, dish, until)
  await timed.engine.refusedCards.count('192.0.2.7')
  await consumeOnce(timed.store, 'a form that was sent', now + 60_000)
  return { question, hold, alert }
}

/** A guest pays with a card whose bank asks its owner first; answers with the name of the question. */
async function askBank(timed: TimedEngine, locationId: string): Promise<string> {
  const wish = { locationId, at: `${LATER}T21:30`, name: 'asked', party: 2, card: ASKS }
  const asked = await reserve(timed, wish)
  const [, question] = /test-bank\/([\w-]+)/.exec(JSON.stringify(asked)) ?? []
  if (!question) throw new Error('the bank of the card did not ask')
  return question
}

async function holdTable({ engine }: TimedEngine, locationId: string): Promise<Known['hold']> {
  const visitor = { token: crypto.randomUUID(), address: '192.0.2.7' }
  const wish = { locationId, at: `${LATER}T20:30`, party: 1, attribute: 'default' as const }
  const { token } = must(await engine.hold({ ...wish, visitor }))
  return { token, locationId }
}

/** Two guests wait for a table, one of whom is told of one; answers with the token of the other. */
async function waitForTables({ engine }: TimedEngine, locationId: string): Promise<string> {
  const at = `${LATER}T19:00`
  const wish = { locationId, at, startsAt: instantOf(at, ZONE) ?? 0, party: 4 }
  must(await engine.waitlist.join({ ...wish, email: 'told@example.com' }))
  for (const { id } of await engine.waitlist.waiting())
    await engine.waitlist.notify(id, `${LATER}T19:15`)
  const later = { ...wish, at: `${LATER}T20:00`, startsAt: wish.startsAt + 3_600_000 }
  must(await engine.waitlist.join({ ...later, email: 'waiting@example.com' }))
  const { alerts } = await engine.guests.find({ email: 'waiting@example.com' }, everything)
  const waiting = alerts[0] && (await engine.waitlist.byId(alerts[0].id))
  if (!waiting) throw new Error('nobody waits')
  return waiting.stopToken
}
