import type { ImportedState } from '#booking-engine/imports/types.ts'
import { withoutAccents } from '#lib/import-files/without-accents.ts'
import { ok, type Result, refuse } from '#lib/result.ts'

/** Words of other systems for the states of a booking, without blanks and marks. */
const WORDS: Record<ImportedState, readonly string[]> = {
  booked: [
    ...['booked', 'confirmed', 'notconfirmed', 'unconfirmed', 'reserved', 'upcoming', 'active'],
    ...['leftmessage', 'leftmsg', 'wrongnumber', 'noanswer', 'open', 'new', 'pending', 'late'],
    ...['runninglate', 'created', 'accepted', 'paid', 'purchased', 'scheduled', 'reconfirmed'],
  ],
  finished: [
    ...['finished', 'done', 'complete', 'completed', 'assumedfinished', 'left', 'departed'],
    ...['attended', 'redeemed', 'visited', 'bussingneeded', 'bus', 'honored'],
  ],
  seated: [
    ...['seated', 'arrived', 'allarrived', 'checkedin', 'partiallyarrived', 'partiallyseated'],
    ...['partialarrived', 'partialseated', 'appetizer', 'entree', 'dessert', 'checkdropped'],
    ...['paidthebill'],
  ],
  no_show: ['noshow', 'noshowed', 'disputednoshow', 'didnotarrive', 'didntshow'],
  cancelled: [
    ...['cancelled', 'canceled', 'cancel', 'cancelledbyguest', 'canceledbyguest', 'usercancelled'],
    ...['cancelledbyrestaurant', 'canceledbyrestaurant', 'cancelledbyvenue', 'canceledbyvenue'],
    ...['latecancel', 'latecancellation', 'latecancelled', 'latecanceled', 'refunded', 'voided'],
    ...['cancelledbydiner', 'canceledbydiner', 'webcancelled', 'webcanceled', 'deleted'],
    ...['guestcancelled', 'guestcanceled', 'restaurantcancelled', 'restaurantcanceled', 'annulee'],
  ],
}
const STATES = new Map(
  (Object.keys(WORDS) as ImportedState[]).flatMap((state) =>
    WORDS[state].map((word) => [word, state] as const),
  ),
)

/** The state of a booking by the word of another system; any other word is not guessed. */
export function readBookingStatus(text: string): Result<ImportedState, 'no_status'> {
  const word = withoutAccents(text.toLowerCase()).replaceAll(/[^\p{L}]/gu, '')
  const state = STATES.get(word)
  return state ? ok(state) : refuse('no_status')
}
