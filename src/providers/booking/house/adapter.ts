import type { Booked } from '#booking-engine/bookings/types.ts'
import type { BookingEngine } from '#booking-engine/contract.ts'
import { SEATING_ATTRIBUTES } from '#booking-engine/settings/settings.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { BusyError, busyRefusal } from '#lib/sql/busy-error.ts'
import type {
  Booking,
  BookingLocation,
  BookingProvider,
  Hold,
  HoldCode,
  HoldRequest,
  ReserveCode,
  ReserveRequest,
} from '../contract.ts'
import type { CardPayments } from './card-payments.ts'
import { chargeWith } from './charge.ts'
import { house } from './descriptor.ts'
import { bookedExperience } from './experiences.ts'
import { offerMethods } from './offers.ts'
import { paymentDescription } from './payment-descriptions.ts'
import { acceptedCostOf, bookingLateCost, bookingPayment, paymentDue } from './payment-due.ts'

/**
 * The embedded default: tables and experiences are booked in the site's own booking engine. `manageUrl` makes
 * the address of a manage page. Without `cards`, what is paid at booking is not offered, and a table that
 * requires a card is refused.
 */
export function createHouseProvider(
  engine: BookingEngine,
  manageUrl: (manageToken: string) => string,
  cards: CardPayments | null = null,
): BookingProvider {
  const bookingIn = <C extends string>(result: Result<Booked, C>) =>
    result.ok ? ok(bookingOf(result.value, manageUrl)) : result
  return refuseWhenBusy({
    abilities: house.abilities,
    csp: {},
    ...offerMethods(engine, cards),
    hold: (location, request) => holdTable(engine, cards, location, request),
    release: async (_location, token) => {
      await engine.release(token)
      return ok(null)
    },
    reserve: async (location, request) =>
      bookingIn(await reserveTable(engine, cards, location, request)),
    find: async (manageToken) => bookingIn(await engine.find(manageToken)),
    modify: async (manageToken, holdToken) =>
      bookingIn(await engine.modify(manageToken, holdToken)),
    cancel: async (manageToken, accepts = null) =>
      bookingIn(await engine.cancel(manageToken, accepts && acceptedCostOf(accepts))),
    mailAgain: async (manageToken) => {
      const sent = await engine.resendMail(manageToken)
      if (sent.ok) return sent
      return refuse(sent.code === 'no_address' ? 'no_mail' : sent.code)
    },
  })
}

async function holdTable(
  engine: BookingEngine,
  cards: CardPayments | null,
  { id, timeZone }: BookingLocation,
  request: HoldRequest,
): Promise<Result<Hold, HoldCode>> {
  const { at, party, experience, addOns = [], visitor, checked = false, changing = null } = request
  const attribute = SEATING_ATTRIBUTES.find((code) => code === request.attribute)
  if (!attribute) return refuse('unknown_attribute')
  const wanted = { locationId: id, at, party, attribute, experience, visitor, checked, changing }
  const held = await engine.hold(wanted)
  if (!held.ok) return held
  const { token, expiresAt } = held.value
  const hold = { token, expiresAt, policies: [] }
  const due = await engine.payments.due(token, addOns)
  if (due.ok && due.value === null) return ok({ ...hold, payment: null })
  if (due.ok && due.value && cards) {
    const [snapshot, now] = await Promise.all([engine.settings(id), engine.now()])
    const cutOff = snapshot?.settings.cancelCutOffMinutes ?? 0
    return ok({ ...hold, payment: paymentDue(due.value, { at, timeZone, cutOff }, now) })
  }
  await engine.release(token)
  return refuse(due.ok ? 'card_required' : 'unknown_experience')
}

async function reserveTable(
  engine: BookingEngine,
  cards: CardPayments | null,
  { id, uid }: BookingLocation,
  { card, ...request }: ReserveRequest,
): Promise<Result<Booked, ReserveCode>> {
  if (card && !cards) return refuse('payment_not_offered')
  const charge =
    cards &&
    chargeWith(cards.payments, engine.payments, {
      card,
      description: paymentDescription(uid),
      returnUrl: cards.returnUrl(uid),
    })
  return engine.reserve({ locationId: id, ...request }, charge)
}

/** A booking of the engine in the port's shape. */
function bookingOf(
  { reservation, manageToken }: Booked,
  manageUrl: (manageToken: string) => string,
): Booking {
  const {
    id: _id,
    tables: _tables,
    sequence: _sequence,
    experience,
    money,
    lateCost,
    ...shown
  } = reservation
  return {
    ...shown,
    experience: experience && bookedExperience(experience),
    payment: money && bookingPayment(money),
    lateCost: lateCost && bookingLateCost(lateCost, money),
    manageUrl: manageUrl(manageToken),
  }
}

/** Makes all calls of a provider refuse `busy` while the engine's database is busy. */
function refuseWhenBusy(provider: BookingProvider): BookingProvider {
  const calls = Object.entries(provider).map(([name, call]) => {
    if (typeof call !== 'function') return [name, call]
    const refusing = async (...args: unknown[]) => {
      try {
        return await Reflect.apply(call, provider, args)
      } catch (error) {
        if (error instanceof BusyError) return busyRefusal(error)
        throw error
      }
    }
    return [name, refusing]
  })
  return Object.fromEntries(calls) as BookingProvider
}
