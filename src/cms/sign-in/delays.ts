/** The first delay, ms; each further try doubles it. */
export const BASE_MS = 5000
/** Doublings until the longest delay is reached. */
export const STEPS = 8
/** The longest delay, ms. */
export const MAX_MS = 15 * 60_000
/** After so long without a try they are forgotten, ms. */
export const FORGET_MS = 6 * 60 * 60_000

/**
 * How many tries there are before the first delay. Behind one address a whole restaurant may sit; a device that its
 * account knows has tries of its own, which nobody else's touch.
 */
export const FREE_TRIES = {
  ...{ address: 20, account: 5, device: 10, session: 5 },
  ...{ second_step: 5, second_step_device: 10 },
  // A PIN works nowhere after ten wrong tries; from one tablet all its hosts are tried.
  ...{ pin: 3, tablet: 20 },
} as const

/** Delay (ms) before the try after number `tries` (from 1); 0 within the first `free` tries. */
export function delayAfter(tries: number, free: number): number {
  if (tries < free) return 0
  return tries >= free + STEPS ? MAX_MS : BASE_MS * 2 ** (tries - free)
}
