import { useEffect } from 'react'

/** How often staff's open pages ask whether something has changed, ms (decision 26). */
const EVERY = 3000

/**
 * Keeps what is on show current: `refresh` is called at once, every three seconds while the page is
 * looked at, and at once when it is looked at again or the network comes back.
 */
export function useLive(refresh: () => Promise<void>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let ended = false
    const turn = async () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') await refresh()
      clearTimeout(timer)
      if (!ended) timer = setTimeout(turn, EVERY)
    }
    void turn()
    document.addEventListener('visibilitychange', turn)
    window.addEventListener('online', turn)
    return () => {
      ended = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', turn)
      window.removeEventListener('online', turn)
    }
  }, [refresh])
}
