/**
 * Makes room for a banner above the page without anything jumping: the page is scrolled by what the
 * banner takes in the moment in which it comes, and at the page's top it is then scrolled into view.
 * Whoever reads further down sees nothing move. Answers what puts the page back.
 */
export function slideIn(banner: HTMLElement): () => void {
  const root = document.documentElement
  const { style } = document.body
  const first = document.getElementById('main')?.firstElementChild
  const top = () => first?.getBoundingClientRect().top ?? 0

  root.style.overflowAnchor = 'none'
  const atTop = window.scrollY < 1
  banner.hidden = true
  const before = top()
  banner.hidden = false
  const height = top() - before
  style.setProperty('--banner-height', `${height}px`)
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
    style.removeProperty('--banner-height')
    const gone = Math.min(height, window.scrollY)
    // In the same frame as its going.
    if (window.scrollY >= height)
      queueMicrotask(() => window.scrollBy({ top: -gone, behavior: 'instant' }))
  }
}
