import { seatingLabel } from '#lib/booking/seating.ts'
import { moneyLabel } from '#lib/money/money.ts'
import { formatPhone } from '#lib/text/phone.ts'
import { localOf } from '#lib/time/time.ts'
import { longDateLabel, timeLabel } from '#lib/time/time-labels.ts'
import type { Fact, Figure, MailWords } from '#outbox/mail/words.ts'
import type { BookedExperience } from '#providers/booking/contract.ts'
import { addDays } from '../flow/times.ts'
import {
  costWords,
  experienceFacts,
  lateWords,
  paymentFacts,
  type Visit,
  visitLabel,
} from '../manage/visit.ts'
import { peopleLabel } from '../texts.ts'

/** What a mail tells its guest. */
export type MailKind = 'confirmation' | 'changed' | 'cancelled' | 'reminder' | 'charged' | 'unpaid'

/** What a mail is made from. */
export type MailFacts = {
  kind: MailKind
  visit: Visit
  /** Not what they asked for: nobody's own words go to an address that anybody may have typed. */
  guest: { firstName: string; lastName: string }
  experience: BookedExperience | null
  /** Short name of the group. */
  group: string
  /** When it is written, ms since the epoch. */
  now: number
}

/** The words of a mail about a visit. */
export function mailWords(facts: MailFacts): MailWords {
  const { kind, visit, guest, experience, group, now } = facts
  const { place } = visit
  const sum = SUMS[kind] ? sumFigure(SUMS[kind], visit) : null
  return {
    form: 'visit',
    subject: `${SUBJECTS[kind]} at ${place.title}, ${momentOf(visit.at)}`,
    preheader: preheaderOf(visit),
    group,
    place: place.title,
    ...openingOf(kind, guest.firstName.trim(), visit, now),
    figure: sum ?? tableFigure(visit),
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
    action: SUMS[kind] ? seeVisit(visit) : actionOf(visit),
    footer: { text: footerText(visit), link: null },
  }
}

const SUBJECTS: Record<MailKind, string> = {
  confirmation: 'Your table',
  changed: 'Changed: your table',
  cancelled: 'Cancelled: your table',
  reminder: 'Reminder: your table',
  charged: 'Your card was charged: your table',
  unpaid: 'Payment problem: your table',
}

const MONEY_POLICY: Partial<Record<MailKind, string>> = {
  charged: 'If you think this is a mistake, please call us.',
  unpaid: 'Please call us to pay another way. In the meantime the table stays yours.',
}

/** Where the mail is about money, the sum is what a guest looks for. */
const SUMS: Partial<Record<MailKind, string>> = { charged: 'Charged', unpaid: 'Not paid' }

function sumFigure(above: string, visit: Visit): Figure | null {
  if (!visit.payment) return null
  const { money, last4 } = visit.payment
  const below = last4 ? `Card ending in ${last4}` : 'The card on file'
  return { above, big: moneyLabel(money), below, says: paymentFacts(visit) }
}

/** The table: the day, the hour, who comes; struck out where there is none any more. */
function tableFigure(visit: Visit): Figure {
  const { at, party, seating, state } = visit
  const [day = '', hour = ''] = visitLabel(at).split(' at ')
  return {
    ...{ above: day, big: hour, below: `${peopleLabel(party)}, ${seatingLabel(seating)}` },
    struck: state === 'cancelled',
    says: tableFacts(visit),
  }
}

function tableFacts({ at, party, seating }: Visit): Fact[] {
  return [
    ['When', visitLabel(at)],
    ['Party', peopleLabel(party)],
    ['Seating', seatingLabel(seating)],
  ]
}

/** The subject is cut short in most lists: the day and the hour come again, first. */
function preheaderOf({ at, party, confirmation }: Visit): string {
  return `${visitLabel(at)}, ${peopleLabel(party)}. Confirmation ${confirmation}.`
}

function openingOf(
  kind: MailKind,
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
        lead: `${missedWords(visit, to)}${chargedWords(visit)}`,
      }
    case 'unpaid':
      return {
        heading: 'Your payment did not go through',
        lead: `In the end your bank did not approve the payment for your table${to}. Nothing was charged, and the table is still yours.`,
      }
  }
}

/** Why a kept card is charged. */
function missedWords({ state, cancelUntil }: Visit, to: string): string {
  return state === 'cancelled'
    ? `Your reservation was cancelled${to}, after the deadline for cancelling free of charge: ${cancelUntil}.`
    : `We had set a table aside for you${to}, but nobody came.`
}

/** `As agreed at the time of booking, $30.00 was charged to the card ending in 4242.` */
function chargedWords({ payment }: Visit): string {
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
    const parts = [`You can change or cancel online until ${cancelUntil}.`, lateWords(payment)]
    return [...parts, 'If you are running late, please call us.'].filter(Boolean).join(' ')
  }
  if (state !== 'late') return null
  if (!lateCost) return 'To change or cancel now, please call the restaurant.'
  return `To change it now, please call the restaurant. You can still cancel it. ${costWords(lateCost, payment)}`
}

function footerText({ state, place, lateCost }: Visit): string {
  const why = `You are receiving this email because a table at ${place.title} was booked with your address.`
  const cancellable = state === 'booked' || (state === 'late' && lateCost !== null)
  if (!cancellable) return why
  return `${why} Anyone with its link can cancel your reservation, so please share it only with the people joining you.`
}

function seeVisit({ manageUrl }: Visit): MailWords['action'] {
  return { label: 'View your reservation', url: manageUrl }
}

function actionOf(visit: Visit): MailWords['action'] {
  const { state, manageUrl, place } = visit
  if (state === 'booked') return { label: 'Manage your reservation', url: manageUrl }
  if (state !== 'cancelled') return seeVisit(visit)
  if (!place.uid) return null
  const { origin } = new URL(manageUrl)
  const url = `${origin}/locations/${place.uid}?reserve=${place.uid}`
  return { label: 'Book another table', url }
}
