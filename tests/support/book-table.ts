import { PASS_HEADER } from '#lib/forms/bot-check.ts'
import { addDays } from '#lib/time/dates.ts'
import { localOf } from '#lib/time/time.ts'
import type { Site } from './site.ts'

type Wish = {
  uid: string
  /** The restaurant's wall time, `2026-05-01T19:00`; the first one of the next evenings unless told. */
  at?: string
  party?: number
  lastName?: string
  /** The number of a card that vouches for the table, where one is asked for. */
  card?: string
  /** Where its mails go; there are none unless told. */
  email?: string
  /** A telephone that several bookings have in common; each has its own unless told. */
  phone?: string
  /** A pass of the bot check (`passOf`). */
  pass?: string
}

const GUEST = { first_name: 'Ada', special_request: 'A window' }

let guests = 0

/**
 * Books a table as the panel does, by the site's own routes, each for somebody who has not been there
 * before. Answers with its manage link.
 */
export async function bookTable(site: Pick<Site, 'url' | 'now'>, wish: Wish): Promise<string> {
  const ask = newGuest(site, wish.pass)
  return reserve(ask, wish, await hold(ask, site, wish))
}

/** A table that is held for a guest, to be booked by `bookHeld` on any instance. */
export type Held = { wish: Wish; hold: object }

/** Holds a table as the panel does. */
export async function holdTable(site: Pick<Site, 'url' | 'now'>, wish: Wish): Promise<Held> {
  return { wish, hold: await hold(newGuest(site, wish.pass), site, wish) }
}

/** Books a table that is held. Answers with its manage link. */
export function bookHeld(site: Pick<Site, 'url' | 'now'>, held: Held): Promise<string> {
  return reserve(newGuest(site, held.wish.pass), held.wish, held.hold)
}

async function hold(ask: Ask, site: Pick<Site, 'now'>, wish: Wish): Promise<object> {
  const date_time = wish.at ?? (await firstTime(ask, wish, tomorrow(site)))
  return ask<{ reservation_token: string }>('opentable/lock-availability', {
    ...{ restaurant_id: wish.uid, party_size: `${wish.party ?? 2}` },
    ...{ date_time, reservation_attribute: 'default' },
  })
}

async function reserve(ask: Ask, wish: Wish, held: object): Promise<string> {
  const { uid, lastName: last_name = 'Byron' } = wish
  const phone_number = wish.phone ?? `604-555-01${10 + (guests % 90)}`
  const booked = await ask<{ manage_reservation_url: string }>('opentable/reserve', {
    ...{ restaurant_id: uid, ...held, ...GUEST, last_name, phone_number },
    ...(wish.email ? { email_address: wish.email } : {}),
    credit_card: wish.card ? await tokenOf(ask, wish.card) : null,
  })
  return booked.manage_reservation_url
}

/** The first time of tomorrow evening, or of the next evening that has one, `2026-05-01T19:00`. */
export function freeTime(site: Pick<Site, 'url' | 'now'>, wish: Wish): Promise<string> {
  return firstTime(newGuest(site), wish, tomorrow(site))
}

/** The times that guests are offered around a wall time, for two. */
export async function timesOffered(site: Pick<Site, 'url'>, uid: string, at: string) {
  const wish = { rid: uid, partySize: 2, startDateTime: at }
  const { times } = await newGuest(site)<{ times: string[] }>('opentable/get-availability', wish)
  return times
}

const tomorrow = (site: Pick<Site, 'now'>) => addDays(localOf(site.now(), 'UTC').slice(0, 10), 1)

/** Asks the routes of a site as somebody does who has not been there before. */
function newGuest({ url }: Pick<Site, 'url'>, pass?: string): Ask {
  guests += 1
  const address = { 'x-forwarded-for': `198.19.${guests}.7` }
  return (route, body) => {
    const isChecked = pass && route.endsWith('/reserve')
    return post(url, route, isChecked ? { ...address, [PASS_HEADER]: pass } : address, body)
  }
}

type Ask = <T>(route: string, body: object) => Promise<T>

async function post<T>(
  url: string,
  route: string,
  more: Record<string, string>,
  body: object,
): Promise<T> {
  const headers = { 'content-type': 'application/json', ...more }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const reply = await fetch(`${url}/api/${route}`, init)
  if (!reply.ok) throw new Error(`${route}: ${reply.status} ${await reply.text()}`)
  return ((await reply.json()) as { response: T }).response
}

/** The first time of an evening, from `date` on, at which the restaurant has a table inside. */
async function firstTime(ask: Ask, { uid, party = 2 }: Wish, date: string): Promise<string> {
  for (let days = 0; days < 4; days++) {
    const evening = { startDateTime: `${addDays(date, days)}T19:00`, partySize: party }
    const { times_available: offered } = await ask<{
      times_available: { time: string; attribute: string[] }[]
    }>('opentable/get-availability', { rid: uid, ...evening })
    const first = offered.find(({ attribute }) => attribute.includes('default'))
    if (first) return first.time
  }
  throw new Error(`${uid} has no table for ${party} on four evenings`)
}

/** A card's token, as the panel has it made of what a guest types. */
async function tokenOf(ask: Ask, number: string) {
  const made = await ask<{ id: string; card: { last4: string } }>('stripe/get-card-tokens', {
    ...{ name_on_card: 'Ada Byron', card_number: number, card_month: '12', card_cvc: '123' },
    ...{ card_year: `${new Date().getUTCFullYear() + 3}`.slice(2), zip_code: 'M5V 1J5' },
  })
  return { token: made.id, last4: made.card.last4 }
}
