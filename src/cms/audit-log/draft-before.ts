import type { PayloadRequest } from 'payload'
import type { Values } from './stored-document.ts'

const keyOf = (subject: string) => `audit draft before ${subject}`

/**
 * Has the next save of a document in this request compared with a draft, and not with the version that was saved last:
 * that was published in between.
 */
export function compareDraftWith(req: PayloadRequest, subject: string, draft: Values): void {
  req.context[keyOf(subject)] = draft
}

/** The draft that a save is compared with, once; undefined: none was named. */
export function takeDraftBefore(req: PayloadRequest, subject: string): Values | undefined {
  const draft = req.context[keyOf(subject)] as Values | undefined
  delete req.context[keyOf(subject)]
  return draft
}
