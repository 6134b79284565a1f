import { type BotChallenge, PASS_HEADER } from '#lib/forms/bot-check.ts'
import { addDays } from '#lib/time/dates.ts'
import { formBegun } from '#tests/support/form-begun.ts'
import type { Random } from '#tests/support/fuzz/random.ts'
import { phoneOf } from '#tests/support/visitor-load.ts'
import type { Answer, Asked } from './http.ts'

/** Kind of a request. Response times are measured for each kind separately. */
export type Kind = 'page' | 'missing page' | 'own page' | 'interface' | 'search' | 'write'

/** Somebody who visits the site. */
export type Visitor = {
  random: Random
  /** A number that no other visitor has. */
  number: number
  site: { url: string; now(): number }
  uids: readonly string[]
  ask(kind: Kind, asked: Asked): Promise<Answer>
  /** Begins to listen to a stream of events for so many ms. */
  listen(path: string, ms: number): void
  /** The answer to a task of the bot check. */
  solve(task: BotChallenge['task']): Promise<string>
}

const HTML = { accept: 'text/html' }
/** Days ahead on which guests book. */
const BOOKED_DAYS = 60
const TIMES = ['17:30', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30']

/** Shares of a hundred visits. */
const VISITS: [share: number, visit: (visitor: Visitor) => Promise<void>][] = [
  [44, readMenu],
  [12, lookForRestaurant],
  [30, lookForTable],
  [4, bookTable],
  [3, leaveTable],
  [3, askForNothing],
  [3, readAgain],
  [0.7, holdMenuOpen],
  [0.3, signUp],
]

/** A visit to the site, as luck has it. */
export async function visit(visitor: Visitor): Promise<void> {
  let luck = visitor.random.next() * 100
  const found = VISITS.find(([share]) => {
    luck -= share
    return luck < 0
  })
  await (found?.[1] ?? readMenu)(visitor)
}

async function readMenu(visitor: Visitor): Promise<void> {
  const place = `/locations/${visitor.random.pick(visitor.uids)}`
  for (const path of ['/', '/locations', place, `${place}/menu`]) await page(visitor, path)
  await visitor.ask('interface', { path: `/api${place}/today` })
}

async function lookForRestaurant(visitor: Visitor): Promise<void> {
  await page(visitor, '/locations')
  await visitor.ask('interface', { path: '/api/locations' })
  await page(visitor, '/news')
  await page(visitor, `/locations/${visitor.random.pick(visitor.uids)}/careers`)
}

async function lookForTable(visitor: Visitor): Promise<void> {
  const uid = visitor.random.pick(visitor.uids)
  await page(visitor, `/locations/${uid}`)
  await visitor.ask('interface', { path: `/api/locations/${uid}/booking` })
  for (let times = 0; times < 2; times++) await search(visitor, uid, wish(visitor))
}

async function bookTable(visitor: Visitor): Promise<void> {
  const [uid, at] = [visitor.random.pick(visitor.uids), wish(visitor)]
  await search(visitor, uid, at)
  const held = await hold(visitor, uid, at)
  if (!held) return
  const { number, random } = visitor
  const guest = { first_name: 'Ada', last_name: `Soak ${number}`, phone_number: phoneOf(number) }
  const email = random.percent(50) ? { email_address: `guest-${number}@example.com` } : {}
  const booked = await post(visitor, 'write', '/api/opentable/reserve', {
    ...{ restaurant_id: uid, reservation_token: held, ...guest, ...email },
  })
  const { manage_reservation_url: link } = (booked.json.response ?? {}) as Record<string, string>
  if (!link) return
  const { pathname } = new URL(link)
  await visitor.ask('own page', { path: pathname })
  if (!random.percent(80)) return
  await visitor.ask('write', {
    ...{ method: 'POST', path: `${pathname}/cancel`, body: new URLSearchParams() },
  })
}

/** Somebody holds a table, and is not heard of again. */
async function leaveTable(visitor: Visitor): Promise<void> {
  await hold(visitor, visitor.random.pick(visitor.uids), wish(visitor))
}

/** An address that there has never been. */
async function askForNothing(visitor: Visitor): Promise<void> {
  await visitor.ask('missing page', { path: `/nothing-${visitor.number}`, headers: HTML })
}

/** A browser that has the page already. */
async function readAgain(visitor: Visitor): Promise<void> {
  const { headers } = await page(visitor, '/')
  await page(visitor, '/', { 'if-none-match': headers.etag })
}

/** A menu that stays open for a moment, and listens to what is sold out. */
async function holdMenuOpen(visitor: Visitor): Promise<void> {
  const path = `/locations/${visitor.random.pick(visitor.uids)}`
  await page(visitor, `${path}/menu`)
  visitor.listen(`/api${path}/sold-out`, 1_000 + visitor.random.below(9_000))
}

async function signUp(visitor: Visitor): Promise<void> {
  const route = '/api/recaptcha'
  const asked = await visitor.ask('interface', { path: `${route}?action=newsletter` })
  const { task } = asked.json as BotChallenge
  const started = formBegun('newsletter', visitor.site.now() - 3_000)
  const token = await visitor.solve(task)
  const passed = await post(visitor, 'interface', route, { token, action: 'newsletter', started })
  const { pass } = passed.json as { pass?: string }
  const email = `reader-${visitor.number}@example.com`
  const body = { firstname: 'Ada', lastname: 'Soak', email, submission: crypto.randomUUID() }
  const headers = pass ? { [PASS_HEADER]: pass } : {}
  await visitor.ask('write', { method: 'POST', path: '/api/newsletter', headers, body })
}

function page(visitor: Visitor, path: string, headers: Asked['headers'] = {}): Promise<Answer> {
  return visitor.ask('page', { path, headers: { ...HTML, ...headers } })
}

async function search(visitor: Visitor, uid: string, at: string): Promise<void> {
  const body = { rid: uid, startDateTime: at, partySize: 2 }
  await post(visitor, 'search', '/api/opentable/get-availability', body)
}

/** The token of a table that is held; null where none is free. */
async function hold(visitor: Visitor, uid: string, at: string): Promise<string | null> {
  const held = await post(visitor, 'write', '/api/opentable/lock-availability', {
    ...{ restaurant_id: uid, party_size: '2', date_time: at, reservation_attribute: 'default' },
  })
  const { reservation_token } = (held.json.response ?? {}) as Record<string, string>
  return reservation_token ?? null
}

function post(visitor: Visitor, kind: Kind, path: string, body: object): Promise<Answer> {
  return visitor.ask(kind, { method: 'POST', path, body })
}

/** A wall time within the next weeks. */
function wish({ random, site }: Visitor): string {
  const today = new Date(site.now()).toISOString().slice(0, 10)
  return `${addDays(today, 2 + random.below(BOOKED_DAYS))}T${random.pick(TIMES)}`
}
