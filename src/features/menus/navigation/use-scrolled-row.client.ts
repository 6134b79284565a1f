'use client'

import { useEffect, useRef } from 'react'

/** Returns the ref of the row of links, which scrolls the link to the active category to its middle. */
export function useScrolledRow(active: string) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = row.current
    const link = list?.querySelector<HTMLElement>(`[href="#menu-${active}"]`)
    if (list && link)
      list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2 })
  }, [active])

  return row
}
