import { seatingLabel } from '#lib/booking/seating.ts'
import { moneyLabel } from '#lib/money/money.ts'
import { formatPhone } from '#lib/text/phone.ts'
import { fullDateLabel, longDateLabel, timeLabel } from '#lib/time/time-labels.ts'
import type { Words } from '#lib/words/words.ts'
import type { Fact, Highlight, MailCopy } from '#outbox/mail/copy.ts'
import type { BookedExperience } from '#providers/booking/contract.ts'
import {
  costText,
  experienceFacts,
  lateCancellationText,
  paymentFacts,
  type Visit,
  visitLabel,
} from '../manage/visit.ts'
import { peopleLabel } from '../texts.ts'
import * as t from './messages.gen.ts'
import { visitOpening } from './visit-opening.ts'

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
  words: Words
  /** Time of rendering, ms since the epoch. */
  now: number
}

/** The texts of a mail about a visit. */
export function visitMailCopy(facts: VisitMailFacts): MailCopy {
  const { kind, visit, guest, experience, group, words } = facts
  const { place } = visit
  const amountTitle = AMOUNT_TITLES[kind]?.()
  const sum = amountTitle ? amountHighlight(amountTitle, visit) : null
  return {
    layout: 'visit',
    subject: SUBJECTS[kind]({ place: place.title, moment: momentOf(visit.at) }),
    preheader: preheaderOf(visit),
    group,
    place: place.title,
    ...visitOpening(facts),
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
    policy: MONEY_POLICY[kind]?.() ?? policyOf(visit, words),
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

function momentOf(at: string): string {
  return t.dayAtTime({ day: longDateLabel(at), time: timeLabel(at.slice(11)) })
}

function policyOf({ state, cancelUntil, lateCost, payment }: Visit, words: Words): string | null {
  if (state === 'booked') {
    const parts = [t.changeOrCancelUntil({ moment: cancelUntil }), lateCancellationText(payment)]
    return [...parts, t.callIfRunningLate(words)].filter(Boolean).join(' ')
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
