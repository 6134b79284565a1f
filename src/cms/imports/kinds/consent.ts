import { randomUUID } from 'node:crypto'
import type { SubscriberChange } from '../writers/subscriber-change.ts'

/** The middle of a day (YYYY-MM-DD), which is the same day in every time zone of Canada and the United States. */
export const momentOf = (day: string) => `${day}T18:00:00.000Z`

/** A reader who agreed to news on a day; without a day they are asked by email, and are no reader before they have answered. */
export function agreed(day: string | undefined): Omit<SubscriberChange, 'email'> {
  return day === undefined
    ? { state: 'pending', asked: 1, posted: false, submission: randomUUID() }
    : { state: 'confirmed', confirmedAt: momentOf(day), asked: 0, posted: true }
}
