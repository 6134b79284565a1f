import { categoriesOnPage } from './categories-on-page.ts'

let heights: ResizeObserver | null = null

/**
 * Scrolls to a part of the menu, and again whenever a category changes its height, until the guest scrolls,
 * clicks or types. Categories that are drawn for the first time often change their height once more.
 */
export function bringIntoView(part: HTMLElement, behavior: ScrollBehavior): void {
  const all = categoriesOnPage()
  // Those that are not yet drawn have estimated heights, and would move the page when they are drawn.
  for (const element of all) element.style.contentVisibility = 'visible'
  part.scrollIntoView({ behavior, block: 'start' })
  heights?.disconnect()
  const watching = new ResizeObserver(() => part.scrollIntoView({ block: 'start' }))
  heights = watching
  for (const element of all) watching.observe(element)
  for (const act of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(act, () => watching.disconnect(), { once: true, passive: true })
}

/** Brings a category into view and moves the focus to its heading; an unknown one is ignored. */
export function goTo(category: string, behavior: ScrollBehavior): void {
  const all = categoriesOnPage()
  const found = all.find(
    ({ dataset }) => dataset.menuCategory === category || dataset.menuCategoryId === category,
  )
  if (!found) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  bringIntoView(found, calm ? 'auto' : behavior)
  found.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}
