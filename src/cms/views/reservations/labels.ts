import type { HostReservation, TableConflict, VisitState } from '#booking-engine/host/types.ts'
import type { ReservationPayment } from '#booking-engine/payments/types.ts'
import type { Bill } from '#booking-engine/pricing/bill.ts'
import type { VisitAction } from '#booking-engine/staff-log/types.ts'
import { moneyLabel } from '#lib/money/money.ts'
import { formatPhone } from '#lib/text/phone.ts'
import { dateLabel, timeLabel } from '#lib/time/time-labels.ts'

/** How states read. */
export const STATE_LABELS: Record<VisitState, string> = {
  booked: 'Booked',
  seated: 'Seated',
  finished: 'Finished',
  no_show: 'No-show',
  cancelled: 'Cancelled',
}

const ACTIVITY_LABELS: Record<string, string> = {
  seat: 'Seated',
  finish: 'Finished',
  no_show: 'No-show',
  undo: 'Undone',
  cancel: 'Cancelled',
  note: 'Note changed',
  walk_in: 'Walk-in seated',
  move: 'Moved',
  time_zone: 'Time zone changed:',
  refund: 'Refunded',
  keep: 'Kept',
  release: 'Card released',
  charge: 'Charge to the card:',
  ask: 'Asked for another payment of',
}

const DONE_TEXTS: Record<VisitAction, string> = {
  seat: 'is seated',
  finish: 'has finished',
  no_show: 'is a no-show',
  undo: 'is back as before',
  cancel: 'is cancelled',
}

const REFUSAL_TEXTS: Record<string, string> = {
  changed_meanwhile:
    'Someone changed this reservation a moment ago. Look at it again, then decide.',
  wrong_state: 'That is no longer possible. The reservation is shown as it is now.',
  card_charged: 'Their card was charged for the no-show, so it stands. Seat them as a walk-in.',
  no_address: 'They left no email address. Please call them.',
  already_asked: 'They have already been emailed. Please call them.',
  money_differs:
    'Their payment has changed in the meantime. It is shown as it is now: please decide again.',
  too_early: 'It is too early for that: the reservation has not started.',
  table_taken: 'The table is taken',
  no_table_free:
    'No table that fits is free for a full turn. Choose one that is free for a shorter time, or quote a wait.',
  unknown_table: 'That table no longer exists. Choose another one.',
  invalid_time: 'These times do not work: the end must come after the beginning and after now.',
  not_found: 'It is no longer there.',
  forbidden: 'You are signed out, or do not work at this location. Sign in again.',
  no_answer: 'No answer. Check whether it worked before you try again.',
}

/** Why something was refused, with all that stands in the way. */
export function refusedText(code: string, inTheWay: readonly TableConflict[]): string {
  const why = REFUSAL_TEXTS[code] ?? 'That did not work. Try again.'
  if (inTheWay.length === 0) return why
  return `${why}: ${inTheWay.map(conflictText).join('; ')}.`
}

function conflictText(one: TableConflict): string {
  const tables = one.tables.join(' + ')
  if (one.kind === 'hold') return `a guest is booking ${tables} right now`
  if (one.kind === 'block') {
    return `${tables} is blocked until ${localClockLabel(one.to)}${one.reason ? ` (${one.reason})` : ''}`
  }
  return `${one.name || 'Walk-in'}, party of ${one.party}, ${localClockLabel(one.at)} at ${tables}`
}

/** `Ida Marsh`, or what there is instead of a name. */
export function guestName({ guest, source }: Pick<HostReservation, 'guest' | 'source'>): string {
  const name = `${guest.firstName} ${guest.lastName}`.trim()
  return name || (source === 'walk_in' ? 'Walk-in' : 'Guest')
}

/** A number of the restaurant's own part of the world without its country code. */
export function phoneLabel(phone: string): string {
  return formatPhone(phone.replace(/^\+1(?=\d{10}$)/, ''))
}

/** What a guest asks for, without the form's own label of it. */
export function requestText(text: string): string {
  const [occasion = '', ...request] = text.split(/\s*Special Request:\s*/)
  return [occasion, request.join(' ')].filter(Boolean).join(' · ')
}

/** `Ida Marsh is seated.` */
export function doneText(one: HostReservation, act: VisitAction): string {
  return `${guestName(one)} ${DONE_TEXTS[act]}.`
}

/** What the staff did, in one line. */
export function actText(act: string, detail: string): string {
  return detail ? `${ACTIVITY_LABELS[act] ?? act} ${detail}` : (ACTIVITY_LABELS[act] ?? act)
}

/** `Paid $288.75 ·· 4242`: how the money of a reservation stands. */
export function moneyText(money: ReservationPayment): string {
  const { kind, state, last4 } = money
  const amount = moneyLabel(money)
  // Kept on one line with what it belongs to.
  const card = last4 ? `\u00a0··\u00a0${last4}` : ''
  switch (state) {
    case 'taken':
    case 'paid':
      return `Paid ${amount}${card}`
    case 'failed':
      return `Payment failed, ${amount} not paid${card}`
    case 'forfeited':
      return `Not refunded: ${amount}${card}`
    case 'kept':
      return `Card on file, up to ${amount}${card}`
    case 'charging':
      return `Charging ${amount}${card}`
    case 'charged':
      return `Charged ${amount}${card}`
    case 'declined':
      return `Card declined, ${amount} not charged${card}`
    case 'returned':
      return kind === 'charge' ? `Refunded ${amount}${card}` : 'Card released'
  }
}

/** `the no-show`: what the kept card of a reservation may be charged for. */
export function chargeReasonOf({ state }: Pick<HostReservation, 'state'>): string {
  return state === 'cancelled' ? 'the late cancellation' : 'the no-show'
}

/** `Charge $175.00 for the no-show`. */
export function chargeLabelOf(one: HostReservation, money: ReservationPayment): string {
  const what = `Charge ${moneyLabel(money)}`
  return money.state === 'declined' ? `${what} again` : `${what} for ${chargeReasonOf(one)}`
}

/** `Fireside tasting, 2 × Wine pairing · $214.50`. */
export function experienceText(bill: Bill): string {
  const { name, lines, total: amount } = bill
  const what = [name, ...lines.map((line) => `${line.quantity} × ${line.name}`)].join(', ')
  return `${what} · ${moneyLabel({ ...bill, amount })}`
}

/** `7:00 PM` of a wall time. */
export function localClockLabel(local: string): string {
  return timeLabel(local.slice(11))
}

/** `Fri, Nov 20, 7:00 PM` of a wall time. */
export function localMomentLabel(local: string): string {
  return `${dateLabel(local)}, ${localClockLabel(local)}`
}

/** The date some days after another one. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

/** `3 parties, 8 covers`. */
export function countText({ parties, covers }: { parties: number; covers: number }): string {
  const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
  return `${many(parties, 'party', 'parties')}, ${many(covers, 'cover', 'covers')}`
}
