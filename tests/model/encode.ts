import {
  BANK_STATES,
  type Client,
  HOLD_STATES,
  type Hold,
  JOB_STATES,
  PAYMENT_STATES,
  type Payment,
  PROCESS_STATES,
  SETTLEMENTS,
  type State,
  TOLD,
} from './state.ts'

const UNIT_STATES = ['held', 'committing', 'booked'] as const

/**
 * The canonical form of a state: equal for states that differ only in which client is which. Clients are the same to
 * the engine, and units are noted by their owners, so that sorting the clients' own forms is a complete reduction.
 */
export function canonicalForm(state: State): string {
  const clients = state.clients.map(clientForm).sort()
  return String.fromCharCode(state.ticks, state.faults) + clients.join('')
}

function clientForm({ holds, abandons }: Client): string {
  let form = String.fromCharCode(holds.length * 2 + Number(abandons))
  for (const hold of holds) form += holdForm(hold)
  return form
}

function holdForm(hold: Hold): string {
  const { booking, payment } = hold
  const status = booking === null ? 0 : booking.status === 'booked' ? 1 : 2
  const form = String.fromCharCode(
    HOLD_STATES.indexOf(hold.state) * 3 + UNIT_STATES.indexOf(hold.unitState),
    hold.left + 100,
    hold.table * 16 + hold.start,
    hold.units,
    hold.claimed,
    hold.changes + 1,
    hold.reused,
    (hold.lease + 1) * 3 + status,
    PROCESS_STATES.indexOf(hold.processes[0]) * 16 + PROCESS_STATES.indexOf(hold.processes[1]),
    TOLD.indexOf(hold.told) * 2 + Number(hold.asked),
    hold.toldStart + 1,
    booking ? booking.table * 16 + booking.start : 0,
  )
  return payment ? form + paymentForm(payment) : `${form}\u0000`
}

function paymentForm(payment: Payment): string {
  return String.fromCharCode(
    1 + PAYMENT_STATES.indexOf(payment.state) * 5 + BANK_STATES.indexOf(payment.bank),
    Number(payment.reference) * 2 + Number(payment.card),
    JOB_STATES.indexOf(payment.capture) * 5 + JOB_STATES.indexOf(payment.return),
    SETTLEMENTS.indexOf(payment.settlement),
  )
}
