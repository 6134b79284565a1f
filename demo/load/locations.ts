import type { BookingSettingsInput } from '#booking-engine/settings/settings.ts'
import { type IdLookup, resolveAuthored } from '#cms/initial-content/resolve.ts'
import type { ContentStore, Values } from '#cms/initial-content/store.ts'
import { experienceDetails } from '../content/booking/experience-details.ts'
import { bookingSettings } from '../content/booking/settings.ts'
import { locationSlices } from '../content/locations/slices.ts'
import type { DemoJob, DemoLocation, OpenSpan, Weekday, WeekHours } from '../content/types.ts'
import { weekdays } from '../content/weekdays.ts'
import type { DemoZone } from '../content/zones.ts'

const at = (url: string | undefined) => ({ url: url ?? null })

/** The document of a restaurant. */
export function locationInput(location: DemoLocation, ids: IdLookup): Values {
  const {
    image,
    gallery,
    hours,
    order,
    jobs,
    story: _story,
    highlight: _highlight,
    gettingHere: _gettingHere,
    outside: _outside,
    asked: _asked,
    ...own
  } = location
  return {
    ...own,
    image: ids('media', image),
    gallery: gallery.map((name) => ids('media', name)),
    hours: { weekly: weeklyRows(hours) },
    reserveLink: at(location.reserveLink),
    externalCareersLink: at(location.externalCareersLink),
    groupBookingLink: at(location.groupBookingLink),
    ...(order && orderInput(order)),
    jobs: (jobs ?? []).map(jobInput),
    slices: resolveAuthored(locationSlices(location), ids),
  }
}

function orderInput(order: NonNullable<DemoLocation['order']>): Values {
  const { customorderlinks = [], ...texts } = order
  return {
    ...texts,
    orderLink: at(order.orderLink),
    xdine: at(order.xdine),
    uberEats: at(order.uberEats),
    skipTheDishes: at(order.skipTheDishes),
    customorderlinks: customorderlinks.map((partner) => ({ ...partner, link: at(partner.link) })),
  }
}

/** Days at noon, so that they are the same in every zone that reads them. */
function jobInput({ datePosted, validThrough, ...job }: DemoJob): Values {
  const noon = (day: string) => `${day}T12:00:00.000Z`
  return {
    ...job,
    datePosted: noon(datePosted),
    ...(validThrough ? { validThrough: noon(validThrough) } : {}),
  }
}

/** One line for each opening time, with all days that share it. */
function weeklyRows(hours: WeekHours): (OpenSpan & { days: Weekday[] })[] {
  const rows = new Map<string, OpenSpan & { days: Weekday[] }>()
  for (const day of weekdays) {
    for (const span of hours[day]) {
      const key = `${span.opens} ${span.closes}`
      const row = rows.get(key) ?? { ...span, days: [] }
      rows.set(key, { ...row, days: [...row.days, day] })
    }
  }
  return [...rows.values()]
}

/** The document of a zone. */
export function zoneInput(zone: DemoZone, ids: IdLookup): Values {
  return {
    title: zone.title,
    menuLayout: ids('menus', zone.menuLayout),
    locations: zone.locations.map((uid) => ({ location: ids('locations', uid) })),
  }
}

/** Saves a restaurant's booking settings, if it takes bookings and nobody has saved any. */
export async function loadBookingSettings(store: ContentStore, uid: string): Promise<void> {
  const settings = bookingSettings[uid]
  const location = store.ids('locations', uid)
  if (!settings || (await store.find('booking-settings', 'location', location))) return
  const { experiences = [], ...input } = settingsInput(settings)
  const presented = experiences.map((one) => {
    const details = experienceDetails[uid]?.[one.code]
    if (!details) return one
    const { picture, includes, suits, minutes } = details
    const own = { picture: store.ids('media', picture), includes: includes.join('\n') }
    return { ...one, ...own, suits, minutes }
  })
  await store.create('booking-settings', { location, ...input, experiences: presented })
}

/** The document of booking settings: days of the week by name, amounts in dollars, zone and place by the location. */
export function settingsInput(
  settings: BookingSettingsInput,
): Values & { experiences?: (Values & { code: string })[] } {
  const { timeZone: _zone, country: _country, province: _province, ...rest } = settings
  const { periods, experiences = [], guarantee, ...own } = rest
  const named = (days: number[]) => days.map((day) => weekdays[day - 1])
  return {
    ...own,
    ...(guarantee ? { guarantee: { ...guarantee, amount: guarantee.amount / 100 } } : {}),
    periods: periods.map((period) => ({ ...period, weekdays: named(period.weekdays) })),
    experiences: experiences.map(({ addOns = [], ...experience }) => ({
      ...experience,
      weekdays: named(experience.weekdays),
      price: experience.price / 100,
      addOns: addOns.map((addOn) => ({ ...addOn, price: addOn.price / 100 })),
    })),
  }
}
