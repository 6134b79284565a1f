/** Index after a step: wraps around (spec:slices.wraps-around) where `loop`, else stays within the slides. */
export function stepIndex(index: number, step: number, count: number, loop: boolean): number {
  if (count < 1) return 0
  const next = index + step
  if (loop) return ((next % count) + count) % count
  return Math.min(count - 1, Math.max(0, next))
}

/** Index of the slide whose left edge is nearest to the scroll position. */
export function nearestIndex(scroll: number, offsets: readonly number[]): number {
  let nearest = 0
  for (const [index, offset] of offsets.entries()) {
    if (Math.abs(offset - scroll) < Math.abs((offsets[nearest] ?? 0) - scroll)) nearest = index
  }
  return nearest
}

/** The ease of a slide: fast at first, calm at the end. `t` and the answer run from 0 to 1. */
export function ease(t: number): number {
  return 1 - (1 - t) ** 3
}
