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
const PAYMENT_ACTIONS = ['refund', 'keep', 'release', 'charge', 'ask'] as const
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number]

/** What staff report about a dish. */
const SOLD_OUT_ACTIONS = ['sold_out', 'back_on'] as const

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

/** Codes of the acts on bookings, tables, days and the walk-in list that are no visit actions. */
const OTHER_ACTIONS = [
  'note',
  'book',
  'change',
  'stop',
  'pacing',
  'lift_rule',
  'walk_in',
  'move',
  'swap',
  'block',
  'unblock',
  'day_note',
  'sections',
  'time_zone',
  'list_add',
  'list_change',
  'list_notify',
  'list_seat',
  'list_leave',
  'list_remove',
  'list_undo',
] as const

/** All codes of the log, those of the guest book apart. */
export const STAFF_LOG_ACTS = {
  bookings: [...VISIT_ACTIONS, ...PAYMENT_ACTIONS, ...OTHER_ACTIONS, ...SOLD_OUT_ACTIONS],
  guestBook: GUEST_BOOK_ACTIONS,
} as const

/** What a member of staff (`staff`: their id) did, at an instant in ms. */
export type StaffLogEntry = {
  act: (typeof STAFF_LOG_ACTS)['bookings' | 'guestBook'][number]
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

/** The place of an entry among those of all locations: newest first, then by subject and number. */
export type StaffLogPlace = Pick<StaffLogEntry, 'at'> & { subject: string; number: number }

/** Which entries are read; what is absent narrows nothing. */
export type StaffLogQuery = {
  limit: number
  /** Only those after this place; or, without subject and number, before this instant (ms). */
  after?: StaffLogPlace | { before: number } | undefined
  /** Instants in ms, the last one exclusive. */
  from?: number | undefined
  until?: number | undefined
  staff?: readonly string[] | undefined
  acts?: readonly string[] | undefined
  locationId?: string | undefined
  subject?: string | undefined
}

/** An entry with what it is about: a booking, or something else that a host did. */
export type StaffLogRow = StaffLogEntry &
  StaffLogPlace & {
    locationId: string
    booking: { confirmation: string; localStart: string; serviceDay: string; party: number } | null
  }

/** Reads the staff log of all locations. */
export type StaffLog = { read(query: StaffLogQuery): Promise<StaffLogRow[]> }
