/** How large a model is: what there is, and how often things happen that could happen for ever. */
export type Bounds = {
  clients: number
  tables: number
  /** Quarters of an hour; a party stays for `turn` of them. */
  slots: number
  turn: number
  /** Holds that each client takes, at most, and that all of them take together. */
  holds: number
  allHolds: number
  /** How often five minutes pass. */
  ticks: number
  /** How often a process dies, stalls beyond its lease, or its answer is lost. */
  faults: number
  /** Submits of one hold at a time, the first of which has stalled beyond its lease where there are two. */
  submits: 1 | 2
  /** Whether a card has to pay for a table. */
  card: boolean
  /** Whether payment jobs and settlements happen between all other steps; otherwise only at the rest of each state. */
  housekeeping: boolean
  /** In ticks. The engine's are 1, 3 and 3; shorter ones have fewer states. */
  heldFor: number
  committingFor: number
  reclaimWindow: number
}

export const PAYMENT_STATES = ['open', 'taken', 'paid', 'failed', 'returning', 'returned'] as const
export const BANK_STATES = ['open', 'authorised', 'paid', 'cancelled', 'refunded'] as const
/** An outbox message: `read` = its payment was looked up, `called` = the bank has answered. */
export const JOB_STATES = ['none', 'waiting', 'read', 'called', 'gone'] as const
/** What a settlement of open payments has found out, and does next. */
export const SETTLEMENTS = ['none', 'finishPayment', 'abandonStale', 'abandonPayment'] as const

export type Payment = {
  state: (typeof PAYMENT_STATES)[number]
  /** Whether it has its reference at the bank, and was given a card. */
  reference: boolean
  card: boolean
  bank: (typeof BANK_STATES)[number]
  capture: (typeof JOB_STATES)[number]
  return: (typeof JOB_STATES)[number]
  settlement: (typeof SETTLEMENTS)[number]
}

export type Booking = { status: 'booked' | 'cancelled'; table: number; start: number }

/** What a submit does next, by the name of the engine's function; `none` = there is no such process. */
export const PROCESS_STATES = [
  'none',
  'bookOnce',
  'beginPayment',
  'begin',
  'find',
  'saveCard',
  'confirm',
  'revertToHeld',
  'abandonPayment',
  'answer',
] as const
export type ProcessState = (typeof PROCESS_STATES)[number]

export const NO_LEASE = -1
/** A lease whose process is dead. */
export const ORPHANED = 2

export const HOLD_STATES = ['held', 'committing', 'booked', 'released'] as const
export const TOLD = ['nothing', 'booked', 'cancelled'] as const

/** A hold with what it became: rows of `holds`, `units`, `changes`, `attempts`, `reservations` and `payments`. */
export type Hold = {
  state: (typeof HOLD_STATES)[number]
  /** Ticks until it expires; 0 and less: it has expired. */
  left: number
  table: number
  start: number
  /** Rows of `units` under its id, as bits, and their state. */
  units: number
  unitState: 'held' | 'committing' | 'booked'
  /** How many units it claimed itself. */
  claimed: number
  /** The client's hold whose booking it changes, and that booking's units that it reuses; -1 = none. */
  changes: number
  reused: number
  booking: Booking | null
  payment: Payment | null
  /** The process that has the lease of the attempt, `NO_LEASE` or `ORPHANED`. */
  lease: number
  processes: [ProcessState, ProcessState]
  /** What its client was answered last, and to which start; -1 = they cannot be sure. */
  told: (typeof TOLD)[number]
  toldStart: number
  /** Whether its client ever asked to cancel. */
  asked: boolean
}

/** A client; `abandons`: a process of theirs has still to abandon the payments for other tables. */
export type Client = { holds: Hold[]; abandons: boolean }

export type State = { clients: Client[]; ticks: number; faults: number }

/** Nothing is taken, and nobody has come yet. */
export function initialState({ clients }: Bounds): State {
  return {
    clients: Array.from({ length: clients }, () => ({ holds: [], abandons: false })),
    ticks: 0,
    faults: 0,
  }
}

/** A copy that can be changed. */
export function copyOf(state: State): State {
  return {
    clients: state.clients.map(({ holds, abandons }) => ({
      holds: holds.map((hold) => ({
        ...hold,
        booking: hold.booking && { ...hold.booking },
        payment: hold.payment && { ...hold.payment },
        processes: [hold.processes[0], hold.processes[1]],
      })),
      abandons,
    })),
    ticks: state.ticks,
    faults: state.faults,
  }
}

/** Forgets what nothing asks for any more, so that states that differ in it alone are one. */
export function forget(state: State): void {
  for (const { holds } of state.clients) {
    for (const hold of holds) {
      if (hold.state === 'held' || hold.state === 'committing') continue
      Object.assign(hold, OVER)
      if (hold.booking?.status !== 'cancelled') continue
      hold.booking.table = 0
      hold.booking.start = 0
      hold.toldStart = -1
    }
  }
}

/** What a hold was that is booked or released: a booking has its own table and start. */
const OVER = { left: 0, table: 0, start: 0, claimed: 0, changes: -1, reused: 0 }

/** The hold `n` of client `c`. Throws if there is none: a step names only what there is. */
export function holdOf(state: State, c: number, n: number): Hold {
  const hold = state.clients[c]?.holds[n]
  if (!hold) throw new Error(`client ${c} has no hold ${n}`)
  return hold
}

/** All holds, whoever has them. */
export function allHolds(state: State): Hold[] {
  return state.clients.flatMap(({ holds }) => holds)
}

/** The units of a table from a start on, as bits. */
export function unitsAt({ slots, turn }: Bounds, table: number, start: number): number {
  return ((1 << turn) - 1) << (table * slots + start)
}

/** How many bits are set. */
export function countOf(units: number): number {
  let count = 0
  for (let rest = units; rest !== 0; rest &= rest - 1) count++
  return count
}
