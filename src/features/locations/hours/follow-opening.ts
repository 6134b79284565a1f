import { localAtOffsets } from '#lib/time/local-at-offsets.ts'
import { toLocalTime } from '#lib/time/opening-hours.ts'
import { type OpenDay, type Opening, openNowText } from './open-now.ts'

const MINUTE_MS = 60_000

/**
 * Says whether a location is open now and at the beginning of every minute, by the server's clock (ms) and what the
 * server knows of the location's zone. The returned function ends it.
 */
export function followOpening(
  { hours, utcOffsets }: Omit<Opening, 'atFirst'>,
  clock: () => number,
  show: (day: OpenDay) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    const now = clock()
    const wall = toLocalTime(localAtOffsets(now, utcOffsets))
    show({ ...openNowText(hours, wall), date: wall.date })
    timer = setTimeout(tick, MINUTE_MS - (now % MINUTE_MS))
  }
  tick()
  return () => clearTimeout(timer)
}
