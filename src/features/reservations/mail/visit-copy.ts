import { seatingLabel } from '#lib/booking/seating.ts'
import { moneyLabel } from '#lib/money/money.ts'
import { formatPhone } from '#lib/text/phone.ts'
import { addDays } from '#lib/time/dates.ts'
import { localOf } from '#lib/time/time.ts'
import { fullDateLabel, longDateLabel, timeLabel } from '#lib/time/time-labels.ts'
import type { Fact, Highlight, MailCopy } from '#outbox/mail/copy.ts'
import type { BookedExperience } from '#providers/booking/contract.ts'
import {
  costText,
  experienceFacts,
  lateCancellationText,
  NO_DIGITS,
  paymentFacts,
  type Visit,
  visitLabel,
} from '../manage/visit.ts'
import { peopleLabel } from '../texts.ts'
import * as t from './messages.gen.ts'

/** The occasion of a mail about a visit. */
export type VisitMailKind =
  | 'confirmation'
  | 'changed'
  | 'cancelled'
  | 'reminder'
  | 'charged'
  | 'unpaid'

/** The facts of a mail about a visit. */
export type VisitMailFacts = {
  kind: VisitMailKind
  visit: Visit
  /** Without their special request: anybody may have typed the address, so no free text is sent to it. */
  guest: { firstName: string; lastName: string }
  experience: BookedExperience | null
  /** Short name of the group. */
  group: string
  /** Time of rendering, ms since the epoch. */
  now: number
}

/** The texts of a mail about a visit. */
export function visitMailCopy(facts: VisitMailFacts): MailCopy {
  const { kind, visit, guest, experience, group, now } = facts
  const { place } = visit
  const amountTitle = AMOUNT_TITLES[kind]?.()
  const sum = amountTitle ? amountHighlight(amountTitle, visit) : null
  return {
    layout: 'visit',
    subject: SUBJECTS[kind]({ place: place.title, moment: momentOf(visit.at) }),
    preheader: preheaderOf(visit),
    group,
    place: place.title,
    ...openingOf(kind, guest.firstName.trim(), visit, now),
    highlight: sum ?? tableHighlight(visit),
    quote: null,
    facts: [
      ...(sum ? tableFacts(visit) : []),
      ...experienceFacts(experience),
      ...(sum ? [] : paymentFacts(visit)),
      [t.name(), `${guest.firstName} ${guest.lastName}`.trim()],
      [t.confirmation(), visit.confirmation],
    ],
    address: [place.title, ...place.address],
    mapUrl: place.mapUrl,
    phone: place.phone ? formatPhone(place.phone) : null,
    policy: MONEY_POLICY[kind]?.() ?? policyOf(visit),
    action: amountTitle ? seeVisit(visit) : actionOf(visit),
    footer: { text: footerText(visit), link: null },
  }
}

const SUBJECTS: Record<VisitMailKind, typeof t.confirmationSubject> = {
  confirmation: t.confirmationSubject,
  changed: t.changedSubject,
  cancelled: t.cancelledSubject,
  reminder: t.reminderSubject,
  charged: t.chargedSubject,
  unpaid: t.unpaidSubject,
}

const MONEY_POLICY: Partial<Record<VisitMailKind, () => string>> = {
  charged: t.callIfMistaken,
  unpaid: t.callToPay,
}

/** Mails about a payment show the amount in large type, under these words. */
const AMOUNT_TITLES: Partial<Record<VisitMailKind, () => string>> = {
  charged: t.charged,
  unpaid: t.notPaid,
}

function amountHighlight(above: string, visit: Visit): Highlight | null {
  if (!visit.payment) return null
  const { money, last4 } = visit.payment
  const below = last4 ? t.cardEnding({ last4 }) : t.cardOnFile()
  return { above, big: moneyLabel(money), below, asFacts: paymentFacts(visit) }
}

/** The day, the hour and the party; struck out once the visit is cancelled. */
function tableHighlight(visit: Visit): Highlight {
  const { at, party, seating, state } = visit
  return {
    above: fullDateLabel(at),
    big: timeLabel(at.slice(11)),
    below: `${peopleLabel(party)}, ${seatingLabel(seating)}`,
    struck: state === 'cancelled',
    asFacts: tableFacts(visit),
  }
}

function tableFacts({ at, party, seating }: Visit): Fact[] {
  return [
    [t.when(), visitLabel(at)],
    [t.party(), peopleLabel(party)],
    [t.seating(), seatingLabel(seating)],
  ]
}

/** Day and hour come first, as most lists of mails cut the subject short. */
function preheaderOf({ at, party, confirmation }: Visit): string {
  return t.visitPreheader({ moment: visitLabel(at), people: peopleLabel(party), confirmation })
}

/** How messages name a guest, whose name may not be known. */
type Addressee = { named: 'yes' | 'no'; name: string }

function openingOf(
  kind: VisitMailKind,
  name: string,
  visit: Visit,
  now: number,
): { heading: string; lead: string } {
  const guest: Addressee = { named: name ? 'yes' : 'no', name }
  const day = dayOf(visit, now)
  switch (kind) {
    case 'confirmation':
      return { heading: t.yourTableIsReserved(), lead: t.tableIsSetAside(guest) }
    case 'changed':
      return { heading: t.yourReservationHasChanged(), lead: t.replacesTheEarlierMail(guest) }
    case 'cancelled':
      return { heading: t.yourReservationIsCancelled(), lead: t.tableReleased(guest) }
    case 'reminder':
      return { heading: t.seeYou(day), lead: t.tableWillBeReady({ ...day, ...guest }) }
    case 'charged': {
      const lead = [noShowText(visit, guest), chargedText(visit)].filter(Boolean).join(' ')
      return { heading: t.yourCardWasCharged(), lead }
    }
    case 'unpaid':
      return { heading: t.paymentDidNotGoThrough(), lead: t.bankDidNotApprove(guest) }
  }
}

/** Why the card on file is charged. */
function noShowText({ state, cancelUntil }: Visit, guest: Addressee): string {
  return state === 'cancelled'
    ? t.cancelledTooLate({ ...guest, deadline: cancelUntil })
    : t.nobodyCame(guest)
}

/** `As agreed at the time of booking, $30.00 was charged to the card ending in 4242.` */
function chargedText({ payment }: Visit): string | null {
  if (!payment) return null
  const { money, last4 } = payment
  return t.chargedAsAgreed({ amount: moneyLabel(money), last4: last4 || NO_DIGITS })
}

/** The date of a visit, and whether it is `today`, `tomorrow` or `later` by the restaurant's calendar. */
function dayOf({ at, timeZone }: Visit, now: number): { when: string; date: string } {
  const today = localOf(now, timeZone).slice(0, 10)
  const day = at.slice(0, 10)
  const tomorrow = day === addDays(today, 1)
  return {
    when: day === today ? 'today' : tomorrow ? 'tomorrow' : 'later',
    date: longDateLabel(day),
  }
}

function momentOf(at: string): string {
  return t.dayAtTime({ day: longDateLabel(at), time: timeLabel(at.slice(11)) })
}

function policyOf({ state, cancelUntil, lateCost, payment }: Visit): string | null {
  if (state === 'booked') {
    const parts = [t.changeOrCancelUntil({ moment: cancelUntil }), lateCancellationText(payment)]
    return [...parts, t.callIfRunningLate()].filter(Boolean).join(' ')
  }
  if (state !== 'late') return null
  if (!lateCost) return t.callToChangeOrCancel()
  return `${t.callToChange()} ${costText(lateCost, payment)}`
}

function footerText({ state, place, lateCost }: Visit): string {
  const why = t.whyThisMail({ place: place.title })
  const cancellable = state === 'booked' || (state === 'late' && lateCost !== null)
  return cancellable ? `${why} ${t.shareWithCare()}` : why
}

function seeVisit({ manageUrl }: Visit): MailCopy['action'] {
  return { label: t.viewYourReservation(), url: manageUrl }
}

function actionOf(visit: Visit): MailCopy['action'] {
  const { state, manageUrl, place } = visit
  if (state === 'booked') return { label: t.manageYourReservation(), url: manageUrl }
  if (state !== 'cancelled') return seeVisit(visit)
  if (!place.uid) return null
  const { origin } = new URL(manageUrl)
  const url = `${origin}/locations/${place.uid}?reserve=${place.uid}`
  return { label: t.bookAnotherTable(), url }
}
