import type { Booked } from '#house-book/bookings/types.ts'
import { seatsAround } from '#house-book/calendar/seats-around.ts'
import type { BookingEngine } from '#house-book/contract.ts'
import { billOf } from '#house-book/pricing/bill.ts'
import { findExperience } from '#house-book/settings/experiences.ts'
import { SEATING_ATTRIBUTES } from '#house-book/settings/settings.ts'
import { BusyError, busy } from '#lib/busy.ts'
import { ok, refuse } from '#lib/result.ts'
import type { PaymentProvider } from '../../payments/contract.ts'
import { type Booking, type BookingProvider, LONGEST_REQUEST } from '../contract.ts'
import { chargeWith } from './charge.ts'
import { bookedExperience, experienceIn, timeOf, totalOf } from './experiences.ts'
import { acceptedCostOf, bookingLateCost, bookingPayment, paymentDue } from './payment-due.ts'

/** By whom cards are charged, and where a card's bank leads its owner back to. */
export type CardPayments = { payments: PaymentProvider; returnUrl(uid: string): string }

/**
 * The embedded default: tables and experiences are booked in our own house book. `manageUrl` makes the
 * address of a manage page. Without `cards` what is paid at booking is kept out of sight, and a table that
 * wants a card is refused.
 */
export function createHouseProvider(
  engine: BookingEngine,
  manageUrl: (manageToken: string) => string,
  cards: CardPayments | null = null,
): BookingProvider {
  const prepaid = cards !== null
  const bookingOf = ({ reservation, manageToken }: Booked): Booking => {
    const {
      id: _id,
      tables: _tables,
      sequence: _sequence,
      experience,
      money,
      lateCost: late,
      ...shown
    } = reservation
    const booked = experience && bookedExperience(experience)
    const payment = money && bookingPayment(money)
    const lateCost = late && bookingLateCost(late, money)
    return { ...shown, experience: booked, payment, lateCost, manageUrl: manageUrl(manageToken) }
  }
  return refuseWhenBusy({
    abilities: { recallsGuest: true, mailsBy: 'site', movesExperiences: true },
    rules: async ({ id }) => {
      const snapshot = await engine.settings(id)
      if (!snapshot) return refuse('unknown_location')
      const { settings } = snapshot
      return ok({
        horizonDays: settings.horizonDays,
        closedDays: await engine.closedDays(id),
        minParty: settings.minParty,
        maxParty: settings.maxParty,
        emailRequired: settings.emailRequired,
        lastTime: '23:45',
        requestAsTyped: false,
        botCheck: true,
        noteLength: Math.min(settings.specialRequestLimit ?? LONGEST_REQUEST, LONGEST_REQUEST),
        cardForm: cards?.payments.cardForm ?? null,
        terms: null,
        serverTime: await engine.now(),
      })
    },
    seatsAround: async ({ id }, at) => {
      const snapshot = await engine.settings(id)
      return snapshot ? ok(seatsAround(snapshot.settings, at)) : refuse('unknown_location')
    },
    availability: async ({ id }, { at, party, visitor, changing = null }) => {
      const asked = { locationId: id, at, party, visitor: visitor.token, changing, prepaid }
      const offer = await engine.availability(asked)
      if (!offer.ok) return offer
      return ok({ times: offer.value.times.map(timeOf), reasons: offer.value.reasons })
    },
    experiences: async ({ id }) => {
      const snapshot = await engine.settings(id)
      if (!snapshot) return refuse('unknown_location')
      const { settings } = snapshot
      const offered = settings.experiences.filter((one) => prepaid || !one.prepaymentRequired)
      return ok(offered.map((experience) => experienceIn(settings, experience)))
    },
    total: async ({ id }, { experience, party, addOns }) => {
      const snapshot = await engine.settings(id)
      if (!snapshot) return refuse('unknown_location')
      const known = findExperience(snapshot.settings, experience)
      if (!known || party > known.maxParty || party < known.minParty) {
        return refuse('unknown_experience')
      }
      const bill = billOf(snapshot.settings, known, party, addOns)
      return bill.ok ? ok(totalOf(snapshot.settings, party, bill.value)) : bill
    },
    hold: async ({ id, timeZone }, request) => {
      const {
        at,
        party,
        attribute,
        experience,
        addOns = [],
        visitor,
        checked = false,
        changing = null,
      } = request
      const known = SEATING_ATTRIBUTES.find((code) => code === attribute)
      if (!known) return refuse('unknown_attribute')
      const asked = { visitor, checked, changing }
      const wanted = { locationId: id, at, party, attribute: known, experience, ...asked }
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
    },
    release: async (_location, token) => {
      await engine.release(token)
      return ok(null)
    },
    reserve: async ({ id, uid }, { card, ...asked }) => {
      const wanted = { locationId: id, ...asked }
      const charge =
        cards &&
        chargeWith(cards.payments, engine.payments, {
          card,
          description: `Reservation at ${uid}`,
          returnUrl: cards.returnUrl(uid),
        })
      if (card && !cards) return refuse('payment_not_offered')
      const booked = await engine.reserve(wanted, charge)
      return booked.ok ? ok(bookingOf(booked.value)) : booked
    },
    find: async (manageToken) => {
      const found = await engine.find(manageToken)
      return found.ok ? ok(bookingOf(found.value)) : found
    },
    modify: async (manageToken, holdToken) => {
      const changed = await engine.modify(manageToken, holdToken)
      return changed.ok ? ok(bookingOf(changed.value)) : changed
    },
    cancel: async (manageToken, accepts = null) => {
      const cancelled = await engine.cancel(manageToken, accepts && acceptedCostOf(accepts))
      return cancelled.ok ? ok(bookingOf(cancelled.value)) : cancelled
    },
    mailAgain: async (manageToken) => {
      const copied = await engine.resendMail(manageToken)
      if (copied.ok) return copied
      return refuse(copied.code === 'no_address' ? 'no_mail' : copied.code)
    },
  })
}

/** A provider whose calls refuse where its book is busy. */
function refuseWhenBusy(provider: BookingProvider): BookingProvider {
  const calls = Object.entries(provider).map(([name, call]) => {
    if (typeof call !== 'function') return [name, call]
    const refusing = async (...args: unknown[]) => {
      try {
        return await Reflect.apply(call, provider, args)
      } catch (error) {
        if (error instanceof BusyError) return busy(error)
        throw error
      }
    }
    return [name, refusing]
  })
  return Object.fromEntries(calls) as BookingProvider
}
