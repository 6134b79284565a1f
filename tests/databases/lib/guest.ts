import type { Guest } from '#booking-engine/bookings/types.ts'
import type { Result } from '#lib/result.ts'
import type { Booking, ReserveCode } from '#providers/booking/contract.ts'
import { MANAGE, type TimedEngine } from './book.ts'
import type { KnownVisit } from './known.ts'
import { must } from './must.ts'

/** What a guest wishes at a restaurant; `card`: the number of the card that they give. */
export type Wish = {
  locationId: string
  at: string
  name: string
  party?: number
  card?: string | null
  email?: string
  /** The first experience that is offered, with two of its add-on. */
  tasting?: boolean
}

/** Test cards of the embedded ledger: one that is good, and one whose bank asks its owner. */
export const GOOD = '4242424242424242'
export const ASKS = '4000002760003184'

/** A guest books as the site's panel does. */
export async function reserve(
  timed: TimedEngine,
  wish: Wish,
): Promise<Result<Booking, ReserveCode>> {
  const { site, payments } = timed
  const { locationId: id, at, name, party = 1, card: number, email, tasting } = wish
  const place = { id, uid: id, vendorLocationId: null, timeZone: 'America/Vancouver' }
  const [offered] = tasting ? must(await site.experiences(place)) : []
  const experience = offered ? { id: offered.id, version: offered.version } : null
  const addOns = offered ? [{ id: 'oysters', quantity: 2 }] : []
  const visitor = { token: crypto.randomUUID(), address: null }
  const ordered = { experience, addOns }
  const wanted = { at, party, attribute: 'default', visitor, ...ordered }
  const { token } = must(await site.hold(place, wanted))
  const card = number ? must(await payments.tokenise(cardOf(number))) : null
  const request = { token, guest: guestOf(name, email), card, idempotencyKey: null, ...ordered }
  return site.reserve(place, request)
}

/** The same, of a booking that succeeds. */
export async function bookTable(timed: TimedEngine, wish: Wish): Promise<KnownVisit> {
  const { manageUrl } = must(await reserve(timed, wish))
  const manageToken = manageUrl.slice(MANAGE.length)
  const { reservation } = must(await timed.engine.find(manageToken))
  const { locationId, at } = wish
  return { id: reservation.id, locationId, day: at.slice(0, 10), manageToken }
}

let guests = 0

/** A guest with a telephone of their own. */
function guestOf(name: string, email = `${name}@example.com`): Guest {
  guests += 1
  return {
    ...{ firstName: 'Ida', lastName: name, email, phone: `+16045550${100 + guests}` },
    ...{ specialRequest: `By the window, says ${name}`, marketingOptIn: true },
  }
}

function cardOf(number: string) {
  return { name: 'Ida Marsh', number, month: '12', year: '49', cvc: '123', zip: 'V6B 1A1' }
}
