'use client'

import { useEffect } from 'react'

/**
 * Has the browser keep this menu for when there is no network (decision 34), once the page has loaded.
 * The notice that a kept copy carries goes with its page.
 */
export function OfflineMenu() {
  useEffect(() => {
    const register = () => {
      // Browsers that keep nothing, as in private windows, refuse: the menu needs no copy to be read.
      navigator.serviceWorker?.register('/sw.js', { scope: '/locations/' }).catch(() => {})
    }
    if (document.readyState === 'complete') register()
    else addEventListener('load', register, { once: true })
    return () => {
      removeEventListener('load', register)
      document.querySelector('[data-saved-copy]')?.remove()
    }
  }, [])
  return null
}
