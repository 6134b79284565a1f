import type { QuarterFigures } from './types.ts'

/** The share of seats that were taken, 0 to 1 and more where tables were shared; null where there were none. */
export function occupancyOf(quarters: readonly QuarterFigures[]): number | null {
  const seats = quarters.reduce((sum, one) => sum + one.seats, 0)
  const open = quarters.filter((one) => one.seats > 0)
  return seats === 0 ? null : open.reduce((sum, { covers }) => sum + covers, 0) / seats
}
