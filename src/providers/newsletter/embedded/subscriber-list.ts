import type { SignUp } from '../contract.ts'

/** Where somebody stands: asked to confirm their address, on the list, or not any more. */
export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed'

/** Somebody whose address is known. */
export type KnownSubscriber = {
  id: number
  state: SubscriberState
  /** How often they were written to since they last answered. */
  asked: number
  /** The form that they were last written to because of. */
  submission: string | null
}

/** Where the embedded list is kept; handed in, as the content system stands above this port. */
export type SubscriberList = {
  find(email: string): Promise<KnownSubscriber | null>
  /** Adds somebody, `pending` and asked once; false where somebody with that address is there already. */
  add(signUp: SignUp): Promise<boolean>
  /**
   * Writes to somebody once more. Who is on the list stays on it as they are, as anybody may have typed
   * their address; all others are `pending`, with what was filled in this time.
   */
  askAgain(reader: KnownSubscriber, signUp: SignUp): Promise<void>
}
