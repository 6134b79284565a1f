import type { HostReservation } from '#booking-engine/host/types.ts'
import { bookingEngine } from '#booking-engine/process.ts'
import type { MessageState } from '#outbox/messages.ts'
import { bookingProvider } from '#providers/booking/registry.ts'
import { everything } from '../../support/read-scopes.ts'
import type { TimedEngine } from './book.ts'
import type { Known, KnownVisit } from './known.ts'
import { must } from './must.ts'

/** A visit as the staff see it on the board, and as its guest does behind their link. */
export type ReadVisit = {
  state: HostReservation['state']
  at: string
  party: number
  tables: string
  guest: string
  note: string
  /** What the staff did, in order. */
  acts: string
  /** `paid 3000 CAD`, in minor units; null = no card was wanted. */
  money: string | null
  /** What was sold with the table, and for how much, in minor units. */
  experience: string | null
  /** What the guest's own page says, and whether mails would lead there. */
  own: string
}

export type ReadBookings = {
  visits: Record<string, ReadVisit>
  /** Parties and covers of each day of a visit, of those seated, finished and missed, and what is blocked. */
  days: Record<string, string>
  /** Letters by their keys: state, recipient, and what they said. */
  letters: Record<string, string>
  /** Dishes that are sold out, and what was said of dishes. */
  soldOut: string[]
  /** Whoever waits for a table behind the kept link. */
  waiting: string
  /** What is kept of a guest by their address: bookings, letters and profiles. */
  guest: string
}

const ALL: MessageState[] = ['waiting', 'sending', 'sent', 'kept', 'dropped', 'dead']

/** Reads the bookings as hosts, guests and whoever looks after the post do. */
export async function readBookings(timed: TimedEngine, known: Known): Promise<ReadBookings> {
  const { engine } = timed
  const visits: ReadBookings['visits'] = {}
  const days: ReadBookings['days'] = {}
  for (const [name, visit] of Object.entries(known.visits)) {
    visits[name] = await readVisit(timed, visit)
    days[`${visit.locationId} ${visit.day}`] = await readDay(timed, visit)
  }
  const letters: ReadBookings['letters'] = {}
  for (const { key } of await engine.outbox.list({ states: ALL, scope: null, limit: 1000 })) {
    const { state, recipient, rendered } = (await engine.outbox.read(key, null)) ?? {}
    letters[key] = [state, recipient, rendered?.subject, rendered?.text.length].join(' | ')
  }
  const { locationId } = known.hold
  const said = await engine.soldOut.entries(locationId)
  const told = await engine.waitlist.find(known.alert)
  const guest = await engine.guests.find({ email: 'paid@example.com' }, everything)
  return {
    ...{ visits, days, letters },
    soldOut: [...(await engine.soldOut.now(locationId)).items, ...said.map(({ title }) => title)],
    waiting: [told?.state, told?.email, told?.at, told?.party].join(' '),
    guest: [
      guest.bookings.map(({ id }) => id),
      guest.messages.map(({ key }) => key),
      ...guest.guestBook.flatMap(({ profiles }) => profiles.map((one) => JSON.stringify(one))),
    ].join(' '),
  }
}

async function readDay({ engine }: TimedEngine, { locationId, day }: KnownVisit): Promise<string> {
  const { totals, blocks } = must(await engine.host.day(locationId, day))
  const { seated, finished, noShow } = totals
  const counts = [totals, seated, finished, noShow].map(({ parties, covers }) => [parties, covers])
  const blocked = blocks.map(({ tables, from, to, reason }) => [tables, from, to, reason])
  return JSON.stringify([...counts, ...blocked])
}

/** Reads one visit on the board and behind its guest's link. */
export async function readVisit(
  { engine }: TimedEngine,
  { id, locationId, day, manageToken }: KnownVisit,
): Promise<ReadVisit> {
  const { reservations, cancelled } = must(await engine.host.day(locationId, day))
  const found = [...reservations, ...cancelled].find((one) => one.id === id)
  if (!found) throw new Error(`the board has no reservation ${id} on ${day}`)
  // As the site itself answers, with its own secret; the link is the one that its mails have.
  const own = must(await must(await bookingProvider('house')).find(manageToken))
  const mailed = await (await bookingEngine()).byId(id)
  const { guest, money, experience: bill, acts } = found
  const lines = bill?.lines.map(({ quantity, name }) => `${quantity} ${name}`) ?? []
  return {
    ...{ state: found.state, at: found.at, party: found.party, tables: found.tables.join(' ') },
    guest: [
      ...[guest.firstName, guest.lastName, guest.email, guest.phone],
      ...[guest.specialRequest, guest.marketingOptIn],
    ].join(' | '),
    note: found.staffNote,
    acts: acts.map(({ act, detail }) => `${act} ${detail}`.trim()).join(', '),
    money: money && `${money.state} ${money.amount} ${money.currency} ${money.last4}`,
    experience: bill && `${[bill.name, ...lines].join(', ')}: ${bill.total}`,
    own: [
      ...[own.status, own.confirmation, own.at, own.party, own.payment?.state],
      ...[own.experience?.name, mailed?.manageToken === manageToken],
    ].join(' | '),
  }
}
