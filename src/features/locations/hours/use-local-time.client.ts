'use client'

import { useEffect, useState } from 'react'
import { localAtOffsets, type UtcOffsets } from '#lib/time/local-at-offsets.ts'
import { type LocalTime, toLocalTime } from '#lib/time/opening-hours.ts'
import { serverClock } from '#lib/time/server-now.ts'

const MINUTE_MS = 60_000

/**
 * The time on a restaurant's wall, to the minute, by the server's clock and what the server knows of the
 * restaurant's zone. Null until the clock is known.
 */
export function useLocalTime(utcOffsets: UtcOffsets): LocalTime | null {
  const [now, setNow] = useState<number | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    serverClock().then((clock) => {
      const tick = () => {
        if (gone) return
        const at = clock()
        setNow(at)
        timer = setTimeout(tick, MINUTE_MS - (at % MINUTE_MS))
      }
      tick()
    })
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [])

  return now === null ? null : toLocalTime(localAtOffsets(now, utcOffsets))
}
