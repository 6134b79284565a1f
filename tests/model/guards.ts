/** The checks of the engine that a mutant of the model leaves out, one or several at a time. */
export const GUARDS = {
  /** `claimUnits`: a unit has one row (the primary key), and only one of an expired hold is taken over. */
  unitsAreUnique: 'claimUnits: the primary key of units',
  /** `claimUnits`: what is being paid for is not taken over, even when it has expired. */
  committingIsKept: "claimUnits: WHERE units.state = 'held'",
  /** `commitHold`, `convertHold`: an expired hold has to be reclaimed first. */
  expiryIsChecked: 'commitHold, convertHold: expires_at > now',
  /** `setUnitState`: the hold has all of its units still. */
  unitsAreCounted: 'setUnitState: moved = count',
  /** `usableFor`: a hold that reuses units of a booking changes that booking and nothing else. */
  changeIsBound: 'commitHold, convertHold: usableFor',
  /** `transferReusedUnits`: the booking has the reused units still. */
  reusedAreCounted: 'transferReusedUnits: taken = kept',
  /** `takeHold` releases the visitor's earlier hold. */
  oneHoldEach: 'takeHold: releaseVisitorHold',
  /** `revertToHeld`: a visitor who holds another table does not get this one back. */
  revertLooksForOthers: 'revertToHeld: other.state = held',
  /** `beginAttempt`: a hold has one attempt at a time. */
  oneAttempt: 'beginAttempt: lease_until <= now',
  /** `attachPayment`: the payment is open. */
  attachesOpenOnly: "attachPayment: state = 'open'",
  /** `chargeWith`: a payment that is not open any more is given no card. */
  cardForOpenOnly: "saveCard: state = 'open'",
  /** `refundPayment`: the job is queued in the transaction that causes it. */
  refundIsQueued: 'refundPayment: queuePaymentJob in the same transaction',
  /** `attachPayment`: the capture is queued in the transaction that books. */
  captureIsQueued: 'attachPayment: queuePaymentJob in the same transaction',
  /** `cancelRow` refunds what was paid. */
  cancelRefunds: 'cancelRow: applyPaymentDecision',
  /** `cancelRow` releases the units. */
  cancelReleases: 'cancelRow: releaseUnits',
  /** `cancelBooking`: a cancelled booking is answered and not cancelled again. */
  cancelsOnce: "cancelBooking: status = 'cancelled'",
  /** `modifyBooking`: a cancelled booking is not changed. */
  changesBookedOnly: "modifyBooking: status = 'cancelled'",
  /** `modifyBooking` releases the old units. */
  changeReleases: 'modifyBooking: releaseUnits',
  /** `abandonPayment` gives the table back together with the money. */
  abandonDropsHold: 'abandonPayment: dropHold',
  /** `finishPayment`: a payment that cannot be booked is abandoned. */
  finishAbandons: 'finishPayment: abandonPayment',
  /** `payAndBook`: a payment that cannot be booked is abandoned. */
  payAbandons: 'payAndBook: abandonPayment',
  /** `Payments.abandon`: only what nobody works on again. */
  abandonsStaleOnly: 'abandonPayment: findStale',
  /** `undoAbandoned`: a hold whose payment is open waits for its settlement. */
  sweepWaitsForPayment: "undoAbandoned: payments.state = 'open'",
  /** `completeJob`: a job changes the payment only from the states that it is for. */
  jobsKnowTheirStates: 'completeJob: TRANSITIONS',
  /** `refundPayment`: what has been refunded, or never was paid, is left as it is. */
  refundsOnce: "refundPayment: state IN ('open', 'taken', 'paid', 'kept')",
} as const

export type Guard = keyof typeof GUARDS
/** The guards that a model lacks. */
export type Without = ReadonlySet<Guard>
export const COMPLETE: Without = new Set()
