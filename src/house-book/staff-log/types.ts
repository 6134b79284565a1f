/** What staff can do to the state of a reservation; `undo` leads to the state before. */
export const VISIT_ACTIONS = ['seat', 'finish', 'no_show', 'undo', 'cancel'] as const
export type VisitAction = (typeof VISIT_ACTIONS)[number]

/**
 * What staff decide on the money of a visit: what was paid is given back or kept, a card is let go or
 * charged, who has not paid is asked to.
 */
export type PaymentAction = 'refund' | 'keep' | 'release' | 'charge' | 'ask'

/** What staff say of a dish. */
export type SoldOutAction = 'sold_out' | 'back_on'

/** Something that a member of staff (`staff`: their id) did, at an instant in ms. */
export type StaffLogEntry = {
  act:
    | VisitAction
    | PaymentAction
    | SoldOutAction
    | ('note' | 'walk_in' | 'move' | 'block' | 'unblock' | 'time_zone')
  /** Of a move: `4 → 7`, of a time zone: both of them, of money: `$175.00`. Never a guest's data. */
  detail: string
  staff: string
  at: number
}

/** A member of staff at work at a location: `staff` is their id. */
export type StaffContext = { locationId: string; staff: string }
