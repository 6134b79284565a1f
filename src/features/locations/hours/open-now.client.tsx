'use client'

import { useEffect } from 'react'
import { weekdayOf } from '#lib/time/weekdays.ts'
import css from './open-now.module.css'
import { type Opening, openNowText } from './open-now.ts'
import { useLocalTime } from './use-local-time.client.ts'

/**
 * Whether the restaurant is open. The page in the cache says what was true when it was rendered; here it
 * follows the server's clock for as long as the page is looked at.
 */
export function OpenNow({ hours, utcOffsets, atFirst }: Opening) {
  const wall = useLocalTime(utcOffsets)
  const date = wall?.date
  useEffect(() => {
    if (!date) return
    const today = document.querySelector(`[data-weekday="${weekdayOf(date)}"]`)
    today?.setAttribute('data-today', '')
    return () => today?.removeAttribute('data-today')
  }, [date])

  const { open, text } = wall ? openNowText(hours, wall) : atFirst
  return (
    <p className={css.state} data-open={open}>
      {text}
    </p>
  )
}
