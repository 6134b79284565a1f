/** A table that a guest wants. */
type Wish = {
  uid: string
  /** The restaurant's wall time, `2026-05-01T19:00`. */
  at: string
  party?: number
  lastName: string
  email?: string
  /** The number of a card of the test bank. */
  card?: string
}

let guests = 0

/** Asks a route of the site as a guest does, each with an address of their own. */
async function post<T>(site: { url: string }, route: string, body: object): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `198.51.100.${guests}`,
  }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const reply = await fetch(`${site.url}/api/${route}`, init)
  if (!reply.ok) throw new Error(`${route}: ${reply.status} ${await reply.text()}`)
  return ((await reply.json()) as { response: T }).response
}

/** Books a table by the site's own routes, without its panel; answers with the manage link. */
export async function bookByRoutes(site: { url: string }, wish: Wish): Promise<string> {
  guests++
  const place = { restaurant_id: wish.uid }
  const { reservation_token } = await post<{ reservation_token: string }>(
    site,
    'opentable/lock-availability',
    {
      ...place,
      ...{ party_size: `${wish.party ?? 2}`, date_time: wish.at, reservation_attribute: 'default' },
    },
  )
  const booked = await post<{ manage_reservation_url: string }>(site, 'opentable/reserve', {
    ...{ ...place, reservation_token, first_name: 'Ada', last_name: wish.lastName },
    ...{ phone_number: '604-555-0199', special_request: 'A window' },
    ...(wish.email ? { email_address: wish.email } : {}),
    credit_card: wish.card ? await tokenOf(site, wish.card) : null,
  })
  return booked.manage_reservation_url
}

/** A card's token, as the panel has it made of what a guest types. */
async function tokenOf(site: { url: string }, number: string) {
  const { id: token, card } = await post<{ id: string; card: { last4: string } }>(
    site,
    'stripe/get-card-tokens',
    {
      ...{ name_on_card: 'Ada Marsh', card_number: number, card_month: '12', card_cvc: '123' },
      ...{ card_year: `${new Date().getFullYear() + 1}`.slice(2), zip_code: 'V6B 1A1' },
    },
  )
  return { token, last4: card.last4 }
}

/** The times that guests are offered around a wall time, for two. */
export async function timesOffered(site: { url: string }, uid: string, at: string) {
  const wish = { rid: uid, partySize: 2, startDateTime: at }
  return (await post<{ times: string[] }>(site, 'opentable/get-availability', wish)).times
}
