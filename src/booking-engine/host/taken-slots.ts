import type { BookingSql } from '#storage/database.ts'
import { PACING_PREFIX } from '../inventory/occupancy.ts'

/** A range of slots of a location, `end` exclusive; the units of a reservation's own `hold` count as free. */
export type SlotRange = { locationId: string; first: number; end: number; hold?: string }

/** What is taken of a location in a range of slots, as the staff see it: by anybody, holds of guests included. */
export class TakenSlots {
  readonly #taken: ReadonlySet<string>

  private constructor(taken: ReadonlySet<string>) {
    this.#taken = taken
  }

  static async read(
    sql: BookingSql,
    { locationId, first, end, hold = '' }: SlotRange,
  ): Promise<TakenSlots> {
    const rows = await sql.all<{ resource: string; slot: number }>(
      `SELECT resource, slot FROM units WHERE location_id = $1 AND slot >= $2 AND slot < $3
         AND hold_id <> $4 AND (state <> 'held' OR expires_at > ${sql.dialect.now})`,
      [locationId, first, end, hold],
    )
    return new TakenSlots(new Set(rows.map(({ resource, slot }) => `${resource} ${slot}`)))
  }

  /** Whether tables are free from slot `first` up to slot `end`, exclusive. */
  isFree(tables: readonly string[], first: number, end: number): boolean {
    for (let slot = first; slot < end; slot++) {
      if (tables.some((table) => this.#taken.has(`${table} ${slot}`))) return false
    }
    return true
  }

  /** The free ones of the pacing seats of a slot, for a party at most: their resource names. */
  freePacingSeats(slot: number, covers: number, party: number): string[] {
    const seats = Array.from({ length: covers }, (_, seat) => `${PACING_PREFIX}${seat}`)
    return seats.filter((seat) => !this.#taken.has(`${seat} ${slot}`)).slice(0, party)
  }
}
