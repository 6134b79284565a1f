import { dueOf, experiencePolicies, policyOf, tablePolicy } from './card-policies.ts'
import { type Card, type ChargeFn, type Due, NO_CARD } from './cards.ts'
import { EXPERIENCE, type OrderedExperience, orderError } from './experiences.ts'
import { type Body, errorReply, type Reply, successReply, textOf } from './reply.ts'
import type { SimulatorRequest } from './request.ts'
import {
  localTimeMs,
  MAX_PARTY,
  PREPAID_RESTAURANT,
  QUARTER,
  type Reservation,
  type SimulatedRestaurant,
  SPREEDLY_RESTAURANT,
  utcText,
} from './restaurant.ts'

/** How cards are charged, and the cards that were. */
export type CardPayments = { charge: ChargeFn; taken: TakenCard[] }
/** A card that was taken with a reservation. */
export type TakenCard = Due & { confirmation: number; last4: string }

/** Longest window of a search, ms. */
const WIDEST = 720 * 60_000

export function search(
  house: SimulatedRestaurant,
  { rid, query, oneKind }: SimulatorRequest,
): Reply {
  const party = Number(query.get('party_size'))
  const start = localTimeMs(query.get('start_date_time') ?? '')
  if (Number.isNaN(start)) return errorReply(400, 'start_date_time should not be null')
  if (start % QUARTER !== 0)
    return errorReply(400, 'start_date_time must be on a quarter of an hour')
  if (!(party >= 1 && party <= 20)) return errorReply(400, 'party_size must be from 1 to 20')
  const minutes = (name: string) => Number(query.get(name) ?? 0) * 60_000
  const widest = Math.max(minutes('forward_minutes'), minutes('backward_minutes'))
  if (widest > WIDEST) return errorReply(400, 'minutes must be at most 720')
  const asked = query.get('require_attributes') ?? 'default'
  const wanted = oneKind ? [asked] : asked.split(',')
  const slots =
    party > MAX_PARTY
      ? []
      : house.times(start - minutes('backward_minutes'), start + minutes('forward_minutes'))
  const available = slots.flatMap(({ time, attributes }) => {
    const shown = attributes.filter((attribute) => wanted.includes(attribute))
    return shown.length > 0 || oneKind ? availableAt(rid, time, shown, query) : []
  })
  const reason = party > MAX_PARTY ? 'AboveMaxPartySize' : 'NoTimesExist'
  return successReply({
    rid: Number(rid),
    party_size: party,
    times: available.map(({ time }) => time),
    times_available: available,
    no_availability_reasons: available.length > 0 ? [] : [reason],
  })
}

function availableAt(rid: string, time: string, attributes: string[], query: URLSearchParams) {
  const cards = query.get('include_credit_card_results') === 'true'
  const party = Number(query.get('party_size'))
  const cancellation_policy = tablePolicy(rid, party)
  if (dueOf(rid, party, null) && !cards) return []
  const dining_area = attributes.map((attribute, index) => ({
    id: index + 1,
    attributes: [attribute],
    environment: 'Indoor',
  }))
  const types: object[] =
    rid === PREPAID_RESTAURANT ? [] : [{ type: 'Standard', cancellation_policy, dining_area }]
  if (query.get('include_experiences') === 'true') {
    const wanting = cards || rid === PREPAID_RESTAURANT ? experiencePolicies(rid) : []
    const asking = wanting.map(({ experience_id }) => experience_id)
    const experience_ids = rid === PREPAID_RESTAURANT ? asking : [EXPERIENCE.id, ...asking]
    const areas = dining_area.map((area) => ({ ...area, experience_ids }))
    types.push({
      ...{ type: 'Experience', cancellation_policy, dining_area: areas },
      experience_cancellation_policies: wanting,
    })
  }
  return [{ time, availability_types: types }]
}

export function metadata(): Reply {
  const dining_areas = [{ id: 1, name: 'Dining room', description: 'Dining room' }]
  return successReply({
    data: { enviroments: ['Indoor'], attributes: ['default', 'bar'], dining_areas },
  })
}

export function policies(): Reply {
  const Language = { Code: 'en', Region: 'US', IETF: 'en-US' }
  return successReply({ Policies: [{ Message: MESSAGE, Type: 'General', Language }] })
}

/** A policy by its id; nothing where there is none. */
export function cancellationPolicy(_house: SimulatedRestaurant, { rest }: SimulatorRequest): Reply {
  return successReply(policyOf(rest))
}

export function lock(house: SimulatedRestaurant, { rid, body }: SimulatorRequest): Reply {
  const party = Number(body.party_size)
  if (!party) return errorReply(400, 'party_size should not be null')
  const at = textOf(body.date_time)
  if (!at) return errorReply(400, 'date_time should not be null')
  const attribute = textOf(body.reservation_attribute) || 'default'
  const order = (body.experience ?? null) as OrderedExperience | null
  const wrong = order && orderError(order, party)
  if (wrong) return wrong
  const addOns = order?.add_ons ?? []
  const locked = house.lock({ at, party, attribute, experience: order?.id ?? null, addOns })
  if (!locked)
    return errorReply(404, 'SlotNotAvailableError - Failed to obtain a valid slot lock ID')
  const spreedly = rid === SPREEDLY_RESTAURANT && dueOf(rid, party, order)
  return successReply({
    expires_at: utcText(locked.until),
    reservation_token: locked.token,
    ...(spreedly ? { payment_method: SPREEDLY } : {}),
  })
}

const SPREEDLY = {
  paymentProviderType: 'SPREEDLY',
  tokenizerAuthData: { nonce: 'n', timestamp: '1', certificateToken: 'c', signature: 's' },
}

export function release(house: SimulatedRestaurant, { rest }: SimulatorRequest): Reply {
  const gone = house.release(rest)
  return gone
    ? successReply({ status: 'Success' })
    : errorReply(400, 'reservation_token or restaurant id is invalid')
}

export async function make(
  house: SimulatedRestaurant,
  seen: SimulatorRequest,
  cards: CardPayments,
): Promise<Reply> {
  const { rid, body } = seen
  const wrong = guestFault(body)
  if (wrong) return errorReply(400, wrong)
  const token = textOf(body.reservation_token)
  const slot = house.locked(token)
  const order = (body.experience ?? null) as OrderedExperience | null
  if (!slot || slot.experience !== (order?.id ?? null)) return NO_LOCK
  const faulty = order && orderError(order, slot.party)
  if (faulty) return faulty
  // What was ordered with the lock is what is booked; who locked without add-ons may name them now.
  const { addOns } = slot
  if (addOns.length > 0 && JSON.stringify(addOns) !== JSON.stringify(order?.add_ons))
    return errorReply(400, 'experience does not match the slot lock')
  const due = dueOf(rid, slot.party, order)
  const card = (body.credit_card ?? {}) as Card
  if (due) {
    const given = textOf(card.token) && /^\d{4}$/.test(textOf(card.last4))
    const refused = given ? await cards.charge(card, due) : NO_CARD
    if (refused) return refused
  }
  const made = house.book(token, textOf(body.special_request))
  if (!made) return NO_LOCK
  const { confirmation } = made
  if (due) cards.taken.push({ ...due, confirmation, last4: textOf(card.last4) })
  return successReply(
    { ...shown(rid, made), message: MESSAGE, cancel_cutoff_date_utc: house.cutOff(made) },
    201,
  )
}

const NO_LOCK = errorReply(400, 'reservation_token is invalid')

const MESSAGE =
  'We have a 15 minute grace period.<br /><br />Please call us if you are running late.'

function guestFault(body: Body): string | null {
  for (const name of ['first_name', 'last_name', 'email_address']) {
    if (!textOf(body[name])) return `${name} should not be empty`
  }
  const phone = (body.phone ?? {}) as Record<string, unknown>
  if (!textOf(phone.number)) return 'ValidationError - PhoneRequired'
  if (!textOf(phone.country_code)) return 'ValidationError - NoCountryID'
  if (textOf(phone.number).length < 7) return 'ValidationError - IllegalPhoneNumberLength'
  if (textOf(body.email_address).endsWith('.con')) {
    const domain = textOf(body.email_address).split('@')[1]
    return `ValidationError - [Email] Email address is not from a known domain ‘${domain}’`
  }
  return textOf(body.special_request).length > 75 ? 'special_request is too long' : null
}

export function find(house: SimulatedRestaurant, { rid, rest }: SimulatorRequest): Reply {
  const found = reservationAt(house, rid, rest)
  if (!found) return noSuch(rest)
  const { attribute, status } = found
  return successReply({
    ...shown(rid, found),
    restaurant_id: Number(rid),
    reservation_attribute: attribute.charAt(0).toUpperCase() + attribute.slice(1),
    status,
    environment: 'Indoor',
    language: 'en-US',
    cancel_cutoff_date_utc: house.cutOff(found),
  })
}

export function change(house: SimulatedRestaurant, { rid, rest, body }: SimulatorRequest): Reply {
  const found = reservationAt(house, rid, rest)
  if (!found) return noSuch(rest)
  if (body.status === 'CancelledWeb') {
    found.status = 'CancelledWeb'
    return successReply(null)
  }
  const notes = typeof body.special_request === 'string' ? body.special_request : undefined
  const moved = house.move(found, textOf(body.reservation_token), notes)
  if (!moved) return errorReply(400, 'reservation_token or restaurant id is invalid')
  return successReply({
    ...shown(rid, found),
    message: MESSAGE,
    cancel_cutoff_date_utc: house.cutOff(found),
  })
}

function shown(rid: string, { confirmation, at, party, notes }: Reservation) {
  return {
    confirmation_number: confirmation,
    date_time: at,
    party_size: party,
    notes,
    manage_reservation_url: `https://www.opentable.com/book/view?rid=${rid}&confnumber=${confirmation}`,
  }
}

function reservationAt(house: SimulatedRestaurant, rid: string, id: string): Reservation | null {
  const [of, confirmation] = id.split('-')
  return of === rid ? (house.reservations.get(Number(confirmation)) ?? null) : null
}

function noSuch(id: string): Reply {
  return errorReply(404, `MissingResource - Reservation details not found for ${id}`)
}
