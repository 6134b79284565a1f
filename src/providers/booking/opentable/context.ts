import type { CspSourceList } from '#lib/front/ports.ts'
import type { CardForm } from '../../payments/contract.ts'
import { type BookingAttempts, createBookingAttempts } from './booking-attempts.ts'
import { createClient, type Timeouts } from './client.ts'
import type { Account } from './env.ts'
import { createExperienceCatalogue, type ExperienceCatalogue } from './experience-catalogue.ts'
import type { ReservationContext } from './reservations.ts'
import { createSealedTokens } from './sealed-tokens.ts'
import { createSlotLocks, type SlotLocks } from './slot-locks.ts'
import { createVisitorHolds, type VisitorHolds } from './visitor-holds.ts'

export type OpenTableOptions = {
  account: Account
  /** Signs the tokens that guests are given. */
  secret: string
  /** Another one whose tokens are known, too: that of before a rotation, or of the one to come. */
  acceptedSecret?: string | undefined
  /** Address of the page that shows the booking behind a manage token. */
  manageUrl(manageToken: string): string
  /**
   * How guests give a card for OpenTable to charge; null = they cannot, and what needs a card is not offered.
   */
  cardForm?: CardForm | null
  /** Origins that the card form needs in the browser. */
  csp?: CspSourceList
  /** Address of OpenTable's logo on the site; null = its name is shown as text. */
  logo?: string | null
  /** Called with one log line for each call that failed, without anything of a guest. */
  log(line: string): void
  timeouts?: Timeouts
}

/** The parts of the adapter that its methods share. */
export type OpenTableContext = ReservationContext & {
  options: OpenTableOptions
  /** Whether guests can give a card. */
  takesCards: boolean
  catalogue: ExperienceCatalogue
  holds: VisitorHolds
  slots: SlotLocks
  attempts: BookingAttempts
}

/** Creates the parts of an adapter. */
export function createContext(options: OpenTableOptions): OpenTableContext {
  const { secret, acceptedSecret, manageUrl, cardForm = null } = options
  const takesCards = cardForm !== null
  const client = createClient(options)
  const tokens = createSealedTokens(acceptedSecret ? [secret, acceptedSecret] : [secret])
  const holds = createVisitorHolds()
  return {
    ...{ options, takesCards, client, tokens, holds, manageUrl },
    catalogue: createExperienceCatalogue(client, takesCards),
    slots: createSlotLocks(client, tokens, holds),
    attempts: createBookingAttempts(),
  }
}
