import { moneyLabel } from '#lib/money/money.ts'
import { addDays } from '#lib/time/dates.ts'
import { localOf } from '#lib/time/time.ts'
import { longDateLabel } from '#lib/time/time-labels.ts'
import { NO_DIGITS, type Visit } from '../manage/visit.ts'
import * as t from './messages.gen.ts'
import type { VisitMailFacts } from './visit-copy.ts'

/** Heading and first words of a mail about a visit. */
export function visitOpening(facts: VisitMailFacts): { heading: string; lead: string } {
  const { kind, visit, guest, now, words } = facts
  // Left out of what is said where it is not known.
  const name = guest.firstName.trim()
  const day = dayOf(visit, now)
  switch (kind) {
    case 'confirmation':
      return { heading: t.yourTableIsReserved(words), lead: t.tableIsSetAside({ name }, words) }
    case 'changed':
      return {
        heading: t.yourReservationHasChanged(words),
        lead: t.replacesTheEarlierMail({ name }, words),
      }
    case 'cancelled':
      return {
        heading: t.yourReservationIsCancelled(),
        lead: t.tableReleased({ name }, words),
      }
    case 'reminder':
      return { heading: t.seeYou({ day }, words), lead: t.tableWillBeReady({ day, name }, words) }
    case 'charged': {
      const lead = [noShowText(visit, name), chargedText(visit)].filter(Boolean).join(' ')
      return { heading: t.yourCardWasCharged(), lead }
    }
    case 'unpaid':
      return { heading: t.paymentDidNotGoThrough(), lead: t.bankDidNotApprove(addressee(name)) }
  }
}

/** Why the card on file is charged. */
function noShowText({ state, cancelUntil }: Visit, name: string): string {
  return state === 'cancelled'
    ? t.cancelledTooLate({ ...addressee(name), deadline: cancelUntil })
    : t.nobodyCame(addressee(name))
}

/** A guest as messages name them that are not the group's words. */
function addressee(name: string) {
  return { named: name ? 'yes' : 'no', name }
}

/** `As agreed at the time of booking, $30.00 was charged to the card ending in 4242.` */
function chargedText({ payment }: Visit): string | null {
  if (!payment) return null
  const { money, last4 } = payment
  return t.chargedAsAgreed({ amount: moneyLabel(money), last4: last4 || NO_DIGITS })
}

/** `today`, `tomorrow` or `on Friday, November 27`, by the restaurant's calendar. */
function dayOf({ at, timeZone }: Visit, now: number): string {
  const today = localOf(now, timeZone).slice(0, 10)
  const day = at.slice(0, 10)
  const tomorrow = day === addDays(today, 1)
  return t.whenDay({
    when: day === today ? 'today' : tomorrow ? 'tomorrow' : 'later',
    date: longDateLabel(day),
  })
}
