import type { Attempt, Letter } from '#outbox/deliver.ts'
import { postAlert } from './post-alert.ts'
import { postUnbooked } from './post-unbooked.ts'
import { type Posting, postVisit } from './post-visit.ts'

/** Sends a letter of the booking engine to a guest, whatever it is about. */
export function postGuest(letter: Letter, posting: Posting): Promise<Attempt> {
  switch (letter.kind) {
    case 'alert':
      return postAlert(letter, posting)
    case 'unbooked':
      return postUnbooked(letter, posting)
    default:
      return postVisit(letter, posting)
  }
}
