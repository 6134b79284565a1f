import { useCallback, useRef, useState } from 'react'
import type { HostDayView } from '#cms/host/host-day.ts'
import { usePolling } from '../board/use-polling.ts'
import { getFromHostApi } from './api.ts'

/** Which day of which location is looked at; `day` null = the one that is on. */
export type DayTarget = { location: number; day: string | null }

/** Why the day cannot be seen as it is now. */
export type DayError = 'no_answer' | 'forbidden' | 'unknown_location' | null

type DayState = {
  target: DayTarget
  day: HostDayView | null
  /** Today at the location that was last seen. */
  today: string | null
  error: DayError
  offset: number
}

/**
 * A day that keeps itself current: it asks with the version that it has, so that a booking shows
 * within five seconds.
 */
export function useDay(first: DayTarget, firstDay: HostDayView | null) {
  const [seen, setSeen] = useState<DayState>(() => {
    const offset = firstDay ? firstDay.now - Date.now() : 0
    const today = firstDay?.today ?? null
    return { target: first, day: firstDay, today, error: null, offset }
  })
  const current = useRef(seen)
  // Answers are taken in the order of their questions: a late one never undoes a newer one.
  const asked = useRef(0)
  const taken = useRef(0)

  const show = useCallback((next: DayState) => {
    current.current = next
    setSeen(next)
  }, [])

  const refresh = useCallback(async () => {
    const { target, day } = current.current
    const turn = ++asked.current
    const date = day?.day ?? target.day
    const reply = await getFromHostApi<HostDayView>('day', {
      location: target.location,
      ...(date ? { day: date } : {}),
      ...(day ? { mark: day.mark } : {}),
    })
    if (turn < taken.current || current.current.target !== target) return
    taken.current = turn
    const before = current.current
    if (!reply.ok) return show({ ...before, error: errorOf(reply.code) })
    if (reply.value) {
      const offset = reply.value.now - Date.now()
      const { today } = reply.value
      show({ target, day: reply.value, today, error: null, offset })
    } else if (before.error) show({ ...before, error: null })
  }, [show])

  const open = useCallback(
    (target: DayTarget) => {
      show({ ...current.current, target, day: null, error: null })
      return refresh()
    },
    [refresh, show],
  )

  usePolling(refresh)

  return { ...seen, refresh, open }
}

function errorOf(code: string): DayError {
  return code === 'forbidden' || code === 'unknown_location' ? code : 'no_answer'
}
