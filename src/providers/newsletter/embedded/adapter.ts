import { ok } from '#lib/result.ts'
import type { NewsletterProvider, SignUp } from '../contract.ts'
import * as t from '../messages.gen.ts'
import type { SubscriberList } from './subscriber-list.ts'

/** How often an address is written to between two answers of its reader, whoever typed it. */
export const MAX_MAILS_WITHOUT_ANSWER = 3

type EmbeddedOptions = {
  list: SubscriberList
  /** Whether mail leaves this installation. */
  mailLeaves: boolean
}

/**
 * The embedded default: a list of our own with double opt-in. Whoever signs up is asked by mail to confirm
 * their address, and is on the list only then; who is on it is told so by mail. The answer is the same for
 * every address.
 */
export function createEmbeddedList({ list, mailLeaves }: EmbeddedOptions): NewsletterProvider {
  return {
    script: null,
    csp: {},
    async signUp(signUp) {
      const reader = { ...signUp, email: signUp.email.trim().toLowerCase() }
      // Somebody else may add the same address between the two: then they are found.
      if (!(await writeKnown(list, reader)) && !(await list.add(reader)))
        await writeKnown(list, reader)
      // Without a mail server nobody was written to yet, and nobody is told so.
      return ok({ message: mailLeaves ? t.checkYourEmail() : t.weHaveYourAddress() })
    },
  }
}

/** Says whether the address is known; if so its reader is written to, if that was not done too often. */
async function writeKnown(list: SubscriberList, signUp: SignUp): Promise<boolean> {
  const known = await list.find(signUp.email)
  if (!known) return false
  const isNew = known.submission !== signUp.submission
  if (isNew && known.asked < MAX_MAILS_WITHOUT_ANSWER) await list.askAgain(known, signUp)
  return true
}
