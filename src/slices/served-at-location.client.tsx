'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useZonesAtLocation } from '#features/shell/visitor/zones-at-location.client.ts'

/**
 * On a page of the whole group: hides what is not served in the zones of the browsing location
 * (spec:slices.menu-zones). Before the location is known, without zones and without scripts everything stays.
 */
export function ServedAtLocation({ children }: { children: ReactNode }) {
  const here = useZonesAtLocation()
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!here || !list.current) return
    for (const element of list.current.querySelectorAll<HTMLElement>('[data-zones]')) {
      const served = element.dataset.zones?.split(' ').some((zone) => here.includes(zone))
      element.toggleAttribute('data-elsewhere', !served)
    }
  }, [here])

  return <div ref={list}>{children}</div>
}
