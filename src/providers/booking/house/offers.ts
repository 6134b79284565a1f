import { seatsAround } from '#booking-engine/calendar/seats-around.ts'
import type { BookingEngine } from '#booking-engine/contract.ts'
import { billOf } from '#booking-engine/pricing/bill.ts'
import { findExperience } from '#booking-engine/settings/experiences.ts'
import { LONGEST_REQUEST } from '#lib/booking/special-request.ts'
import { ok, refuse } from '#lib/result.ts'
import type { BookingProvider } from '../contract.ts'
import type { CardPayments } from './card-payments.ts'
import { availableTime, experienceOf, totalOf } from './experiences.ts'

/** What the engine's locations offer. Without `cards`, experiences that are paid at booking are not offered. */
export function offerMethods(
  engine: BookingEngine,
  cards: CardPayments | null,
): Pick<BookingProvider, 'rules' | 'seatsAround' | 'availability' | 'experiences' | 'total'> {
  const prepaid = cards !== null
  return {
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
      const query = { locationId: id, at, party, visitor: visitor.token, changing, prepaid }
      const offer = await engine.availability(query)
      if (!offer.ok) return offer
      return ok({ times: offer.value.times.map(availableTime), reasons: offer.value.reasons })
    },
    experiences: async ({ id }) => {
      const snapshot = await engine.settings(id)
      if (!snapshot) return refuse('unknown_location')
      const { settings } = snapshot
      const offered = settings.experiences.filter((one) => prepaid || !one.prepaymentRequired)
      return ok(offered.map((experience) => experienceOf(settings, experience)))
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
  }
}
