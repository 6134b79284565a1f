import type { BookingSettingsInput } from '#booking-engine/settings/settings.ts'
import { toMinorUnits } from '#lib/money/money.ts'
import type { BookingSetting, Location } from '#payload-types.ts'
import { weekdays } from '../fields/opening-hours.ts'
import { type GroupSpecialDay, groupSpecialDaysAt } from '../hours/group-special-days.ts'
import { toPublicHours } from '../hours/opening-hours.ts'

type LocationFields = Pick<Location, 'id' | 'timeZone' | 'province' | 'country' | 'hours'>
type Period = NonNullable<BookingSetting['periods']>[number]
type Experience = NonNullable<BookingSetting['experiences']>[number]
type PeriodRow = Omit<Period, 'weekdays' | 'id'>

/**
 * The editor's document as the booking engine takes it. Paths of fields are the same on both sides, so
 * that what is wrong with the settings can be said at the field. Zone, region and opening hours are the
 * location's, with the special days of the group.
 */
export function toBookingSettings(
  document: Partial<BookingSetting>,
  place: LocationFields,
  groupDays: readonly GroupSpecialDay[],
): BookingSettingsInput {
  return {
    timeZone: place.timeZone,
    country: place.country ?? 'CA',
    province: place.province,
    openingHours: toPublicHours(place.hours, groupSpecialDaysAt(groupDays, place.id)),
    periods: (document.periods ?? []).map((period) => ({
      ...toPeriod(period),
      weekdays: (period.weekdays ?? []).map(isoWeekday),
    })),
    specialDays: (document.specialDays ?? []).map((day) => ({
      date: day.date,
      name: day.name ?? '',
      periods: (day.periods ?? []).map(toPeriod),
    })),
    closures: (document.closures ?? []).map(({ from, to, reason }) => ({
      from,
      to,
      reason: reason ?? '',
    })),
    areas: (document.areas ?? []).map(({ code, name }) => ({ code, name })),
    tables: (document.tables ?? []).map(({ code, area, attribute, minParty, maxParty }) => ({
      code,
      area,
      attribute,
      minParty,
      maxParty,
    })),
    combinations: (document.combinations ?? []).map((combination) => ({
      code: combination.code,
      tables: combination.tables ?? [],
      minParty: combination.minParty,
      maxParty: combination.maxParty,
    })),
    ...withLayouts(document.layouts),
    experiences: (document.experiences ?? []).map(toExperience),
    turnTimes: (document.turnTimes ?? []).map(({ upTo, minutes }) => ({ upTo, minutes })),
    coversPerSlot: document.coversPerSlot ?? null,
    minParty: document.minParty ?? 1,
    maxParty: document.maxParty ?? 0,
    horizonDays: document.horizonDays ?? undefined,
    noticeMinutes: document.noticeMinutes ?? undefined,
    cancelCutOffMinutes: document.cancelCutOffMinutes ?? undefined,
    remindAt: document.remindAt || null,
    bookingLimits: toBookingLimits(document.bookingLimits),
    emailRequired: document.emailRequired ?? false,
    specialRequestLimit: document.specialRequestLimit ?? null,
    guarantee: toGuarantee(document.guarantee),
  }
}

/** Whatever is stored as layouts, to be parsed. Without any the key is missing, as in settings of before there were some. */
function withLayouts(stored: BookingSetting['layouts']): Pick<BookingSettingsInput, 'layouts'> {
  const isEmpty = !stored || (Array.isArray(stored) && stored.length === 0)
  return isEmpty ? {} : { layouts: stored as BookingSettingsInput['layouts'] }
}

function toBookingLimits(own: BookingSetting['bookingLimits']) {
  const limit = (one: { check?: number | null; most?: number | null } | null | undefined) => ({
    check: one?.check ?? undefined,
    most: one?.most ?? undefined,
  })
  return { phone: limit(own?.phone), email: limit(own?.email), network: limit(own?.network) }
}

function toGuarantee(own: BookingSetting['guarantee']): BookingSettingsInput['guarantee'] {
  if (!own?.kind) return null
  const { kind, amount, per, fromParty } = own
  return {
    kind,
    amount: toMinorUnits(amount ?? 0),
    per: per ?? 'person',
    fromParty: fromParty ?? 1,
  }
}

function toPeriod({ coversPerSlot, outsideHours, ...period }: PeriodRow) {
  const { code, name, firstSeating, lastSeating } = period
  return {
    ...{ code, name, firstSeating, lastSeating },
    coversPerSlot: coversPerSlot ?? null,
    outsideHours: outsideHours ?? false,
  }
}

function toExperience({ weekdays: days, exceptions, taxes, addOns, ...own }: Experience) {
  return {
    code: own.code,
    name: own.name,
    description: own.description ?? '',
    from: own.from || null,
    to: own.to || null,
    weekdays: (days ?? []).map(isoWeekday),
    exceptions: (exceptions ?? []).map(({ date }) => ({ date })),
    firstSeating: own.firstSeating,
    lastSeating: own.lastSeating,
    everyMinutes: own.everyMinutes ?? undefined,
    seats: own.seats,
    seatsPer: own.seatsPer,
    minParty: own.minParty,
    maxParty: own.maxParty,
    price: toMinorUnits(own.price),
    pricePer: own.pricePer,
    taxes: (taxes ?? []).map(({ name, percent }) => ({ name, percent })),
    serviceChargePercent: own.serviceChargePercent ?? 0,
    prepaymentRequired: own.prepaymentRequired ?? false,
    exclusive: own.exclusive ?? false,
    addOns: (addOns ?? []).map(({ code, name, description, price, maxPerReservation }) => ({
      ...{ code, name, description: description ?? '', price: toMinorUnits(price) },
      maxPerReservation: maxPerReservation ?? 0,
    })),
  }
}

function isoWeekday(day: (typeof weekdays)[number]['value']): number {
  return weekdays.findIndex(({ value }) => value === day) + 1
}
