import { freeTime } from '#tests/support/book-table.ts'
import type { Site } from '#tests/support/site.ts'
import { CARD_NUMBER, firstName, GUEST, type Journey, lastName, words } from '../marked-guest.ts'
import type { GuestClient } from './guest-client.ts'

type Wish = {
  journey: Journey
  uid: string
  party: number
  at?: string
  card?: boolean
  contact?: { email: string; phone: string }
}

/** Books a table as the panel does; answers with the path of its manage link. */
export async function book(
  site: Pick<Site, 'url' | 'now'>,
  guest: GuestClient,
  { journey, uid, party, at, card = false, contact = GUEST }: Wish,
): Promise<string> {
  const ask = async <T>(route: string, body: object) =>
    (await guest.ask<{ response: T }>(`/api/${route}`, body, 'reservation')).response
  const held = await ask<object>('opentable/lock-availability', {
    ...{ restaurant_id: uid, party_size: `${party}`, reservation_attribute: 'default' },
    date_time: at ?? (await freeTime(site, { uid, party })),
  })
  const booked = await ask<{ manage_reservation_url: string }>('opentable/reserve', {
    ...{ restaurant_id: uid, ...held },
    ...{ first_name: firstName(journey), last_name: lastName(journey) },
    ...{ email_address: contact.email, phone_number: contact.phone },
    ...{ special_request: words(journey), restaurant_email_marketing_opt_in: true },
    credit_card: card ? await tokenOf(ask) : null,
  })
  return new URL(booked.manage_reservation_url).pathname
}

async function tokenOf(ask: <T>(route: string, body: object) => Promise<T>) {
  const made = await ask<{ id: string; card: { last4: string } }>('stripe/get-card-tokens', {
    ...{ name_on_card: GUEST.cardName, card_number: CARD_NUMBER, card_month: '12' },
    ...{ card_cvc: '123', zip_code: GUEST.cardPostalCode },
    card_year: `${new Date().getUTCFullYear() + 3}`.slice(2),
  })
  return { token: made.id, last4: made.card.last4 }
}
