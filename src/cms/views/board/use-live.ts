import { useEffect } from 'react'
import { type Follower, followLive } from './live-line.ts'

/** Keeps what is on show current with a location, or with several: see `followLive`. `ask` and `confirm` stay the same functions. */
export function useLive(
  locations: number | readonly number[],
  ask: Follower['ask'],
  confirm: Follower['confirm'] = undefined,
): void {
  const ids = [locations].flat().join(',')
  useEffect(() => {
    if (ids === '') return
    return followLive(ids.split(',').map(Number), { ask, ...(confirm ? { confirm } : {}) })
  }, [ids, ask, confirm])
}
