import { methodOf } from '#lib/time/ics.ts'
import { htmlMail } from '#outbox/mail/layout.ts'
import { plainMail } from '#outbox/mail/plain.ts'
import type { Mail } from '#providers/mail/contract.ts'
import { visitCalendar } from '../manage/calendar.ts'
import { type MailFacts, mailWords } from './words.ts'

/** What a guest is written of a visit, but for who it is from and to. */
export type VisitMail = Pick<Mail, 'subject' | 'text' | 'html' | 'calendar'>

/** How the calendar file of the mail stands to others of the same visit. */
type Edition = { sequence: number; organizer: string }

/**
 * The mail of a visit with its calendar file: the same entry as the manage page's, by its UID. What is about
 * money alone has none.
 */
export function visitMail(facts: MailFacts, { sequence, organizer }: Edition): VisitMail {
  const words = mailWords(facts)
  const { kind, visit, now } = facts
  return {
    subject: words.subject,
    text: plainMail(words),
    html: htmlMail(words),
    calendar:
      kind === 'charged' || kind === 'unpaid'
        ? null
        : {
            method: methodOf({ cancelled: visit.state === 'cancelled' }),
            content: visitCalendar(visit, { sequence, now, organizer }),
          },
  }
}
