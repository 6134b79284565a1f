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
    const pressed = (event: Event) => withUid(event, visitor.setSelected)
    // What is about to be pressed is known when it is.
    const meant = (event: Event) => withUid(event, visitor.find)
    document.addEventListener('click', pressed)
    document.addEventListener('pointerover', meant)
    document.addEventListener('focusin', meant)
    return () => {
      document.removeEventListener('click', pressed)
      document.removeEventListener('pointerover', meant)
      document.removeEventListener('focusin', meant)
    }
  }, [])

  return null
}

function withUid({ target }: Event, act: (uid: string) => unknown): void {
  const button = target instanceof Element ? target.closest('button[data-set-location]') : null
  const uid = (button as HTMLElement | null)?.dataset.setLocation
  if (uid) act(uid)
}

function buttons() {
  return document.querySelectorAll<HTMLButtonElement>('button[data-set-location]')
}
