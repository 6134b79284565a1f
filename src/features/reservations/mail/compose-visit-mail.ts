import type { PlainLook } from '#lib/look/look.ts'
import { methodOf } from '#lib/time/ics.ts'
import { renderMail } from '#outbox/mail/render-mail.ts'
import type { Mail } from '#providers/mail/contract.ts'
import { visitCalendar } from '../manage/calendar.ts'
import { type VisitMailFacts, visitMailCopy } from './visit-copy.ts'

/** The content of a mail about a visit. */
export type VisitMail = Pick<Mail, 'subject' | 'text' | 'html' | 'calendar'>

/** `sequence`: revision of the visit's calendar entry · `organizer`: email address. */
type CalendarRevision = { sequence: number; organizer: string }

/**
 * Renders the mail of a visit with its calendar file, which has the same UID as that of the manage page. Mails
 * that are only about a payment have no calendar file.
 */
export function composeVisitMail(
  facts: VisitMailFacts,
  { sequence, organizer, look }: CalendarRevision & { look: PlainLook },
): VisitMail {
  const { kind, visit, now } = facts
  const isAboutPayment = kind === 'charged' || kind === 'unpaid'
  return {
    ...renderMail(visitMailCopy(facts), look),
    calendar: isAboutPayment
      ? null
      : {
          method: methodOf({ cancelled: visit.state === 'cancelled' }),
          content: visitCalendar(visit, { sequence, now, organizer }),
        },
  }
}
