/** How far below or above the window an element counts as near: half of the window's height. */
const NEAR = '50% 0px'

/** Calls `near` once, as soon as `element` is in or near the window; the returned function stops waiting. */
export function whenNear(element: Element, near: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      near()
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
