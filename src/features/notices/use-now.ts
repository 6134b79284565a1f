import { useEffect, useState } from 'react'
import { serverNow } from '#lib/time/server-now.ts'

const MINUTE_MS = 60_000

/**
 * The server's clock (ms since the epoch), kept to the minute: schedules are in whole ones. Null until
 * it is known; 0, and nothing is asked, where nobody needs it.
 */
export function useNow(needed: boolean): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    if (!needed) return
    let gone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    serverNow().then((at) => {
      const ahead = at - performance.now()
      const tick = () => {
        if (gone) return
        const time = ahead + performance.now()
        setNow(time)
        timer = setTimeout(tick, MINUTE_MS - (time % MINUTE_MS))
      }
      tick()
    })
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [needed])
  return needed ? now : 0
}
