import type { MailWords } from './words.ts'

/** What is written about a submission of a form, and to whom. */
export type SubmissionPost<Submission, Kind extends string = string> = {
  kind: Kind
  /**
   * Where the letter goes, with its id among those of its kind and the id of the location that it is about
   * (empty = the whole group); null = this submission has no letter of this kind, or needs none any more.
   */
  addressOf(submission: Submission): { id: string; recipient: string; locationId: string } | null
  /**
   * `secret`: a part of a link in the words by which whoever has it counts as the recipient ·
   * `unsubscribe`: where a POST ends letters of this kind, if it is a list.
   */
  compose(
    submission: Submission,
    facts: { /** The site's own address. */ site: string /** Its short name. */; group: string },
  ): {
    words: MailWords
    replyTo: { name: string; address: string } | null
    secret: string | null
    unsubscribe?: string
  }
}

/** Id of the letter of a submission: numbers of deleted submissions are given out again, moments are not. */
export function letterIdOf({ id, createdAt }: { id: number; createdAt: string }): string {
  return `${id}-${Date.parse(createdAt)}`
}
