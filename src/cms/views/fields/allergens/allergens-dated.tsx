import { EASTERNMOST_ZONE } from '#cms/fields/latest-today.ts'
import { utcOffsets } from '#lib/time/utc-offsets.ts'
import { DatedToday } from './dated-today.client.tsx'

/** Dates the allergens of a form whose editor changes them. */
export function AllergensDated() {
  return <DatedToday easternmost={utcOffsets(EASTERNMOST_ZONE, Date.now())} />
}
