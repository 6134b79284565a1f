/** Calls `seen` once, as soon as `element` is in the window; the returned function stops waiting. */
export function whenInView(element: Element, seen: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    observer.disconnect()
    seen()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
