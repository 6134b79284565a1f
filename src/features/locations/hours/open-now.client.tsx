'use client'

import { useEffect, useState } from 'react'
import { serverClock } from '#lib/time/server-now.ts'
import { weekdayOf } from '#lib/time/weekdays.ts'
import css from './open-now.module.css'
import type { OpenDay, Opening } from './open-now.ts'

/** Wait before rules that could not be fetched are fetched again, in ms. */
const RETRY_MS = 60_000

/**
 * Whether the restaurant is open. The page in the cache says what was true when it was rendered, and until when;
 * from then on it follows the server's clock for as long as the page is looked at, by rules that are fetched then.
 */
export function OpenNow({ atFirst, ...rules }: Opening) {
  const [day, setDay] = useState<OpenDay>(atFirst)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rules are those of the page, as it was rendered.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let ended = false
    let stop = () => {}
    const follow = async () => {
      try {
        const [clock, { followOpening }] = await Promise.all([
          serverClock(),
          import('./follow-opening.ts'),
        ])
        stop()
        if (!ended) stop = followOpening(rules, clock, setDay)
      } catch {
        // The network is away: what the page said stays until the rules come.
        if (!ended) timer = setTimeout(follow, RETRY_MS)
      }
    }
    /** Timers stand still in a page that sleeps: whoever comes back to it asks for the time again. */
    const wait = async () => {
      clearTimeout(timer)
      const clock = await serverClock()
      if (!ended) timer = setTimeout(follow, atFirst.until - clock())
    }
    const onShown = () => {
      if (!document.hidden) void wait()
    }
    void wait()
    document.addEventListener('visibilitychange', onShown)
    return () => {
      ended = true
      clearTimeout(timer)
      stop()
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [])

  useEffect(() => {
    const today = document.querySelector(`[data-weekday="${weekdayOf(day.date)}"]`)
    today?.setAttribute('data-today', '')
    return () => today?.removeAttribute('data-today')
  }, [day.date])

  return (
    <p className={css.state} data-open={day.open}>
      {day.text}
    </p>
  )
}
