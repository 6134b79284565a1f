import { renderSVG } from 'uqr'
import type { Staff } from '#payload-types.ts'
import { openSecret, sealSecret } from './app-codes.ts'
import { makeTicket, readTicket } from './tickets.ts'
import { appUri, newSecret, stepOfCode } from './totp.ts'

/** What somebody sets their authenticator app up with; nothing of it counts before a code has confirmed it. */
export type AppSetUp = {
  /** Sent back with the code. */
  setUp: string
  /** To be typed where there is no camera, in base32. */
  secret: string
  /** The QR code, an SVG document. */
  qr: string
}

/** Begins to set up an app, with a new secret. */
export function beginAppSetUp({ id, email }: Pick<Staff, 'id' | 'email'>, group: string): AppSetUp {
  const secret = newSecret()
  return {
    setUp: makeTicket('app-set-up', { staff: id, sealed: sealSecret(secret, id) }),
    secret,
    qr: renderSVG(appUri(secret, { group, email }), { border: 2, ecc: 'M' }),
  }
}

/** The secret of a set-up whose first code is right, and the step of that code; else why it is not set up. */
export function confirmAppSetUp(
  setUp: string,
  { staff, code, now }: { staff: number; code: string; now: number },
): { secret: string; step: number } | 'ended' | 'wrong_code' {
  const claims = readTicket('app-set-up', setUp)?.claims
  if (!claims || claims.staff !== staff) return 'ended'
  const secret = openSecret(claims.sealed, staff)
  if (secret === null) return 'ended'
  const step = stepOfCode(secret, code, now)
  return step === null ? 'wrong_code' : { secret, step }
}
