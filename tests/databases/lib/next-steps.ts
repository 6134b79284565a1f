import type { Payload } from 'payload'
import { readTextPage } from '#data/content/pages.ts'
import { confirmSubscriber, findSubscriberByToken } from '#data/forms/subscribers.ts'
import { settleStalePayments } from '#providers/booking/house/payment-jobs.ts'
import { jobsOf } from '../../../src/ticker/jobs.ts'
import { everything } from '../../support/read-scopes.ts'
import { adminOf, logIn } from './admin.ts'
import { subjectOf, type TimedEngine } from './book.ts'
import type { Known } from './known.ts'
import { testMail } from './mail.ts'
import { must } from './must.ts'
import { readVisit } from './read-bookings.ts'

const MINUTE = 60_000

/** What became of what was under way in an installation, and of what its staff and guests do next. */
export type NextSteps = {
  /** Who was written to. */
  mails: string[]
  /** The dead letter after it was tried again. */
  deadLetter: string | undefined
  /** States of visits after their next step, by what was done. */
  visits: Record<string, string>
  /** What the cards' bank has given back of the paid visit, minor units. */
  refunded: number
  /** The state of a reader who has confirmed, and of a guest who waits no more. */
  reader: string | undefined
  waiting: string | undefined
  /** Titles of a page that an editor has changed, of one that was scheduled and is due, and of one that is not. */
  titles: (string | null)[]
  /** Id of the newest restaurant, which is deleted for good, and of the next one. */
  restaurants: [deleted: number, next: number]
}

/** Does with an installation what comes next; `clock` moves the clock of its bookings, ms. */
export async function takeNextSteps(
  payload: Payload,
  timed: TimedEngine,
  known: Known,
  clock: (ms: number) => void,
): Promise<NextSteps> {
  const { engine, store } = timed
  const { visits } = known
  const mail = testMail()
  const dead = (await engine.outbox.list({ states: ['dead'], scope: null, limit: 1 }))[0]?.key ?? ''
  await engine.outbox.retry(dead, null)
  must(await engine.host.act(await subjectOf(timed, visits.seated), 'finish'))
  must(await engine.cancel(visits.booked?.manageToken ?? ''))
  must(await engine.cancel(visits.paid?.manageToken ?? ''))
  const held = await bookHeld(timed, known)
  for (let turn = 0; turn < 3; turn++) await timed.deliver(mail)
  await timed.bank.answer(known.question, 'complete')
  // The quarter of an hour that a table waits for a card is over.
  clock(20 * MINUTE)
  await settleStalePayments(engine, timed.payments)
  await engine.waitlist.leave(known.alert)
  const stateOf = async (name: string) => {
    const visit = visits[name]
    return visit ? (await readVisit(timed, visit)).state : 'unknown'
  }
  const asked = await engine.guests.find({ email: 'asked@example.com' }, everything)
  const [moved] = await store.all<{ amount: number }>(
    `SELECT m.amount FROM test_movements m JOIN payments p ON p.id = m.payment_id
     WHERE m.kind = 'refund' AND p.reservation_id = $1`,
    [visits.paid?.id ?? ''],
  )
  return {
    mails: mail.mails.map(({ to }) => to.address).sort(),
    deadLetter: (await engine.outbox.read(dead, null))?.state,
    visits: {
      'seated, left': await stateOf('seated'),
      'booked, cancelled': await stateOf('booked'),
      'paid, cancelled': await stateOf('paid'),
      'held, booked': held,
      'asked by the bank, answered': asked.bookings.map(({ state }) => state).join(),
    },
    refunded: Number(moved?.amount ?? 0),
    waiting: (await engine.waitlist.find(known.alert))?.state,
    reader: await confirmPending(known),
    titles: await publish(payload, known),
    restaurants: [await makePlace(payload, true), await makePlace(payload, false)],
  }
}

/** The guest who held a table when the installation was put away books it, by a telephone of their own. */
async function bookHeld({ engine }: TimedEngine, { hold }: Known): Promise<string> {
  const guest = { firstName: 'Ada', lastName: 'Held', email: null, phone: '+16045550199' }
  const more = { specialRequest: '', marketingOptIn: false }
  const booked = await engine.reserve({ ...hold, guest: { ...guest, ...more } })
  return booked.ok ? booked.value.reservation.status : booked.code
}

async function confirmPending({ readers }: Known): Promise<string | undefined> {
  const token = readers['pending@example.com'] ?? ''
  const reader = await findSubscriberByToken(token)
  if (reader) await confirmSubscriber(reader)
  return (await findSubscriberByToken(token))?.state
}

/** The id of a restaurant that is made, and `gone` for good at once or not. */
async function makePlace(payload: Payload, gone: boolean): Promise<number> {
  const collection = 'locations'
  const where = { address: '1 Fir Street', city: 'Vancouver', province: 'BC' } as const
  const { id } = await payload.create({
    collection,
    data: { title: 'Newest', uid: 'newest', ...where, timeZone: 'America/Vancouver' },
  })
  if (gone) await payload.delete({ collection, id })
  return id
}

/** An editor publishes their change of a page, and the ticker what is due. */
async function publish(payload: Payload, { staff, ids }: Known): Promise<NextSteps['titles']> {
  const admin = adminOf(payload)
  const editor = staff.find(({ roles }) => roles.includes('editor'))
  const as = (editor && (await logIn(admin, editor))) ?? ''
  const body = { title: 'The terms, changed again', _status: 'published' }
  await admin('PATCH', `/pages/${ids['pages/terms']}`, { as, body })
  const job = jobsOf(async () => payload).find(({ name }) => name === 'publishing')
  await job?.run(() => false)
  const titleOf = async (uid: string) => (await readTextPage(uid))?.title ?? null
  return [await titleOf('terms'), await titleOf('autumn'), await titleOf('winter')]
}
