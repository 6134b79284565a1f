import { useCallback, useRef, useState } from 'react'
import type { HostReservation } from '#booking-engine/host/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import { useLive } from '../board/use-live.ts'
import { getFromHostApi } from './api.ts'
import {
  type DayError,
  type DayEvent,
  type DayTarget,
  firstDayState,
  nextDayState,
} from './day-state.ts'

export type { DayError, DayTarget }

/**
 * A day that keeps itself current (decision 93). `refresh` asks for it now, and says whether it is known how it stands;
 * if not, the last that was seen stays, and `latestAt` says until when it was the latest (ms, this device's clock).
 */
export function useDay(first: DayTarget, firstDay: HostDayView | null) {
  const [seen, setSeen] = useState(() => firstDayState(first, firstDay, Date.now()))
  const current = useRef(seen)
  const asked = useRef(0)
  /** When what is on show was last known to be the latest. */
  const confirmedAt = useRef(0)

  const take = useCallback((event: DayEvent) => {
    current.current = nextDayState(current.current, event)
    setSeen(current.current)
  }, [])

  const refresh = useCallback(async (): Promise<boolean> => {
    const { target, day } = current.current
    const turn = ++asked.current
    const date = day?.day ?? target.day
    const reply = await getFromHostApi<HostDayView>('day', {
      location: target.location,
      ...(date ? { day: date } : {}),
      ...(day ? { mark: day.mark } : {}),
    })
    if (reply.ok) {
      const at = Date.now()
      confirmedAt.current = at
      take({ type: 'answered', target, turn, asked: asked.current, day: reply.value, at })
      return true
    }
    const error = errorOf(reply.code)
    take({ type: 'failed', target, turn, error, at: confirmedAt.current || Date.now() })
    return error !== 'no_answer'
  }, [take])

  const confirm = useCallback(() => {
    const { error } = current.current
    if (error === null) confirmedAt.current = Date.now()
    // A location without settings has no day before its version changes.
    else if (error !== 'unknown_location') void refresh()
  }, [refresh])

  const open = useCallback(
    (target: DayTarget) => {
      take({ type: 'opened', target, at: confirmedAt.current || Date.now() })
      return refresh()
    },
    [refresh, take],
  )

  useLive(seen.target.location, refresh, confirm)

  const find = useCallback((id: string): HostReservation | undefined => {
    const { day } = current.current
    return day?.reservations.find((one) => one.id === id)
  }, [])

  return { ...seen, refresh, open, find }
}

function errorOf(code: string): NonNullable<DayError> {
  return code === 'forbidden' || code === 'unknown_location' ? code : 'no_answer'
}
