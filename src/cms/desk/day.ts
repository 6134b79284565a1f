import type { PayloadRequest } from 'payload'
import type { DeskDay } from '#house-book/desk/types.ts'
import { houseBook } from '#house-book/process.ts'
import { ok, type Result } from '#lib/result.ts'
import { staffNames } from '../staff-names.ts'

/** A day with the names of those who did something in it, by the id of their account. */
export type NamedDay = DeskDay & { people: Record<string, string> }

/** A location's day with names; accounts that are gone have none. */
export async function namedDay(
  req: PayloadRequest,
  location: number,
  day: string | null,
): Promise<Result<NamedDay, 'unknown_location'>> {
  const { desk } = await houseBook()
  const found = await desk.day(String(location), day)
  if (!found.ok) return found
  const { reservations, cancelled } = found.value
  const acts = [...reservations, ...cancelled].flatMap((one) => one.acts)
  const people = await staffNames(
    req,
    acts.map(({ staff }) => staff),
  )
  return ok({ ...found.value, people })
}
