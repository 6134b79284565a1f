const MINUTE = 60_000
const FIRST = MINUTE / 2

/** How long something is tried: at most so many attempts, the later ones `longest` ms apart. */
export type Patience = { attempts: number; longest: number }

/** For what is of no use later: given up about twelve hours after the first attempt. */
export const HALF_A_DAY: Patience = { attempts: 14, longest: 2 * 60 * MINUTE }
/** For what must not be lost: given up about five days after the first attempt. */
export const FIVE_DAYS: Patience = { attempts: 39, longest: 4 * 60 * MINUTE }

/**
 * How long a letter waits after its failed attempt `attempt` (1 = the first), ms: half a minute, twice
 * as long after each further one, `longest` at most, give or take a fifth. `random` is in [0, 1).
 */
export function waitAfter(attempt: number, random: number, { longest }: Patience): number {
  const wait = Math.min(FIRST * 2 ** (attempt - 1), longest)
  return Math.round(wait * (0.8 + 0.4 * random))
}
