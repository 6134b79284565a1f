import { localAtOffsets, type UtcOffsets } from '#lib/time/local-at-offsets.ts'

/**
 * Today, `YYYY-MM-DD`, for somebody whose clocks are `ownMinutes` ahead of UTC, and never a day that has begun at no
 * place with the offsets `easternmost`: they may be far east of all restaurants.
 */
export function todayHere(ownMinutes: number, easternmost: UtcOffsets, now = Date.now()): string {
  const own = localAtOffsets(now, [[0, ownMinutes]]).slice(0, 10)
  const latest = localAtOffsets(now, easternmost).slice(0, 10)
  if (own > latest) return latest
  return own
}
