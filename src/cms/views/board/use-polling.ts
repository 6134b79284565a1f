import { useEffect } from 'react'

/** How often staff's open pages ask whether something has changed, ms (decision 26). */
const INTERVAL_MS = 3000

/**
 * Keeps what is on show current: `refresh` is called at once, every three seconds while the page is
 * looked at, and at once when it is looked at again or the network comes back.
 */
export function usePolling(refresh: () => Promise<void>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let ended = false
    const poll = async () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') await refresh()
      clearTimeout(timer)
      if (!ended) timer = setTimeout(poll, INTERVAL_MS)
    }
    void poll()
    document.addEventListener('visibilitychange', poll)
    window.addEventListener('online', poll)
    return () => {
      ended = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', poll)
      window.removeEventListener('online', poll)
    }
  }, [refresh])
}
