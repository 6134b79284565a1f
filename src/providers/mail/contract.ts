import type { Result } from '#lib/result.ts'

/** Who a mail is from or to. Whatever stands in the name, it stays one. */
export type Mailbox = { name: string; address: string }

/** A mail to one person. */
export type Mail = {
  /** The same for every attempt: a mail that comes twice is shown once by most programs. */
  messageId: string
  to: Mailbox
  /** Where an answer goes; null = to the sender. */
  replyTo: Mailbox | null
  subject: string
  text: string
  html: string
  /** An iCalendar file and its METHOD, or null. */
  calendar: { method: 'PUBLISH' | 'CANCEL'; content: string } | null
  /**
   * Where a POST ends mails of this kind, for the mail program's own button (RFC 8058); left out for
   * what is no list, but about something that happened.
   */
  unsubscribe?: string
}

/**
 * `recipient_refused`: it will never be taken · `mail_unavailable`: not now, try again.
 * `detail.reason` is short and names nobody.
 */
export type MailCode = 'recipient_refused' | 'mail_unavailable'

/** The port for sending mail; every adapter passes `suite.ts`. */
export type MailProvider = {
  /** Whether mail leaves at all: nobody is told that one is on its way where none does. */
  leaves: boolean
  sender: Mailbox
  /** `sent`: a mail server has taken it · `unsent`: there is none. Never throws. */
  send(mail: Mail): Promise<Result<'sent' | 'unsent', MailCode>>
}
