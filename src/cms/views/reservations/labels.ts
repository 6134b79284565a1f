import type { StaffSource } from '#booking-engine/bookings/types.ts'
import type { GuestHistory } from '#booking-engine/guest-book/types.ts'
import type {
  BookingLimit,
  FreeTable,
  HostReservation,
  TableConflict,
  VisitState,
} from '#booking-engine/host/types.ts'
import type { ReservationPayment } from '#booking-engine/payments/types.ts'
import type { Bill } from '#booking-engine/pricing/bill.ts'
import {
  GUEST_BOOK_ACTIONS,
  type StaffLogEntry,
  type VisitAction,
} from '#booking-engine/staff-log/types.ts'
import { moneyLabel } from '#lib/money/money.ts'
import { formatPhone } from '#lib/text/phone.ts'
import { momentLabel, timeLabel } from '#lib/time/time-labels.ts'
import * as t from './messages.gen.ts'

type Text = () => string

/** How states read. */
export const STATE_LABELS: Record<VisitState, Text> = {
  booked: t.booked,
  seated: t.seated,
  finished: t.finished,
  no_show: t.noShow,
  cancelled: t.cancelled,
}

const ACTIVITY_LABELS: Record<string, Text> = {
  seat: t.seated,
  finish: t.finished,
  no_show: t.noShow,
  undo: t.undone,
  cancel: t.cancelled,
  note: t.noteChanged,
  look_up: t.lookedUp,
  read_guest: t.guestRead,
  profile: t.profileChanged,
  merge_guests: t.guestsMerged,
  split_guest: t.guestSplit,
  export_guest: t.guestExported,
  erase_guest: t.guestErased,
  walk_in: t.walkInSeated,
  book: t.bookedByStaff,
  change: t.changedByStaff,
  move: t.moved,
  swap: t.swapped,
  late: t.runningLate,
  on_time: t.onTimeAfterAll,
  time_zone: t.timeZoneChanged,
  refund: t.refunded,
  keep: t.kept,
  release: t.cardReleased,
  charge: t.chargeToTheCard,
  ask: t.askedForAnotherPayment,
}

/** How the sources of bookings that the staff make read. */
export const SOURCE_LABELS: Record<StaffSource, Text> = {
  telephone: t.byTelephone,
  email: t.byEmail,
  in_person: t.inPerson,
  concierge: t.byConcierge,
  import: t.fromAnotherSystem,
}

/** How the limits of online booking read that staff go beyond. */
export const LIMIT_LABELS: Record<BookingLimit, Text> = {
  party_size: t.partySizeBeyond,
  horizon: t.beyondHorizon,
  periods: t.outsideOfHours,
  pacing: t.overPacing,
}

const BOOKING_LABELS: Record<string, Text> = {
  ...SOURCE_LABELS,
  ...LIMIT_LABELS,
  texts: t.consentToTexts,
}

/** Scopes and fields of a guest's profile, as the log names them. */
const PROFILE_WORDS: Record<string, Text> = {
  group: t.ofTheGroup,
  location: t.ofThisRestaurant,
  allergies: t.allergiesWord,
  diets: t.dietsWord,
  seating: t.seatingWord,
  tags: t.tagsWord,
  notes: t.notesWord,
}

const DONE_TEXTS: Record<VisitAction, (values: { guest: string }) => string> = {
  seat: t.isSeated,
  finish: t.hasFinished,
  no_show: t.isNoShow,
  undo: t.isBackAsBefore,
  cancel: t.isCancelled,
  late: t.isExpectedLater,
  on_time: t.isExpectedOnTime,
}

const REFUSAL_TEXTS: Record<string, Text> = {
  changed_meanwhile: t.changedMeanwhile,
  enquiry_booked: t.enquiryIsBooked,
  wrong_state: t.thatIsNoLongerPossible,
  card_charged: t.cardWasCharged,
  no_address: t.noEmailAddress,
  already_asked: t.alreadyEmailed,
  money_differs: t.paymentHasChanged,
  too_early: t.tooEarly,
  table_taken: t.theTableIsTaken,
  same_table: t.sameTable,
  no_table_free: t.noTableIsFree,
  unknown_table: t.tableIsGone,
  invalid_time: t.invalidTimes,
  beyond_limits: t.beyondLimits,
  has_experience: t.hasExperience,
  no_table: t.giveATableFirst,
  invalid: t.checkPhoneAndEmail,
  not_found: t.itIsNoLongerThere,
  forbidden: t.signedOut,
  no_answer: t.noAnswer,
}

/** Why something was refused, with all that stands in the way. */
export function refusedText(code: string, inTheWay: readonly TableConflict[]): string {
  const why = (REFUSAL_TEXTS[code] ?? t.didNotWork)()
  if (inTheWay.length === 0) return why
  return `${why}: ${inTheWay.map(conflictText).join('; ')}.`
}

function conflictText(one: TableConflict): string {
  const tables = one.tables.join(' + ')
  if (one.kind === 'hold') return t.guestIsBooking({ tables })
  if (one.kind === 'block') {
    const blocked = t.isBlockedUntil({ tables, time: localClockLabel(one.to) })
    return one.reason ? `${blocked} (${one.reason})` : blocked
  }
  const guest = one.name || t.walkIn()
  return t.isAtTables({ guest, party: one.party, time: localClockLabel(one.at), tables })
}

/** `Ida Marsh`, or what there is instead of a name. */
export function guestName({ guest, source }: Pick<HostReservation, 'guest' | 'source'>): string {
  const name = `${guest.firstName} ${guest.lastName}`.trim()
  return name || (source === 'walk_in' ? t.walkIn() : t.guest())
}

/** A number of the restaurant's own part of the world without its country code. */
export function phoneLabel(phone: string): string {
  return formatPhone(phone.replace(/^\+1(?=\d{10}$)/, ''))
}

/** Special request without the form's own label. */
export function requestText(text: string): string {
  const [occasion = '', ...request] = text.split(/\s*Special Request:\s*/)
  return [occasion, request.join(' ')].filter(Boolean).join(' · ')
}

/** `3rd visit, 1 no-show`: what a guest is known for; the visit that is coming or on is counted. */
export function historyText({ visits, noShows }: GuestHistory): string {
  return [
    t.nthVisit({ visit: visits + 1 }),
    ...(noShows > 0 ? [t.noShowCount({ noShows })] : []),
  ].join(', ')
}

/** `Ida Marsh is seated.` */
export function doneText(one: HostReservation, act: VisitAction): string {
  return DONE_TEXTS[act]({ guest: guestName(one) })
}

/** Whether an entry of the log is about the guest and not about the reservation. */
export function isOfGuestBook(act: StaffLogEntry['act']): boolean {
  return (GUEST_BOOK_ACTIONS as readonly string[]).includes(act)
}

/** The log of a reservation with what one member of staff did several times in a row once, as of the last time. */
export function withoutRepeats(acts: readonly StaffLogEntry[]): StaffLogEntry[] {
  return acts.filter(({ act, detail, staff }, index) => {
    const next = acts[index + 1]
    const isRepeated = next?.act === act && next.detail === detail && next.staff === staff
    return !(isOfGuestBook(act) && isRepeated)
  })
}

/** Staff activity in one line. */
export function actText(act: string, detail: string): string {
  const done = ACTIVITY_LABELS[act]?.() ?? act
  if (act === 'book') return `${done} ${detail.split(' ').map(bookingWord).join(', ')}`
  if (act === 'profile') {
    const words = detail.split(' ').map((word) => PROFILE_WORDS[word]?.() ?? word)
    return `${done} ${words.join(', ')}`
  }
  if (act === 'cancel' && detail === 'import') return `${done} ${t.fromAnotherSystem()}`
  if (act === 'change') return `${done} ${detail.split('; ').map(changeText).join(', ')}`
  return detail ? `${done} ${detail}` : done
}

/** One change of a booking, as the log has it: `party 2 4`, `contact`. */
function changeText(change: string): string {
  const [what = '', from = '', to = ''] = change.split(' ')
  switch (what) {
    case 'import':
      return t.fromAnotherSystem()
    case 'at':
      return from.slice(0, 10) === to.slice(0, 10)
        ? t.fromTo({ from: localClockLabel(from), to: localClockLabel(to) })
        : t.fromTo({ from: momentLabel(from), to: momentLabel(to) })
    case 'party':
      return t.partyFromTo({ from, to })
    case 'tables':
      return t.tablesFromTo({ from, to })
    case 'name':
      return t.nameWord()
    case 'contact':
      return t.contactWord()
    case 'request':
      return t.requestWord()
    default:
      return bookingWord(what)
  }
}

function bookingWord(code: string): string {
  const [what, id] = code.split(':')
  if (what === 'enquiry' && id) return t.fromEnquiry({ id })
  return BOOKING_LABELS[code]?.() ?? code
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
      return t.paidAmount({ amount, card })
    case 'failed':
      return t.paymentFailed({ amount, card })
    case 'forfeited':
      return t.notRefunded({ amount, card })
    case 'kept':
      return t.cardOnFile({ amount, card })
    case 'charging':
      return t.chargingAmount({ amount, card })
    case 'charged':
      return t.chargedAmount({ amount, card })
    case 'declined':
      return t.cardDeclined({ amount, card })
    case 'returned':
      return kind === 'charge' ? t.refundedAmount({ amount, card }) : t.cardReleased()
  }
}

/** `Charge $175.00 for the no-show`. */
export function chargeLabelOf({ state }: HostReservation, money: ReservationPayment): string {
  const amount = moneyLabel(money)
  if (money.state === 'declined') return t.chargeAgain({ amount })
  return state === 'cancelled'
    ? t.chargeForLateCancellation({ amount })
    : t.chargeForNoShow({ amount })
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

/** `3 parties, 8 covers`. */
export function countText({ parties, covers }: { parties: number; covers: number }): string {
  return t.partiesAndCovers({ parties, covers })
}

/** `12, Terrace, for 2–4`. */
export function tableText({ tables, area, ...sizes }: FreeTable): string {
  return t.tableFor({ tables: tables.join(' + '), area, seats: seatsText(sizes) })
}

/** `2–4`: the sizes of the parties that a table is for. */
export function seatsText({
  minParty,
  maxParty,
}: Pick<FreeTable, 'minParty' | 'maxParty'>): string {
  return minParty === maxParty ? `${maxParty}` : `${minParty}–${maxParty}`
}
