import type { Payload, PayloadRequest } from 'payload'
import { env } from '#env.ts'
import { deriveSecrets, readWithAny } from '#lib/security/secrets.ts'
import { signTicket, type Ticket, verifyTicket } from '#lib/security/signed-ticket.ts'
import type { SignInChecks } from '#providers/identity/contract.ts'
import { query } from '../database/query.ts'
import type { FirstStep } from '../sign-in/attempts.ts'

const MINUTE = 60_000
/** How long a proof holds, ms. */
export const FRESH_FACTOR_MS = 10 * MINUTE

/**
 * What tickets are for, with how long they hold. `sign-in`: the first step is done · `fresh-factor`: somebody has just
 * proved who they are · `app-set-up`: the secret that an app is being set up with · `challenge`: what a passkey signs ·
 * `single-sign-on`: what the answer of another site is compared with · `backup-download`: an archive may be fetched, once ·
 * `export-download`: an export may be, once.
 */
const KINDS = {
  'sign-in': 10 * MINUTE,
  'fresh-factor': FRESH_FACTOR_MS,
  'app-set-up': 15 * MINUTE,
  challenge: 5 * MINUTE,
  'single-sign-on': 10 * MINUTE,
  'backup-download': MINUTE,
  'export-download': MINUTE,
} as const

/** By what somebody proved who they are; a passkey and a code of an app are what the second step of a sign-in asks for. */
export type ProvedBy = 'password' | 'passkey' | 'app'

type Claims = {
  'sign-in': { staff: number; way: FirstStep; credential: string }
  'fresh-factor': { staff: number; credential: string; by: ProvedBy }
  'app-set-up': { staff: number; sealed: string }
  challenge: { staff: number | null; for: 'sign-in' | 'fresh-factor' | 'register' }
  'single-sign-on': SignInChecks & { next: string }
  'backup-download': { staff: number; backup: string }
  'export-download': { staff: number }
}
type Kind = keyof Claims

const secrets = () => deriveSecrets(env, 'second-factor')

/** Makes a ticket that holds from now on. */
export function makeTicket<K extends Kind>(kind: K, claims: Claims[K]): string {
  return signTicket(kind, { claims, until: Date.now() + KINDS[kind] }, secrets()[0])
}

/** Reads a ticket of a kind; null where it is none, or has ended. */
export function readTicket<K extends Kind>(kind: K, token: string): Ticket<Claims[K]> | null {
  const now = Date.now()
  return readWithAny(secrets(), (secret) => verifyTicket<Claims[K]>(kind, token, { secret, now }))
}

/** Spends a ticket, in the transaction of `req`; false where that was done before. */
export async function spendTicket(
  payload: Payload,
  { id, until }: Pick<Ticket<unknown>, 'id' | 'until'>,
  req: Partial<PayloadRequest>,
): Promise<boolean> {
  await query(payload, 'DELETE FROM used_tickets WHERE ends_at <= $1', [Date.now()], req)
  const used = await query(
    payload,
    'INSERT INTO used_tickets (id, ends_at) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING RETURNING id',
    [id, until],
    req,
  )
  return used.length > 0
}
