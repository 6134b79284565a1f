import type { Section, ShiftParty } from './types.ts'

type Seated = Pick<ShiftParty, 'state' | 'party' | 'tables'>

/** The covers of a server: of the whole service day, and at their tables now. */
export type ServerCovers = { server: string; covers: number; seated: number }

/** The covers of each section; a party at tables of several counts for that of its first one. */
export function coversBySection(
  sections: readonly Section[],
  parties: readonly Seated[],
): ServerCovers[] {
  return sections.map(({ server, tables }) => {
    const theirs = parties.filter((party) => isServed(party) && tables.includes(firstOf(party)))
    return {
      server,
      covers: sum(theirs),
      seated: sum(theirs.filter(({ state }) => state === 'seated')),
    }
  })
}

/**
 * Shares tables among servers: each gets tables that follow one another in the order given, so that sections hang
 * together, and the largest share of the covers of the day is as small as it can be. Among splits that
 * are as good, tables are shared evenly.
 */
export function shareTables(
  tables: readonly string[],
  servers: readonly string[],
  parties: readonly Seated[],
): Section[] {
  if (servers.length === 0) return []
  // All tables together weigh less than one cover.
  const ownWeight = 1 / (tables.length + 1)
  const loads = tables.map((table) => ownWeight + coversAt(table, parties))
  const ends = splitEvenly(loads, servers.length)
  return servers.map((server, n) => ({
    server,
    tables: tables.slice(ends[n - 1] ?? 0, ends[n]),
  }))
}

function coversAt(table: string, parties: readonly Seated[]): number {
  return sum(parties.filter((party) => isServed(party) && firstOf(party) === table))
}

/** Where each of some runs of loads ends, so that the largest sum of a run is the least. */
function splitEvenly(loads: readonly number[], runs: number): number[] {
  const sums = [0]
  for (const load of loads) sums.push((sums.at(-1) ?? 0) + load)
  const between = (from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0)
  // best[n]: the least largest sum of the first n loads by the runs so far; ends[run][n]: where the run before ends.
  let best = loads.map((_, n) => between(0, n + 1))
  best.unshift(0)
  const ends: number[][] = []
  for (let run = 1; run < runs; run++) {
    const next: number[] = []
    const from: number[] = []
    for (let n = 0; n <= loads.length; n++) {
      next[n] = Infinity
      for (let split = 0; split <= n; split++) {
        const largest = Math.max(best[split] ?? 0, between(split, n))
        if (largest < (next[n] ?? Infinity)) {
          next[n] = largest
          from[n] = split
        }
      }
    }
    best = next
    ends.push(from)
  }
  const found = [loads.length]
  for (const from of ends.toReversed()) found.unshift(from[found[0] ?? 0] ?? 0)
  return found
}

function firstOf({ tables }: Pick<Seated, 'tables'>): string {
  return tables[0] ?? ''
}

/** Whether a party has been, is or will be served. */
function isServed({ state }: Pick<Seated, 'state'>): boolean {
  return state === 'booked' || state === 'seated' || state === 'finished'
}

function sum(parties: readonly Pick<Seated, 'party'>[]): number {
  return parties.reduce((covers, { party }) => covers + party, 0)
}
