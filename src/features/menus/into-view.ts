/** The categories that the page shows: a filter may have left some out. */
export function categoriesOnPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-menu-category]:not([hidden])')]
}

let heights: ResizeObserver | null = null

/**
 * Brings a part of the menu into view and keeps it there while those above it change their heights, until the
 * guest does something: what is drawn for the first time is often laid out in another text size first.
 */
export function bringIntoView(part: HTMLElement, behavior: ScrollBehavior): void {
  const all = categoriesOnPage()
  // Those on the way get their true heights first, or the page would move under the guest.
  for (const element of all) element.style.contentVisibility = 'visible'
  part.scrollIntoView({ behavior, block: 'start' })
  heights?.disconnect()
  const watching = new ResizeObserver(() => part.scrollIntoView({ block: 'start' }))
  heights = watching
  for (const element of all) watching.observe(element)
  for (const act of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(act, () => watching.disconnect(), { once: true, passive: true })
}
