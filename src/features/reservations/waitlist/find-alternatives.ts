import { addDays } from '#lib/time/dates.ts'
import { addMinutes, minutesBetween } from '#lib/time/time.ts'
import type { BookingLocation, BookingProvider, Visitor } from '#providers/booking/contract.ts'

/** A location, and where its tables are booked. */
export type BookableLocation = { location: BookingLocation; provider: BookingProvider }

/** What a guest asked for in vain; `at` is `YYYY-MM-DDTHH:mm` on the restaurant's wall. */
export type UnmetSearch = { at: string; party: number; visitor: Visitor }

/** What there is instead; times `YYYY-MM-DDTHH:mm`, each on its own restaurant's wall. */
export type Alternatives = {
  /** The nearest times of the same day. */
  before: string | null
  after: string | null
  /** On other days the time that is nearest to the one asked for, soonest first. */
  days: string[]
  /** The same at restaurants nearby, nearest first. */
  nearby: { uid: string; time: string }[]
}

/** A search looks 2.5 h around its time: these look at the hours before and after it. */
const FARTHER_MINUTES = 300
const DAYS_AHEAD = 7
const MOST_DAYS = 3

/** Looks for tables around a time that has none: that day, the next days, and `near`. */
export async function findAlternatives(
  here: BookableLocation,
  near: readonly BookableLocation[],
  search: UnmetSearch,
): Promise<Alternatives> {
  const { at } = search
  const [sameDay, days, nearby] = await Promise.all([
    timesOfDay(here, search),
    nextDays(here, search),
    Promise.all(
      near.map(async (place) => ({ place, time: nearestTo(at, await times(place, search)) })),
    ),
  ])
  return {
    before: sameDay.findLast((time) => time < at) ?? null,
    after: sameDay.find((time) => time > at) ?? null,
    days,
    nearby: nearby.flatMap(({ place, time }) =>
      time === null ? [] : [{ uid: place.location.uid, time }],
    ),
  }
}

async function timesOfDay(here: BookableLocation, search: UnmetSearch): Promise<string[]> {
  const day = search.at.slice(0, 10)
  const asked = [-FARTHER_MINUTES, FARTHER_MINUTES].map((minutes) =>
    within(day, search.at, minutes),
  )
  const found = await Promise.all(asked.map((at) => times(here, { ...search, at })))
  return found
    .flat()
    .filter((time) => time.startsWith(day))
    .toSorted()
}

async function nextDays(here: BookableLocation, search: UnmetSearch): Promise<string[]> {
  const [day, time] = [search.at.slice(0, 10), search.at.slice(10)]
  const asked = Array.from({ length: DAYS_AHEAD }, (_, i) => addDays(day, i + 1))
  const found = await Promise.all(
    asked.map(async (date) => {
      const at = date + time
      return nearestTo(
        at,
        (await times(here, { ...search, at })).filter((one) => one.startsWith(date)),
      )
    }),
  )
  return found.filter((one) => one !== null).slice(0, MOST_DAYS)
}

/** Times with a table. A provider that does not answer has none: this is only a help. */
async function times(
  { location, provider }: BookableLocation,
  { at, party, visitor }: UnmetSearch,
) {
  const found = await provider.availability(location, { at, party, visitor })
  if (!found.ok) return []
  return found.value.times.map(({ time }) => time)
}

/** The time of `all` that is nearest to `at`. */
export function nearestTo(at: string, all: readonly string[]): string | null {
  const far = (time: string) => minutesBetween(time, at)
  return all.toSorted((a, b) => far(a) - far(b))[0] ?? null
}

/** A wall time moved by minutes, but not out of its day. */
function within(day: string, at: string, minutes: number): string {
  const moved = addMinutes(at, minutes)
  if (moved < `${day}T00:00`) return `${day}T00:00`
  return moved > `${day}T23:45` ? `${day}T23:45` : moved
}
