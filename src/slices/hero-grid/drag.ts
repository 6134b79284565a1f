/** How far the wall may be dragged past its ends, in CSS pixels (spec:slices.hero-grid). */
export const EXTRA_PX = 60

/**
 * Where a drag leads: the scroll position, kept between 0 and `end`, and how far past an end the wall
 * is pulled, at most 60 px; positive at the start, negative at the end. All in CSS pixels.
 */
export function dragTo(start: number, moved: number, end: number) {
  const wanted = start - moved
  const scroll = Math.min(Math.max(wanted, 0), Math.max(end, 0))
  const past = scroll - wanted
  return { scroll, extra: Math.min(EXTRA_PX, Math.max(-EXTRA_PX, past)) }
}
