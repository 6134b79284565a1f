import { useCallback, useRef, useState } from 'react'
import type { KitchenDay } from '#cms/host/kitchen.ts'
import { useLive } from '../board/use-live.ts'
import { getFromHostApi } from '../reservations/api.ts'

/** Which day of which location is looked at; `day` null = the one that is on. */
type Target = { location: number; day: string | null }

type KitchenState = {
  target: Target
  day: KitchenDay | null
  error: string | null
  /** How far the device's clock is behind the server's, ms. */
  offset: number
}

/** A location's day for the kitchen, which keeps itself current as a day of reservations does. */
export function useKitchenDay(location: number, first: KitchenDay | null) {
  const [state, setState] = useState<KitchenState>(() => ({
    target: { location, day: first?.day ?? null },
    day: first,
    error: first ? null : 'unknown_location',
    offset: first ? first.now - Date.now() : 0,
  }))
  const current = useRef(state)
  const show = useCallback((next: KitchenState) => {
    current.current = next
    setState(next)
  }, [])
  const refresh = useCallback(async () => {
    const { target, day } = current.current
    const date = day?.day ?? target.day
    const reply = await getFromHostApi<KitchenDay>('kitchen', {
      location: target.location,
      ...(date ? { day: date } : {}),
      ...(day ? { mark: day.mark } : {}),
    })
    // Another day was asked for meanwhile.
    if (current.current.target !== target) return reply.ok
    if (!reply.ok) show({ ...current.current, error: reply.code })
    else if (!reply.value) show({ ...current.current, error: null })
    else show({ target, day: reply.value, error: null, offset: reply.value.now - Date.now() })
    return reply.ok || reply.code === 'unknown_location'
  }, [show])
  const open = useCallback(
    (target: Target) => {
      show({ ...current.current, target, day: null, error: null })
      return refresh()
    },
    [refresh, show],
  )
  useLive(state.target.location, refresh)
  return { ...state, open }
}
