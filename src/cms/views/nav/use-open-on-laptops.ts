import { useNav, useWindowInfo } from '@payloadcms/ui'
import { useLayoutEffect } from 'react'

/** Laptops have room for the menu beside the work; Payload shuts it there each time a page is loaded. */
const LAPTOP = '(width >= 1200px) and (width <= 1440px)'

/** Whoever shuts it themselves keeps it shut for as long as they are here. */
let opened = false

/** Opens the menu on laptops right after Payload has shut it, and before anybody sees that. */
export function useOpenOnLaptops(wanted: boolean): void {
  const { breakpoints } = useWindowInfo()
  const { navOpen, setNavOpen } = useNav()
  const wasShut = Boolean(breakpoints?.l) && !navOpen
  useLayoutEffect(() => {
    if (opened || !wanted || !wasShut || !window.matchMedia(LAPTOP).matches) return
    opened = true
    setNavOpen(true)
  }, [wanted, wasShut, setNavOpen])
}
