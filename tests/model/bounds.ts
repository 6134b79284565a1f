import type { Bounds } from './state.ts'

const SHORT = { heldFor: 1, committingFor: 1, reclaimWindow: 1 }

/** What `npm test` visits every state of. */
export const SMALL = {
  /** Nothing to pay: holds, bookings, changes and cancellations of two clients at two tables. */
  free: {
    ...{ clients: 2, tables: 2, slots: 2, turn: 1, holds: 2, allHolds: 3 },
    ...{ ticks: 1, faults: 1, submits: 1, card: false, housekeeping: true },
    ...SHORT,
  },
  /** Visits of two quarters of an hour, which a change moves by one of them. */
  overlapping: {
    ...{ clients: 2, tables: 1, slots: 3, turn: 2, holds: 2, allHolds: 3 },
    ...{ ticks: 1, faults: 1, submits: 1, card: false, housekeeping: true },
    ...SHORT,
  },
  /** Two clients who pay for one table. */
  paid: {
    ...{ clients: 2, tables: 1, slots: 1, turn: 1, holds: 1, allHolds: 2 },
    ...{ ticks: 2, faults: 1, submits: 1, card: true, housekeeping: false },
    ...SHORT,
  },
  /** Every step of one payment: two submits at a time, settlement, jobs, and any of them dying. */
  payment: {
    ...{ clients: 1, tables: 1, slots: 1, turn: 1, holds: 1, allHolds: 1 },
    ...{ ticks: 2, faults: 1, submits: 2, card: true, housekeeping: true },
    ...SHORT,
  },
  /** One client who pays, changes what they pay for, and changes their booking. */
  moved: {
    ...{ clients: 1, tables: 2, slots: 3, turn: 2, holds: 2, allHolds: 2 },
    ...{ ticks: 1, faults: 0, submits: 1, card: true, housekeeping: false },
    ...SHORT,
  },
} as const satisfies Record<string, Bounds>

/** Three clients, two tables, three slots: minutes. */
export const LARGE = {
  free: { ...SMALL.free, clients: 3, slots: 3, turn: 2, allHolds: 3 },
  paid: {
    ...SMALL.paid,
    clients: 3,
    tables: 2,
    slots: 3,
    turn: 2,
    allHolds: 3,
    ticks: 1,
    faults: 0,
  },
  payment: { ...SMALL.payment, faults: 2 },
} as const satisfies Record<string, Bounds>
