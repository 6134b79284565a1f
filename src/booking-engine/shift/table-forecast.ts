import { expectedAt } from './running-late.ts'
import type { ShiftParty } from './types.ts'

/** How long (ms) a party that sits beyond its turn time is taken to stay. */
const OVERSTAY_MS = 5 * 60_000
/** A party that has not come so long (ms) after it was expected keeps nobody waiting. */
const GIVEN_UP_MS = 15 * 60_000

type Party = Omit<ShiftParty, 'party'>

/**
 * For each party that is to come and whose tables are likely to be taken when it comes: the instant (ms) at which they
 * should be free. Parties that sit stay for their turn time from the moment they sat down, and for some minutes more
 * once that is over; those to come sit down when they are expected and their tables are free, and stay for their turn time. What runs
 * late so shifts all that follows at its tables.
 */
export function forecastTables(parties: readonly Party[], now: number): Record<string, number> {
  const freeAt = new Map<string, number>()
  const occupy = ({ tables }: Party, until: number) => {
    for (const table of tables) freeAt.set(table, Math.max(freeAt.get(table) ?? 0, until))
  }
  for (const party of parties.filter(({ state }) => state === 'seated')) {
    const since = party.stateSince ?? party.startsAt
    occupy(party, Math.max(now + OVERSTAY_MS, since + party.turnMinutes * 60_000))
  }
  const waits: Record<string, number> = {}
  const toCome = parties.filter(({ state }) => state === 'booked')
  for (const party of toCome.toSorted((one, other) => expectedAt(one) - expectedAt(other))) {
    const expected = expectedAt(party)
    const free = Math.max(0, ...party.tables.map((table) => freeAt.get(table) ?? 0))
    if (free > Math.max(expected, now)) waits[party.id] = free
    if (free <= now && expected + GIVEN_UP_MS < now) continue
    const start = Math.max(expected, free, now)
    occupy(party, start + party.turnMinutes * 60_000)
  }
  return waits
}
