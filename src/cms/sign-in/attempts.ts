import type { PayloadRequest } from 'payload'
import { recordSignIn } from '../audit-log/sign-ins.ts'

/** By what somebody signs in. */
export type SignInWay = 'password' | 'reset_link' | 'invitation'

/**
 * How an attempt ended. `wrong`: no such account, or not its password, which nobody but the audit is told apart ·
 * `throttled`: too many tries, the password was not looked at.
 */
export type SignInOutcome = 'signed_in' | 'wrong' | 'throttled'

/** One attempt to sign in. `staff`: the account, where there is one · `email`: the address that was typed, if one was. */
export type SignInAttempt = {
  way: SignInWay
  outcome: SignInOutcome
  staff: number | null
  email: string
  /** Whether the account has signed in on this device before. */
  isKnownDevice: boolean
}

/**
 * Told of every attempt to sign in and of its outcome, whichever way it came. The server's log gets the account's
 * number and no address. The audit log has what Payload looked at by its own hooks, in the same transaction, and from
 * here what never came to it.
 */
export async function reportSignIn(req: PayloadRequest, attempt: SignInAttempt): Promise<void> {
  const { way, outcome, staff, email, isKnownDevice } = attempt
  if (outcome === 'throttled') await recordSignIn(req, { failed: outcome, method: way, email })
  req.payload.logger.info({ way, outcome, staff, isKnownDevice, msg: 'sign-in' })
}
