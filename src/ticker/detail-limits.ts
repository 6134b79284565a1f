/** How many different details of a step an instance takes up in a day: of one location, and of all together. */
type Most = { location: number; all: number }

/**
 * Steps whose details visitors make up. Inventing them fills no database, and what is invented at one location leaves room
 * for the others.
 */
const MOST: Record<string, Most> = {
  landing: { location: 50, all: 500 },
  booked_from: { location: 50, all: 500 },
  dish: { location: 100, all: 2000 },
}

/** Days of other zones go on beside each other, and no more than three are on at once. */
const MOST_DAYS = 3

/** A detail, and what it was counted for. */
export type Detail = { day: string; locationId: string; step: string; detail: string }

/** Whether visitors make up the details of a step. */
export function hasMadeUpDetails(step: string): boolean {
  return MOST[step] !== undefined
}

/** The details that an instance has taken up in the days that are on. */
export class DetailLimits {
  readonly #days = new Map<string, Map<string, Set<string>>>()

  /** Returns whether there is room for a detail, or it is known from before. */
  takesUp({ day, locationId, step, detail }: Detail): boolean {
    const most = MOST[step]
    if (!most) return true
    const known = this.#knownOf(day)
    const all = setIn(known, step)
    const own = setIn(known, JSON.stringify([step, locationId]))
    if (own.has(detail)) return true
    if (own.size >= most.location || all.size >= most.all) return false
    own.add(detail)
    all.add(JSON.stringify([locationId, detail]))
    return true
  }

  #knownOf(day: string): Map<string, Set<string>> {
    const known = this.#days.get(day) ?? new Map<string, Set<string>>()
    this.#days.set(day, known)
    const [oldest] = [...this.#days.keys()].toSorted()
    if (this.#days.size > MOST_DAYS && oldest !== undefined) this.#days.delete(oldest)
    return known
  }
}

function setIn(sets: Map<string, Set<string>>, key: string): Set<string> {
  const found = sets.get(key) ?? new Set<string>()
  sets.set(key, found)
  return found
}
