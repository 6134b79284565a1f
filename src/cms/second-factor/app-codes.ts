import type { Payload, PayloadRequest } from 'payload'
import { env } from '#env.ts'
import { openText, sealText } from '#lib/security/sealed-text.ts'
import { deriveSecrets, readWithAny } from '#lib/security/secrets.ts'
import { query } from '../database/query.ts'
import { stepOfCode } from './totp.ts'

type Request = Partial<PayloadRequest>

/**
 * What came of a code. `used`: it is right, and was taken before · `unreadable`: the account's app was set up under
 * another secret of the site, so that none of its codes can be checked.
 */
export type CodeOutcome = 'taken' | 'wrong' | 'used' | 'unreadable'

const secrets = () => deriveSecrets(env, 'second-factor')
const aboutOf = (staff: number) => `second_factor_app:${staff}`

/** A secret as it is kept, and as the ticket of a set-up has it. */
export function sealSecret(secret: string, staff: number): string {
  return sealText(secret, { secret: secrets()[0], about: aboutOf(staff) })
}

/** The secret again; null where it was sealed for another account, or under a secret that is not accepted. */
export function openSecret(sealed: string, staff: number): string | null {
  const about = aboutOf(staff)
  return readWithAny(secrets(), (secret) => openText(sealed, { secret, about }))
}

/**
 * Takes a code of an account's app, in the transaction of `req`. It counts once: of two who send the same one at the
 * same moment one is let in, and no code of an earlier step counts after it.
 */
export async function takeAppCode(
  payload: Payload,
  { staff, code, now }: { staff: number; code: string; now: number },
  req: Request,
): Promise<CodeOutcome> {
  const [app] = await query(
    payload,
    'SELECT secret FROM second_factor_apps WHERE staff = $1',
    [staff],
    req,
  )
  if (!app) return 'wrong'
  const sealed = String(app.secret)
  const secret = openSecret(sealed, staff)
  if (secret === null) return 'unreadable'
  const step = stepOfCode(secret, code, now)
  if (step === null) return 'wrong'
  // A use brings it under the secret of today, so that the one of before may end.
  const isOfToday = openText(sealed, { secret: secrets()[0], about: aboutOf(staff) }) !== null
  const resealed = isOfToday ? sealed : sealSecret(secret, staff)
  const taken = await query(
    payload,
    `UPDATE second_factor_apps SET step = $1, used_at = $2, secret = $5
     WHERE staff = $3 AND secret = $4 AND step < $1 RETURNING staff`,
    [step, now, staff, sealed, resealed],
    req,
  )
  return taken.length > 0 ? 'taken' : 'used'
}

/** Gives an account its app, of whose codes those up to `step` are used; false where it has one already. */
export async function addApp(
  payload: Payload,
  { staff, secret, step, now }: { staff: number; secret: string; step: number; now: number },
  req: Request,
): Promise<boolean> {
  const added = await query(
    payload,
    `INSERT INTO second_factor_apps (staff, secret, step, added_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (staff) DO NOTHING RETURNING staff`,
    [staff, sealSecret(secret, staff), step, now],
    req,
  )
  return added.length > 0
}

/** Takes the app of an account off; false where it has none. */
export async function removeApp(payload: Payload, staff: number, req: Request): Promise<boolean> {
  const removed = await query(
    payload,
    'DELETE FROM second_factor_apps WHERE staff = $1 RETURNING staff',
    [staff],
    req,
  )
  return removed.length > 0
}
