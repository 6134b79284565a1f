/** Numbers that look random and are the same for the same seed (mulberry32). */
export type Random = {
  /** From 0 to below 1. */
  next(): number
  /** A whole number from 0 to below `end`. */
  below(end: number): number
  /** True in so many of a hundred cases. */
  percent(share: number): boolean
  pick<T>(list: readonly T[]): T
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    next,
    below,
    percent: (share) => next() * 100 < share,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
  }
}
