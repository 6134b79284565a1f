'use client'

import { useEffect, useState } from 'react'
import { type OpeningHours, wallTime, weekdayOf } from '#lib/opening-hours.ts'
import { type UtcOffsets, wallOf } from '#lib/restaurant-wall.ts'
import { serverNow } from '#lib/server-now.ts'
import css from './open-now.module.css'
import { openNowText } from './open-now.ts'

const MINUTE_MS = 60_000

/**
 * Whether the restaurant is open, by the server's clock and what the server knows of the restaurant's
 * zone. Computed after mount, as the page in the cache knows no time; its line is kept free until then.
 */
export function OpenNow({ hours, utcOffsets }: { hours: OpeningHours; utcOffsets: UtcOffsets }) {
  const [now, setNow] = useState<number | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    let gone = false
    serverNow().then((at) => {
      if (gone) return
      const ahead = at - performance.now()
      const tick = () => setNow(ahead + performance.now())
      tick()
      timer = setInterval(tick, MINUTE_MS)
    })
    return () => {
      gone = true
      clearInterval(timer)
    }
  }, [])

  const wall = now === null ? null : wallTime(wallOf(now, utcOffsets))
  const date = wall?.date
  useEffect(() => {
    if (!date) return
    const today = document.querySelector(`[data-weekday="${weekdayOf(date)}"]`)
    today?.setAttribute('data-today', '')
    return () => today?.removeAttribute('data-today')
  }, [date])

  if (!wall) return <p className={css.state}>{'\u00a0'}</p>
  const { open, text } = openNowText(hours, wall)
  return (
    <p className={css.state} data-open={open}>
      {text}
    </p>
  )
}
