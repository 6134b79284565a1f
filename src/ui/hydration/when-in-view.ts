/**
 * Calls `seen` once, as soon as `element` is in the window or within `margin` of it (as of an
 * `IntersectionObserver`); the returned function stops waiting.
 */
export function whenInView(element: Element, seen: () => void, rootMargin: string): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      seen()
    },
    { rootMargin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
