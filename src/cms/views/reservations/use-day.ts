import { useCallback, useRef, useState } from 'react'
import type { NamedDay } from '#cms/host/host-day.ts'
import { useLive } from '../board/use-polling.ts'
import { ask } from './api.ts'

/** Which day of which location is looked at; `day` null = the one that is on. */
export type Target = { location: number; day: string | null }

/** Why the day cannot be seen as it is now. */
export type Trouble = 'no_answer' | 'forbidden' | 'unknown_location' | null

type Seen = {
  target: Target
  day: NamedDay | null
  /** Today at the location that was last seen. */
  today: string | null
  trouble: Trouble
  offset: number
}

/**
 * A day that keeps itself current: it asks with the mark of what it has, so that a booking shows
 * within five seconds.
 */
export function useDay(first: Target, firstDay: NamedDay | null) {
  const [seen, setSeen] = useState<Seen>(() => {
    const offset = firstDay ? firstDay.now - Date.now() : 0
    const today = firstDay?.today ?? null
    return { target: first, day: firstDay, today, trouble: null, offset }
  })
  const current = useRef(seen)
  // Answers are taken in the order of their questions: a late one never undoes a newer one.
  const asked = useRef(0)
  const taken = useRef(0)

  const show = useCallback((next: Seen) => {
    current.current = next
    setSeen(next)
  }, [])

  const refresh = useCallback(async () => {
    const { target, day } = current.current
    const turn = ++asked.current
    const date = day?.day ?? target.day
    const reply = await ask<NamedDay>('day', {
      location: target.location,
      ...(date ? { day: date } : {}),
      ...(day ? { mark: day.mark } : {}),
    })
    if (turn < taken.current || current.current.target !== target) return
    taken.current = turn
    const before = current.current
    if (!reply.ok) return show({ ...before, trouble: troubleOf(reply.code) })
    if (reply.value) {
      const offset = reply.value.now - Date.now()
      const { today } = reply.value
      show({ target, day: reply.value, today, trouble: null, offset })
    } else if (before.trouble) show({ ...before, trouble: null })
  }, [show])

  const open = useCallback(
    (target: Target) => {
      show({ ...current.current, target, day: null, trouble: null })
      return refresh()
    },
    [refresh, show],
  )

  useLive(refresh)

  return { ...seen, refresh, open }
}

function troubleOf(code: string): Trouble {
  return code === 'forbidden' || code === 'unknown_location' ? code : 'no_answer'
}
