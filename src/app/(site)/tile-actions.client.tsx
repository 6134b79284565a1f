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
    // Pointing at the button, or focusing it, fetches its location before it is pressed.
    const acts = { click: visitor.setSelected, pointerover: visitor.find, focusin: visitor.find }
    const act = ({ type, target }: Event) => {
      const button = target instanceof Element ? target.closest('button[data-set-location]') : null
      const uid = button?.getAttribute('data-set-location')
      if (uid) acts[type as keyof typeof acts](uid)
    }
    for (const type in acts) document.addEventListener(type, act)
    return () => {
      for (const type in acts) document.removeEventListener(type, act)
    }
  }, [])

  return null
}

function buttons() {
  return document.querySelectorAll<HTMLButtonElement>('button[data-set-location]')
}
