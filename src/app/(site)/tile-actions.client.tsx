'use client'

import { useEffect } from 'react'
import { useVisitor, visitor } from '#features/shell/visitor/visitor-store.client.ts'

/**
 * The one island of all tiles on a page: Set Location stores the visitor's choice, and the tile of
 * the selected location says Your Location (spec:locations.tile-actions). `uids` are those of the tiles, in any
 * order.
 */
export function TileActions({ uids }: { uids: string[] }) {
  const selected = useVisitor().selected?.uid
  const shown = uids.join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a soft navigation changes the tiles under a mounted island.
  useEffect(() => {
    for (const button of buttons()) {
      button.setAttribute('aria-pressed', String(button.dataset.setLocation === selected))
    }
  }, [selected, shown])

  useEffect(() => {
    const pressed = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      const uid = target?.closest<HTMLButtonElement>('button[data-set-location]')?.dataset
        .setLocation
      if (uid) visitor.setSelected(uid)
    }
    document.addEventListener('click', pressed)
    return () => document.removeEventListener('click', pressed)
  }, [])

  return null
}

function buttons() {
  return document.querySelectorAll<HTMLButtonElement>('button[data-set-location]')
}
