'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useVisitor } from '#features/shell/visitor-store.client.ts'

/**
 * On a page of the whole group: hides what is not served in the zones of the browsing location
 * (D-94). Before the location is known, without zones and without scripts everything stays.
 */
export function ServedHere({ children }: { children: ReactNode }) {
  const { browsing, zones } = useVisitor()
  const list = useRef<HTMLDivElement>(null)
  const uid = browsing?.uid

  useEffect(() => {
    if (!uid || !list.current || !zones.list) return
    const here = zones.list.filter((zone) => zone.locations.includes(uid)).map((zone) => zone.id)
    for (const element of list.current.querySelectorAll<HTMLElement>('[data-zones]')) {
      const served = element.dataset.zones?.split(' ').some((zone) => here.includes(zone))
      element.toggleAttribute('data-elsewhere', !served)
    }
  }, [uid, zones])

  return <div ref={list}>{children}</div>
}
