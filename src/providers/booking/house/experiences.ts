import type { OfferedTime } from '#booking-engine/availability/types.ts'
import type { Reservation } from '#booking-engine/bookings/types.ts'
import { amountDue } from '#booking-engine/pricing/amount-due.ts'
import { type Bill, currencyOf } from '#booking-engine/pricing/bill.ts'
import type { ExperienceSettings } from '#booking-engine/settings/experience-settings.ts'
import type { BookingSettings } from '#booking-engine/settings/settings.ts'
import type { AvailableTime, BookedExperience, Experience, Total } from '../contract.ts'

/** An experience of a location in the port's shape. */
export function experienceOf(
  settings: BookingSettings,
  experience: ExperienceSettings,
): Experience {
  const { code: id, version, name, description, pricePer, prepaymentRequired } = experience
  const money = (amount: number) => ({ amount, ...currencyOf(settings) })
  return {
    ...{ id, version, name, description, prepaymentRequired },
    pricePerCover: pricePer === 'person' ? money(experience.price) : null,
    pricePerParty: pricePer === 'party' ? money(experience.price) : null,
    addOns: experience.addOns.map((addOn) => ({
      id: addOn.code,
      name: addOn.name,
      description: addOn.description,
      price: money(addOn.price),
      maxPerReservation: addOn.maxPerReservation,
    })),
  }
}

/** The bill of a party in the port's shape. */
export function totalOf(settings: BookingSettings, party: number, bill: Bill): Total {
  const { currency, multiplier, experience, addOns, fees, taxes, total } = bill
  const asked = amountDue(settings, party, bill)
  const due = asked?.kind === 'charge' ? asked.amount : 0
  return { currency, multiplier, experience, addOns, fees, taxes, tip: 0, total, due }
}

/** The booked experience in the port's shape. */
export function bookedExperience({
  id,
  version,
  bill,
}: NonNullable<Reservation['experience']>): BookedExperience {
  const { name, lines, total: amount, currency, multiplier } = bill
  const addOns = lines.map(({ id, name, quantity }) => ({ id, name, quantity }))
  return { id, version, name, addOns, total: { amount, currency, multiplier } }
}

/** A time in the port's shape. */
export function availableTime({
  time,
  attributes,
  standard,
  experiences,
}: OfferedTime): AvailableTime {
  const types: AvailableTime['types'] = []
  if (standard) types.push('Standard')
  if (experiences.length > 0) types.push('Experience')
  return { time, types, attributes, experiences }
}
