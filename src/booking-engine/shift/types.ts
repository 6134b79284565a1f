/** A party of a service day, as far as the shift is concerned; a `HostReservation` is one. */
export type ShiftParty = {
  id: string
  /** A `VisitState`. */
  state: string
  /** The time that was booked, ms. */
  startsAt: number
  /** How many minutes after its time the party is expected. */
  lateMinutes: number
  /** Its turn time, minutes. */
  turnMinutes: number
  /** Instant (ms) since which the party sits, has left, or counts as a no-show. */
  stateSince: number | null
  party: number
  /** Codes of its tables; none = no table yet. */
  tables: string[]
}
