import type { BookingSettingsInput } from '#booking-engine/settings/settings.ts'
import type { DemoLocation, OpenSpan } from '../types.ts'
import { weekdays } from '../weekdays.ts'

type Seatings = NonNullable<BookingSettingsInput['specialDays']>[number]['periods'][number]

/** Minutes between the last seating and the closing of the kitchen. */
const beforeClosing = 75
const breakfastEnds = 11 * 60
const dinnerStarts = 16 * 60

/** The weekly service periods that the public hours leave room for. */
export function weeklyPeriods({ hours }: DemoLocation): BookingSettingsInput['periods'] {
  const merged = new Map<string, BookingSettingsInput['periods'][number]>()
  weekdays.forEach((day, index) => {
    for (const seatings of seatingsOf(hours[day], index >= 5)) {
      const key = JSON.stringify(seatings)
      const period = merged.get(key) ?? { ...seatings, weekdays: [] }
      merged.set(key, { ...period, weekdays: [...period.weekdays, index + 1] })
    }
  })
  return [...merged.values()]
}

function seatingsOf(open: OpenSpan[], weekend: boolean): Seatings[] {
  const [code, name] = weekend ? (['brunch', 'Brunch'] as const) : (['lunch', 'Lunch'] as const)
  return open.flatMap(({ opens, closes }) => {
    const from = minutesOf(opens)
    const closing = minutesOf(closes)
    const last = (closing <= from ? closing + 24 * 60 : closing) - beforeClosing
    if (last < breakfastEnds) return [seatings('breakfast', 'Breakfast', from, last)]
    if (last < dinnerStarts) return [seatings(code, name, from, last)]
    if (from >= dinnerStarts) return [seatings('dinner', 'Dinner', from, last)]
    return [
      seatings(code, name, from, dinnerStarts - 15),
      seatings('dinner', 'Dinner', dinnerStarts, last),
    ]
  })
}

function seatings(code: string, name: string, from: number, to: number): Seatings {
  return { code, name, firstSeating: timeOf(from), lastSeating: timeOf(to) }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function timeOf(minutes: number): string {
  const ofDay = minutes % (24 * 60)
  return `${pad(Math.floor(ofDay / 60))}:${pad(ofDay % 60)}`
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
