import { useCallback, useRef, useState } from 'react'
import type { BookingSeries, HostSeries } from '#booking-engine/host/types.ts'
import { useLive } from '../board/use-live.ts'
import { getFromHostApi } from './api.ts'

type SeriesState = { location: number } & HostSeries

/** Bookings of one hand at a location, which keep themselves current as the day does. */
export function useSeries(location: number): {
  series: BookingSeries[]
  refresh: () => Promise<boolean>
} {
  const [seen, setSeen] = useState<SeriesState | null>(null)
  const known = useRef<SeriesState | null>(null)
  const refresh = useCallback(async () => {
    const before = known.current?.location === location ? known.current : null
    const query = { location, ...(before && { mark: before.mark }) }
    const reply = await getFromHostApi<HostSeries>('series', query)
    // That nobody answers is said of the day.
    if (!reply.ok || !reply.value) return reply.ok || reply.code === 'unknown_location'
    known.current = { location, ...reply.value }
    setSeen(known.current)
    return true
  }, [location])
  useLive(location, refresh)
  return { series: seen?.location === location ? seen.series : [], refresh }
}
