/** What the banner that is shown takes, px. */
let taken = 0

/** How far below the document's upper end the page's content begins where there is no banner, px. */
export function contentOffset(): number {
  const content = document.getElementById('main')?.firstElementChild
  return (content?.getBoundingClientRect().top ?? 0) + window.scrollY - taken
}

/**
 * Makes room for a banner above the page without anything jumping: the page is scrolled by what the
 * banner takes in the moment in which it comes, and at the page's top it is then scrolled into view.
 * Whoever reads further down sees nothing move. `before`: `contentOffset` as it was when the banner was not there
 * yet. Returns what puts the page back.
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
