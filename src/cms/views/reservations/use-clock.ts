import { useEffect, useState } from 'react'

const INTERVAL_MS = 15_000

/**
 * The restaurant's clock, ms: the server's at first, then the device's put right by `offset` (ms), for a
 * tablet's own clock may be wrong.
 */
export function useClock(first: number, offset: number): number {
  const [now, setNow] = useState(first)
  useEffect(() => {
    const tick = () => setNow(Date.now() + offset)
    const timer = setInterval(tick, INTERVAL_MS)
    if (offset !== 0) tick()
    return () => clearInterval(timer)
  }, [offset])
  return now
}
