/** Length of the page's own scroll animation in ms (spec:shell.panel-scroll). */
export const SCROLL_MS = 700

/** Scrolls the page to `top` in 0.7 s, at once under reduced motion; resolves when it has arrived. */
export function scrollPage(top: number): Promise<void> {
  const from = window.scrollY
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const start = performance.now()
  return new Promise((resolve) => {
    const frame = (now: number) => {
      const t = calm ? 1 : Math.min(1, Math.max(0, now - start) / SCROLL_MS)
      const eased = t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2
      window.scrollTo({ top: from + (top - from) * eased, behavior: 'instant' })
      if (t < 1) requestAnimationFrame(frame)
      else resolve()
    }
    requestAnimationFrame(frame)
  })
}

/** Scrolls the page up so far that the footer is out of view; at once when it is not in it. */
export async function scrollPastFooter(): Promise<void> {
  const footer = document.querySelector('footer[data-shell]')
  const shown = footer ? window.innerHeight - footer.getBoundingClientRect().top : 0
  const by = Math.min(shown, window.scrollY)
  if (by > 0) await scrollPage(window.scrollY - by)
}

/** Scrolls to the beginning of the page, and moves the focus there. */
export async function scrollToTop(): Promise<void> {
  await scrollPage(0)
  document.getElementById('top')?.focus({ preventScroll: true })
}
