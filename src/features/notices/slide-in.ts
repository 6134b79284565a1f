/** By how much the banner on the page moves the content down, px; 0 without a banner. */
let taken = 0

/** How far below the document's upper end the page's content begins where there is no banner, px. */
export function contentOffset(): number {
  const content = document.getElementById('main')?.firstElementChild
  return (content?.getBoundingClientRect().top ?? 0) + window.scrollY - taken
}

/**
 * Makes room for a banner that was just added above the page, without anything jumping: scrolls the page by the
 * room that the banner takes, in the same frame, and scrolls back up smoothly if the page was at its top. Someone
 * who reads further down sees nothing move. `before`: `contentOffset()` without the banner. Returns a function that
 * undoes it when the banner is removed.
 */
export function slideIn(before: number): () => void {
  const root = document.documentElement
  const { style } = document.body

  root.style.overflowAnchor = 'none'
  const atTop = window.scrollY < 1
  const height = contentOffset() - before
  taken = height
  // High enough to be scrolled. Not as a custom property, which every element would inherit.
  style.minHeight = `calc(100dvh + ${height}px)`
  window.scrollBy({ top: height, behavior: 'instant' })

  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  // Once the page has been drawn where it was.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      root.style.overflowAnchor = ''
      if (atTop) window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    root.style.overflowAnchor = ''
    style.minHeight = ''
    taken = 0
    const gone = Math.min(height, window.scrollY)
    // In the same frame as its going.
    if (window.scrollY >= height)
      queueMicrotask(() => window.scrollBy({ top: -gone, behavior: 'instant' }))
  }
}
