import type { Words } from '#lib/words/words.ts'
import type { MailCopy } from './copy.ts'

/** Where a message goes, and its id within its kind; `locationId` is empty if it is about the whole group. */
export type Envelope = { id: string; recipient: string; locationId: string }

/** What mails about submitted forms are made with: origin of the site, short name of the group, and its own words. */
export type SubmissionMailContext = { site: string; group: string; words: Words }

/** A mail about a submitted form. */
export type SubmissionMail<Submission, Kind extends string = string> = {
  kind: Kind
  /** The envelope of a submission's mail; null if it has none of this kind, or needs none any more. */
  envelopeOf(submission: Submission): Envelope | null
  compose(submission: Submission, context: SubmissionMailContext): SubmissionMailContent
}

/**
 * The texts of a mail about a submission. `secret`: a token in its links that stands for the recipient, and is
 * hidden from the staff · `unsubscribe`: address to which a mail program POSTs to end mails of this kind.
 */
export type SubmissionMailContent = {
  copy: MailCopy
  replyTo: { name: string; address: string } | null
  secret: string | null
  unsubscribe?: string
}

/** Id of the message about a submission. Ids of deleted documents are given out again, so it has the time, too. */
export function submissionMessageId({ id, createdAt }: { id: number; createdAt: string }): string {
  return `${id}-${Date.parse(createdAt)}`
}
