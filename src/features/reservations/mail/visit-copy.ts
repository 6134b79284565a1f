import { seatingLabel } from '#lib/booking/seating.ts'
import { moneyLabel } from '#lib/money/money.ts'
import { formatPhone } from '#lib/text/phone.ts'
import { localOf } from '#lib/time/time.ts'
import { longDateLabel, timeLabel } from '#lib/time/time-labels.ts'
import type { Fact, Highlight, MailCopy } from '#outbox/mail/copy.ts'
import type { BookedExperience } from '#providers/booking/contract.ts'
import { addDays } from '../flow/times.ts'
import {
  costText,
  experienceFacts,
  lateCancellationText,
  paymentFacts,
  type Visit,
  visitLabel,
} from '../manage/visit.ts'
import { peopleLabel } from '../texts.ts'

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
  const sum = AMOUNT_TITLES[kind] ? amountHighlight(AMOUNT_TITLES[kind], visit) : null
  return {
    layout: 'visit',
    subject: `${SUBJECTS[kind]} at ${place.title}, ${momentOf(visit.at)}`,
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
      ['Name', `${guest.firstName} ${guest.lastName}`.trim()],
      ['Confirmation', visit.confirmation],
    ],
    address: [place.title, ...place.address],
    mapUrl: place.mapUrl,
    phone: place.phone ? formatPhone(place.phone) : null,
    policy: MONEY_POLICY[kind] ?? policyOf(visit),
    action: AMOUNT_TITLES[kind] ? seeVisit(visit) : actionOf(visit),
    footer: { text: footerText(visit), link: null },
  }
}

const SUBJECTS: Record<VisitMailKind, string> = {
  confirmation: 'Your table',
  changed: 'Changed: your table',
  cancelled: 'Cancelled: your table',
  reminder: 'Reminder: your table',
  charged: 'Your card was charged: your table',
  unpaid: 'Payment problem: your table',
}

const MONEY_POLICY: Partial<Record<VisitMailKind, string>> = {
  charged: 'If you think this is a mistake, please call us.',
  unpaid: 'Please call us to pay another way. In the meantime the table stays yours.',
}

/** Mails about a payment show the amount in large type, under these words. */
const AMOUNT_TITLES: Partial<Record<VisitMailKind, string>> = {
  charged: 'Charged',
  unpaid: 'Not paid',
}

function amountHighlight(above: string, visit: Visit): Highlight | null {
  if (!visit.payment) return null
  const { money, last4 } = visit.payment
  const below = last4 ? `Card ending in ${last4}` : 'The card on file'
  return { above, big: moneyLabel(money), below, asFacts: paymentFacts(visit) }
}

/** The day, the hour and the party; struck out once the visit is cancelled. */
function tableHighlight(visit: Visit): Highlight {
  const { at, party, seating, state } = visit
  const [day = '', hour = ''] = visitLabel(at).split(' at ')
  return {
    ...{ above: day, big: hour, below: `${peopleLabel(party)}, ${seatingLabel(seating)}` },
    struck: state === 'cancelled',
    asFacts: tableFacts(visit),
  }
}

function tableFacts({ at, party, seating }: Visit): Fact[] {
  return [
    ['When', visitLabel(at)],
    ['Party', peopleLabel(party)],
    ['Seating', seatingLabel(seating)],
  ]
}

/** Day and hour come first, as most lists of mails cut the subject short. */
function preheaderOf({ at, party, confirmation }: Visit): string {
  return `${visitLabel(at)}, ${peopleLabel(party)}. Confirmation ${confirmation}.`
}

function openingOf(
  kind: VisitMailKind,
  name: string,
  visit: Visit,
  now: number,
): { heading: string; lead: string } {
  const to = name ? `, ${name}` : ''
  const day = dayOf(visit, now)
  switch (kind) {
    case 'confirmation':
      return {
        heading: 'Your table is reserved',
        lead: `Thank you${to}. We have set a table aside for you.`,
      }
    case 'changed':
      return {
        heading: 'Your reservation has changed',
        lead: `Thank you${to}. Here is your reservation as it stands now. It replaces the earlier one.`,
      }
    case 'cancelled':
      return {
        heading: 'Your reservation is cancelled',
        lead: `Your table has been released${to}. We hope to see you another time.`,
      }
    case 'reminder':
      return { heading: `See you ${day}`, lead: `Your table will be ready for you ${day}${to}.` }
    case 'charged':
      return {
        heading: 'Your card was charged',
        lead: `${noShowText(visit, to)}${chargedText(visit)}`,
      }
    case 'unpaid':
      return {
        heading: 'Your payment did not go through',
        lead: `In the end your bank did not approve the payment for your table${to}. Nothing was charged, and the table is still yours.`,
      }
  }
}

/** Why the card on file is charged. */
function noShowText({ state, cancelUntil }: Visit, to: string): string {
  return state === 'cancelled'
    ? `Your reservation was cancelled${to}, after the deadline for cancelling free of charge: ${cancelUntil}.`
    : `We had set a table aside for you${to}, but nobody came.`
}

/** `As agreed at the time of booking, $30.00 was charged to the card ending in 4242.` */
function chargedText({ payment }: Visit): string {
  if (!payment) return ''
  const { money, last4 } = payment
  const card = last4 ? `the card ending in ${last4}` : 'the card on file'
  return ` As agreed at the time of booking, ${moneyLabel(money)} was charged to ${card}.`
}

/** `tomorrow`, `today`, or the date, by the restaurant's calendar. */
function dayOf({ at, timeZone }: Visit, now: number): string {
  const today = localOf(now, timeZone).slice(0, 10)
  const date = at.slice(0, 10)
  if (date === today) return 'today'
  return date === addDays(today, 1) ? 'tomorrow' : `on ${longDateLabel(date)}`
}

function momentOf(at: string): string {
  return `${longDateLabel(at)} at ${timeLabel(at.slice(11))}`
}

function policyOf({ state, cancelUntil, lateCost, payment }: Visit): string | null {
  if (state === 'booked') {
    const parts = [
      `You can change or cancel online until ${cancelUntil}.`,
      lateCancellationText(payment),
    ]
    return [...parts, 'If you are running late, please call us.'].filter(Boolean).join(' ')
  }
  if (state !== 'late') return null
  if (!lateCost) return 'To change or cancel now, please call the restaurant.'
  return `To change it now, please call the restaurant. You can still cancel it. ${costText(lateCost, payment)}`
}

function footerText({ state, place, lateCost }: Visit): string {
  const why = `You are receiving this email because a table at ${place.title} was booked with your address.`
  const cancellable = state === 'booked' || (state === 'late' && lateCost !== null)
  if (!cancellable) return why
  return `${why} Anyone with its link can cancel your reservation, so please share it only with the people joining you.`
}

function seeVisit({ manageUrl }: Visit): MailCopy['action'] {
  return { label: 'View your reservation', url: manageUrl }
}

function actionOf(visit: Visit): MailCopy['action'] {
  const { state, manageUrl, place } = visit
  if (state === 'booked') return { label: 'Manage your reservation', url: manageUrl }
  if (state !== 'cancelled') return seeVisit(visit)
  if (!place.uid) return null
  const { origin } = new URL(manageUrl)
  const url = `${origin}/locations/${place.uid}?reserve=${place.uid}`
  return { label: 'Book another table', url }
}
