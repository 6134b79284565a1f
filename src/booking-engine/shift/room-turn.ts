import type { ShiftParty } from './types.ts'

type Visit = Omit<ShiftParty, 'id' | 'startsAt' | 'lateMinutes'> & {
  source: string
  acts: readonly { act: string; at: number }[]
}

/** What became of an evening so far. */
export type RoomTurn = {
  /** Parties that sat down, and their covers. */
  parties: number
  covers: number
  walkIns: number
  noShows: number
  /** How often the tables were taken, on average, to one decimal; null = there are none. */
  turns: number | null
  /** How long parties that have left sat on average, and how long was planned, minutes; null = none has left. */
  stay: { measured: number; planned: number } | null
  /** Parties that still sit. */
  sitting: number
}

/** The turn of the room: the parties of a service day over its tables, and their turn times. */
export function roomTurn(visits: readonly Visit[], tables: number): RoomTurn {
  const seated = visits.filter(({ state }) => state === 'seated' || state === 'finished')
  const taken = seated.reduce((all, one) => all + one.tables.length, 0)
  const stays = seated.flatMap((one) => {
    const since = one.acts.findLast(({ act }) => act === 'seat' || act === 'walk_in')?.at
    if (one.state !== 'finished' || one.stateSince === null || since === undefined) return []
    return [{ measured: (one.stateSince - since) / 60_000, planned: one.turnMinutes }]
  })
  return {
    parties: seated.length,
    covers: seated.reduce((all, { party }) => all + party, 0),
    walkIns: seated.filter(({ source }) => source === 'walk_in').length,
    noShows: visits.filter(({ state }) => state === 'no_show').length,
    turns: tables === 0 ? null : Math.round((taken / tables) * 10) / 10,
    stay:
      stays.length === 0
        ? null
        : {
            measured: average(stays.map(({ measured }) => measured)),
            planned: average(stays.map(({ planned }) => planned)),
          },
    sitting: seated.filter(({ state }) => state === 'seated').length,
  }
}

function average(values: readonly number[]): number {
  return Math.round(values.reduce((all, value) => all + value, 0) / values.length)
}
