import { expect } from 'vitest'
import { localOf } from '#lib/time/time.ts'
import type { Site } from '#tests/support/site.ts'
import type { Ask } from '#tests/support/staff.ts'
import { firstName, GUEST, type Journey, lastName, words } from '../marked-guest.ts'

type Reservation = { id: string; seen: number; guest: { firstName: string }; money: object | null }
type Day = { reservations: Reservation[]; cancelled: Reservation[] }

const newKey = () => crypto.randomUUID()
const fullName = (journey: Journey) => `${firstName(journey)} ${lastName(journey)}`

/** What hosts do with the guest at a location. */
export function hostDesk(ask: Ask, site: Pick<Site, 'now'>, location: number, timeZone: string) {
  const now = () => localOf(site.now(), timeZone)
  const post = (name: string, body: object) =>
    ask('POST', `/reservations/${name}`, { location, ...body })
  const day = async (date: string) =>
    (await ask('GET', `/reservations/day?location=${location}&day=${date}`)) as Day
  const find = async (date: string, journey: Journey): Promise<Reservation> => {
    const { reservations, cancelled } = await day(date)
    const found = [...reservations, ...cancelled].find(
      ({ guest }) => guest.firstName === firstName(journey),
    )
    if (!found) throw new Error(`no booking of ${journey} on ${date}`)
    return found
  }
  return { now, post, day, find }
}

export type HostDesk = ReturnType<typeof hostDesk>

/** Books for a guest who calls, notes something, and says that they did not come. */
export async function bookForGuest({ now, post, find }: HostDesk): Promise<void> {
  const journey = 'staff booking'
  const at = quarterOf(now())
  const guest = { name: fullName(journey), phone: GUEST.phone, email: GUEST.email }
  await post('book', {
    ...{ key: newKey(), party: 2, at, table: { kind: 'best' } },
    ...{ guest: { ...guest, request: words(journey) }, source: 'telephone', texts: true },
  })
  const date = at.slice(0, 10)
  const { id, seen } = await find(date, journey)
  await post('note', { id, seen, note: words('note') })
  const noted = await find(date, journey)
  await post('act', { id, seen: noted.seen, act: 'no_show' })
  await post('known-guest', { phone: GUEST.phone })
  await post('search', { text: lastName(journey) })
  await post('find-guests', { text: lastName(journey) })
}

/** A party at the door, and one on the walk-in list. */
export async function receiveAtTheDoor({ post }: HostDesk, ask: Ask, location: number) {
  const walkIn = { key: newKey(), party: 2, start: 'now', place: null, until: null }
  await post('walk-in', { ...walkIn, name: fullName('walk-in') })
  await post('walk-in-list-add', {
    ...{ key: newKey(), party: 2, phone: GUEST.phone, name: fullName('walk-in list') },
    ...{ note: words('walk-in list'), quoted: 10, texts: true },
  })
  const list = (await ask('GET', `/reservations/walk-in-list?location=${location}`)) as {
    entries: { id: string; seen: number }[]
  }
  const [entry] = list.entries
  expect(entry).toBeDefined()
  await post('walk-in-list-act', { id: entry?.id, seen: entry?.seen, act: 'leave' })
}

/** Writes down what is known of the guest, and says that they are another one, too. */
export async function keepProfile(desk: HostDesk, of: string, other: string): Promise<void> {
  const profile = {
    notes: words('profile'),
    seating: words('profile'),
    allergies: [words('profile')],
    diets: [words('profile')],
    tags: ['vip', words('profile')],
  }
  for (const scope of ['group', 'location'])
    await desk.post('save-profile', { booking: of, scope, seen: 0, profile })
  await desk.post('merge-guests', { booking: of, other })
}

/** Notes something about each submission, and replies to it. */
export async function workOnSubmissions(ask: Ask): Promise<void> {
  for (const list of ['applications', 'enquiries']) {
    const post = (name: string, body: object) =>
      ask('POST', `/submissions/${name}`, { list, ...body })
    const { rows } = (await post('list', {})) as { rows: { id: number; seen: number }[] }
    expect(rows.length).toBeGreaterThan(0)
    for (const { id, seen } of rows) {
      await post('note', { id, seen, key: newKey(), text: words('note') })
      const answer = { subject: words('reply'), text: words('reply'), to: null }
      await post('reply', { id, seen: seen + 1, key: newKey(), ...answer })
    }
    await post('list', { text: lastName(list === 'applications' ? 'careers' : 'group') })
  }
}

const quarterOf = (local: string) => {
  const minutes = Math.floor(Number(local.slice(14, 16)) / 15) * 15
  return `${local.slice(0, 14)}${String(minutes).padStart(2, '0')}`
}

type Erased = Record<'bookings' | 'profiles' | 'alerts' | 'walkIns' | 'messages' | 'left', number>

/** Cancels what is still to come of a guest, and erases them, as somebody does whom they ask for it. */
export async function eraseGuest(
  desk: HostDesk,
  ask: Ask,
  contact: string,
): Promise<{ before: Erased; after: Erased; left: unknown }> {
  const act = (name: string) => ask('POST', `/guest-data/${name}`, { contact })
  const { bookings } = (await act('find')) as {
    bookings: { id: string; serviceDay: string; toCome: boolean }[]
  }
  await act('export')
  const before = (await act('erase')) as Erased
  for (const { id, serviceDay } of bookings.filter(({ toCome }) => toCome)) {
    const { reservations } = await desk.day(serviceDay)
    const found = reservations.find((one) => one.id === id)
    if (!found) throw new Error(`no booking ${id} on ${serviceDay}`)
    const money = found.money ? { does: 'return' } : null
    await desk.post('act', { id, seen: found.seen, act: 'cancel', money })
  }
  const after = (await act('erase')) as Erased
  return { before, after, left: await act('find') }
}
