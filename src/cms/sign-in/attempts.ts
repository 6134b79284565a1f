import type { PayloadRequest } from 'payload'
import { recordSignIn } from '../audit-log/sign-ins.ts'

/** By what somebody begins to sign in. */
export type FirstStep = 'password' | 'reset_link' | 'invitation' | 'single_sign_on'

/** By what they go on, where their account has a second step. */
export type SecondStep = 'app' | 'recovery_code' | 'passkey'

/** By what somebody signs in: one step, or two; a passkey may be the only one, and a PIN is on a shared tablet. */
export type SignInWay = FirstStep | 'passkey' | 'pin' | `${FirstStep} ${SecondStep}`

/**
 * How an attempt ended. `wrong`: no such account, or not its password, which nobody but the audit is told apart ·
 * `throttled`: too many tries, the password was not looked at · `first_step`: it is right, and the account asks for a
 * second step.
 */
export type SignInOutcome = 'signed_in' | 'wrong' | 'throttled' | 'first_step'

/** One attempt to sign in. `staff`: the account, where there is one · `email`: the address that was typed, if one was. */
export type SignInAttempt = {
  way: SignInWay | 'second_step'
  outcome: SignInOutcome
  /** Why a passkey, a second step or single sign-on was refused. */
  code?: string
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
  const { way, outcome, code, staff, email, isKnownDevice } = attempt
  const failed = outcome === 'throttled' ? outcome : code
  if (failed) await recordSignIn(req, { failed, method: way, email })
  req.payload.logger.info({ way, outcome, code, staff, isKnownDevice, msg: 'sign-in' })
}
