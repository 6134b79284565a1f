import { useCallback, useRef, useState } from 'react'
import type { BookingSeries, HostSeries } from '#booking-engine/host/types.ts'
import { useLive } from '../board/use-polling.ts'
import { ask } from './api.ts'

type Seen = { location: number } & HostSeries

/** Bookings of one hand at a location, which keep themselves current as the day does. */
export function useSeries(location: number): {
  series: BookingSeries[]
  refresh: () => Promise<void>
} {
  const [seen, setSeen] = useState<Seen | null>(null)
  const known = useRef<Seen | null>(null)
  const refresh = useCallback(async () => {
    const before = known.current?.location === location ? known.current : null
    const query = { location, ...(before && { mark: before.mark }) }
    const reply = await ask<HostSeries>('series', query)
    // That nobody answers is said of the day.
    if (!reply.ok || !reply.value) return
    known.current = { location, ...reply.value }
    setSeen(known.current)
  }, [location])
  useLive(refresh)
  return { series: seen?.location === location ? seen.series : [], refresh }
}
