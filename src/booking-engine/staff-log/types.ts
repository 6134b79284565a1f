/**
 * What staff can do to a visit; `undo` returns to the state before, `late` expects the party later, `on_time` at its time again.
 */
export const VISIT_ACTIONS = [
  'seat',
  'finish',
  'no_show',
  'undo',
  'cancel',
  'late',
  'on_time',
] as const
export type VisitAction = (typeof VISIT_ACTIONS)[number]

/**
 * What staff decide about a payment: refund or keep what was paid, release or charge a stored card, ask the
 * guest to pay.
 */
export type PaymentAction = 'refund' | 'keep' | 'release' | 'charge' | 'ask'

/** What staff report about a dish. */
export type SoldOutAction = 'sold_out' | 'back_on'

/**
 * What staff do in the guest book; the log has it at a booking of the guest, which stays as it is but for an erasure.
 */
export const GUEST_BOOK_ACTIONS = [
  'look_up',
  'read_guest',
  'export_guest',
  'erase_guest',
  'profile',
  'merge_guests',
  'split_guest',
] as const
export type GuestBookAction = (typeof GUEST_BOOK_ACTIONS)[number]

/** What a member of staff (`staff`: their id) did, at an instant in ms. */
export type StaffLogEntry = {
  act:
    | VisitAction
    | PaymentAction
    | SoldOutAction
    | (
        | 'note'
        | GuestBookAction
        | 'book'
        | 'change'
        | 'stop'
        | 'pacing'
        | 'lift_rule'
        | 'walk_in'
        | 'move'
        | 'swap'
        | 'block'
        | 'unblock'
        | 'day_note'
        | 'sections'
        | 'time_zone'
        | 'list_add'
        | 'list_change'
        | 'list_notify'
        | 'list_seat'
        | 'list_leave'
        | 'list_remove'
        | 'list_undo'
      )
  /**
   * The source, the limits that a booking goes beyond and the enquiry that it comes from (`email pacing enquiry:12`), what a change
   * changed (`party 2 4; contact`), party and quoted wait of an entry (`party 2; quoted 25`), `4 → 7` of a move or
   * swap, both zones of a change of time zone, `$175.00` of a payment, scope and fields of a profile
   * (`group notes tags`). Never a guest's data.
   */
  detail: string
  staff: string
  at: number
}

/** The member of staff who acts, and the location: `staff` is their id. */
export type StaffContext = { locationId: string; staff: string }
