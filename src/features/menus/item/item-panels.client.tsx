'use client'

import type { MouseEvent, ReactNode } from 'react'

/**
 * Opens and closes the panels of the item cards inside it: one at a time in each card, and pressing
 * the button of the open one closes it (spec:menus.item-panels). One listener serves any number of cards, which are
 * drawn by the server and stay so.
 */
export function ItemPanels({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the buttons inside are native.
    <div onClick={toggle}>{children}</div>
  )
}

function toggle(event: MouseEvent): void {
  const button = (event.target as Element).closest<HTMLButtonElement>('button[aria-controls]')
  const card = button?.closest('[data-item]')
  if (!button || !card) return
  const opening = button.getAttribute('aria-expanded') !== 'true'
  for (const other of card.querySelectorAll<HTMLButtonElement>('button[aria-controls]')) {
    const open = other === button && opening
    other.setAttribute('aria-expanded', String(open))
    document
      .getElementById(other.getAttribute('aria-controls') ?? '')
      ?.toggleAttribute('data-open', open)
  }
}
