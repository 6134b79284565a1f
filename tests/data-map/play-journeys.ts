import { expect } from 'vitest'
import { addDays } from '#lib/time/dates.ts'
import type { Arrived, MailServer } from '#tests/support/mail-server.ts'
import type { Seed, Site } from '#tests/support/site.ts'
import { type Ask, makeHost, OWN_PASSWORD, signIn, signInToken } from '#tests/support/staff.ts'
import { book } from './journeys/book.ts'
import { sendForms, sendRefusedForms } from './journeys/forms.ts'
import { type GuestClient, guestClient } from './journeys/guest-client.ts'
import { importedFiles, importFile } from './journeys/imports.ts'
import {
  bookForGuest,
  type HostDesk,
  hostDesk,
  keepProfile,
  receiveAtTheDoor,
  workOnSubmissions,
} from './journeys/staff.ts'
import { GUEST, REFUSED_CARD_NUMBER, words } from './marked-guest.ts'

/** Its tables can be booked around the clock, and a party of five vouches with a card. */
export const UID = 'kitsilano'
const ZONE = 'America/Vancouver'

type Played = { ask: Ask; desk: HostDesk }

/** Has the marked guest go every way that needs no browser, and staff do with them what they can. */
export async function playJourneys(
  site: Site,
  staff: Seed['staff'],
  mails: MailServer,
): Promise<Played> {
  const ask = await signIn(site, staff)
  const { location } = await makeHost(site, { ...staff, password: OWN_PASSWORD }, UID)
  const guest = guestClient(site)
  const desk = hostDesk(ask, site, location, ZONE)
  const today = desk.now().slice(0, 10)
  const at = (days: number, time: string) => `${addDays(today, days)}T${time}`

  await lookAround(guest)
  expect(await sendRefusedForms(guest, UID)).toSatisfy((all: number[]) =>
    all.every((one) => one >= 300),
  )
  await sendForms(guest, UID, addDays(today, 20))
  await followNewsletter(guest, mails)
  const waiting = { rid: UID, startDateTime: at(9, '19:00'), partySize: 4 }
  await guest.ask('/api/opentable/notify-me', { ...waiting, email_address: GUEST.email })

  const common = { uid: UID, party: 2 }
  const link = await book(site, guest, { ...common, journey: 'booking', at: at(7, '18:00') })
  await guest.get(link)
  await guest.get(`${link}/calendar.ics`)
  await guest.submit(`${link}/mail`)
  const moved = {
    people: '3',
    date: at(7, '18:00').slice(0, 10),
    time: '18:00',
    at: at(7, '17:30'),
  }
  await guest.submit(`${link}/move`, { ...moved, seating: 'default' })
  const other = { email: GUEST.otherEmail, phone: GUEST.otherPhone }
  const merged = { journey: 'merged booking', at: at(7, '20:00'), contact: other } as const
  await book(site, guest, { ...common, ...merged })
  await book(site, guest, {
    ...{ uid: UID, party: 5, journey: 'card booking', at: at(8, '18:00'), card: true },
  })
  await refuseCard(guest)
  await bookForGuest(desk)
  await receiveAtTheDoor(desk, ask, location)
  const day = addDays(today, 7)
  const idOf = async (journey: 'booking' | 'merged booking') => (await desk.find(day, journey)).id
  await keepProfile(desk, await idOf('booking'), await idOf('merged booking'))
  await workOnSubmissions(ask)
  // A session of its own: a sign-in ends the one that it is sent with.
  const token = await signInToken(site, { ...staff, password: OWN_PASSWORD })
  for (const file of importedFiles(UID, addDays(today, 10))) await importFile(site, token, file)
  return { ask, desk }
}

/** Opens pages by addresses that have something of the guest in them, as links in letters do. */
async function lookAround(guest: GuestClient): Promise<void> {
  const query = new URLSearchParams({ email: GUEST.email, name: words('link'), tel: GUEST.phone })
  for (const path of ['/', '/locations', '/menu', '/careers', '/order', '/nowhere', '/search'])
    await guest.get(`${path}?${query}`)
  for (const name of [words('link'), encodeURIComponent(GUEST.email), GUEST.phone])
    await guest.open(`/${name}`)
  await guest.get('/api/geolocation')
}

/** A card that the test bank does not take: the network address is counted, and nothing else is kept. */
async function refuseCard(guest: GuestClient): Promise<void> {
  const reply = await guest.post('/api/stripe/get-card-tokens', {
    ...{ name_on_card: GUEST.cardName, card_number: REFUSED_CARD_NUMBER },
    ...{ card_month: '12', card_year: '40', card_cvc: '123', zip_code: GUEST.cardPostalCode },
  })
  expect(await reply.json()).toMatchObject({ success: false, error: { code: 'card_refused' } })
}

/** Confirms, leaves, and comes back: the links are those of the mails. */
async function followNewsletter(guest: GuestClient, mails: MailServer): Promise<void> {
  const mail = await mails.next(GUEST.email.toLowerCase())
  const path = pathIn(mail, /\/my\/newsletter\/[\w.-]+/)
  await guest.submit(`${path}/confirm`)
  await guest.submit(`${path}/unsubscribe`)
}

function pathIn({ text }: Arrived, pattern: RegExp): string {
  const [path] = pattern.exec(text ?? '') ?? []
  if (!path) throw new Error(`the mail has no link like ${pattern}:\n${text}`)
  return path
}
