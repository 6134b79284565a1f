import type { Coordinates } from '#lib/geo/distance.ts'
import * as t from './messages.gen.ts'

/** How asking the browser for its position ended. */
export type LocateResult =
  | { ok: true; coordinates: Coordinates }
  | { ok: false; why: 'refused' | 'late' | 'unknown' | 'unsupported' }

/** A guest waits so long for a position, in ms. */
const PATIENCE_MS = 10_000
/** A position of the last five minutes is good enough for dinner. */
const FRESH_MS = 300_000

/** The codes of a `GeolocationPositionError`. */
const WHY = { 1: 'refused', 2: 'unknown', 3: 'late' } as const

/** Where the guest is, asked for only when they press; it is kept nowhere and sent to nobody. */
export function locate(
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined,
): Promise<LocateResult> {
  if (!geolocation) return Promise.resolve({ ok: false, why: 'unsupported' })
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ ok: true, coordinates: { latitude, longitude } }),
      ({ code }) => resolve({ ok: false, why: WHY[code as 1 | 2 | 3] ?? 'unknown' }),
      { timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    )
  })
}

/** What a guest is told where they could not be found. */
export const NOT_LOCATED: Record<Extract<LocateResult, { ok: false }>['why'], () => string> = {
  refused: t.locationIsRefused,
  late: t.locatingTakesTooLong,
  unknown: t.locationIsUnknown,
  unsupported: t.locatingIsUnsupported,
}
