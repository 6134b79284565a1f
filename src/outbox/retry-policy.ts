const MINUTE = 60_000
const FIRST_DELAY = MINUTE / 2

/** How often a message is attempted: at most `attempts` times, with at most `longestDelay` ms in between. */
export type RetryPolicy = { attempts: number; longestDelay: number }

/** For messages that lose their use: gives up about twelve hours after the first attempt. */
export const HALF_A_DAY: RetryPolicy = { attempts: 14, longestDelay: 2 * 60 * MINUTE }
/** For messages that must not be lost: gives up about five days after the first attempt. */
export const FIVE_DAYS: RetryPolicy = { attempts: 39, longestDelay: 4 * 60 * MINUTE }

/**
 * Delay (ms) after failed attempt number `attempt` (1 = the first): half a minute, doubled after each further
 * one, at most `longestDelay`, with ±20 % jitter. `random` is in [0, 1).
 */
export function retryDelay(attempt: number, random: number, { longestDelay }: RetryPolicy): number {
  const delay = Math.min(FIRST_DELAY * 2 ** (attempt - 1), longestDelay)
  return Math.round(delay * (0.8 + 0.4 * random))
}
