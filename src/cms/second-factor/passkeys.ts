import { createHmac } from 'node:crypto'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Payload, PayloadRequest } from 'payload'
import { env } from '#env.ts'
import { deriveSecret } from '#lib/security/secrets.ts'
import type { Ticket } from '#lib/security/signed-ticket.ts'
import type { Staff } from '#payload-types.ts'
import { query } from '../database/query.ts'
import * as t from './messages.gen.ts'
import { StepRefused } from './second-step.ts'
import { makeTicket, readTicket, spendTicket } from './tickets.ts'

/** Passkeys of one account. */
export const MOST_PASSKEYS = 20
/** Kinds of keys, by their numbers of COSE: Ed25519, P-256 and RSA with SHA-256. */
const ALGORITHMS = [-8, -7, -257]
/** How long a browser waits for its owner, ms. */
const TIMEOUT_MS = 120_000

/** The site as passkeys know it. */
const site = () => new URL(env.publicUrl)

/** Whether browsers offer passkeys on the site's address: by https, or on the machine itself. */
export function arePasskeysPossible(): boolean {
  const { protocol, hostname } = site()
  return protocol === 'https:' || hostname === 'localhost'
}

/** A passkey as it is kept. */
export type Passkey = {
  id: string
  staff: number
  name: string
  publicKey: string
  counter: number
  transports: string[]
}

const COLUMNS = 'id, staff, name, public_key, counter, transports'

/** Finds a passkey by the id that its device sends; null where it is not known. */
export async function findPasskey(payload: Payload, id: string): Promise<Passkey | null> {
  const rows = await query(payload, `SELECT ${COLUMNS} FROM passkeys WHERE id = $1`, [id])
  return rows.map(passkeyOf)[0] ?? null
}

/** The passkeys of an account. */
export async function passkeysOf(
  payload: Payload,
  staff: number,
  req?: PayloadRequest,
): Promise<Passkey[]> {
  const text = `SELECT ${COLUMNS} FROM passkeys WHERE staff = $1 ORDER BY added_at, id`
  return (await query(payload, text, [staff], req)).map(passkeyOf)
}

function passkeyOf(row: Record<string, unknown>): Passkey {
  return {
    ...{ id: String(row.id), staff: Number(row.staff), name: String(row.name) },
    ...{ publicKey: String(row.public_key), counter: Number(row.counter) },
    transports: String(row.transports).split(' ').filter(Boolean),
  }
}

/** What a challenge is for: only there is its answer taken. */
type Challenge = { staff: number | null; for: 'sign-in' | 'fresh-factor' | 'register' }

/** Whether a passkey alone says who is there: as the only factor, and for changes at a screen that was left open. */
function isAlone({ staff, for: purpose }: Challenge): boolean {
  return staff === null || purpose === 'fresh-factor'
}

/** What a browser needs to make a passkey for an account. */
export async function registrationOptions(
  payload: Payload,
  { id: staff, name, email }: Staff,
  group: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await passkeysOf(payload, staff)
  return generateRegistrationOptions({
    ...{ rpName: group, rpID: site().hostname, userName: email, userDisplayName: name },
    userID: userHandle(staff),
    challenge: makeTicket('challenge', { staff, for: 'register' }),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/** What passkeys know an account by: nothing about its owner. */
function userHandle(staff: number): Uint8Array<ArrayBuffer> {
  const secret = deriveSecret(env.secret, 'second-factor')
  const handle = createHmac('sha256', secret).update(JSON.stringify(['passkey-user', staff]))
  return new Uint8Array(handle.digest())
}

/**
 * What a browser needs to use a passkey: one of an account's, or, as the only factor, whichever it has for the site.
 * Where nothing else says who is there, its owner has to unlock it.
 */
export async function authenticationOptions(
  payload: Payload,
  challenge: Challenge,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { staff } = challenge
  const known = staff === null ? [] : await passkeysOf(payload, staff)
  return generateAuthenticationOptions({
    rpID: site().hostname,
    challenge: makeTicket('challenge', challenge),
    timeout: TIMEOUT_MS,
    userVerification: isAlone(challenge) ? 'required' : 'preferred',
    ...(staff === null
      ? {}
      : { allowCredentials: known.map(({ id, transports }) => ({ id, transports })) }),
  })
}

/** A passkey that was made, as it is to be kept, with the challenge that is used up with it. */
export type MadePasskey = {
  passkey: Omit<Passkey, 'name'>
  isBackedUp: boolean
  challenge: Ticket<Challenge>
}

/** Reads what a browser answers where a passkey was made for an account; throws a `StepRefused` for anything else. */
export async function verifyMade(
  req: PayloadRequest,
  staff: number,
  response: RegistrationResponseJSON,
): Promise<MadePasskey> {
  const challenge = challengeOf(response.response.clientDataJSON, { staff, for: 'register' })
  const verified = await orRefused(req, () =>
    verifyRegistrationResponse({
      ...{ response, expectedChallenge: () => true, expectedOrigin: site().origin },
      ...{ expectedRPID: site().hostname, requireUserVerification: false },
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!verified.verified) throw refusedPasskey()
  const { credential, credentialBackedUp } = verified.registrationInfo
  return {
    passkey: {
      ...{ id: credential.id, staff, counter: credential.counter },
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      transports: credential.transports ?? [],
    },
    isBackedUp: credentialBackedUp,
    challenge,
  }
}

/** A passkey that was used, with its counter as its device has it now. */
export type UsedPasskey = { counter: number; isBackedUp: boolean; challenge: Ticket<Challenge> }

/**
 * Reads what a browser answers where a passkey was used; throws a `StepRefused` for anything else. Where nothing else
 * says who is there, its owner must have unlocked it. The counter is compared when it is kept.
 */
export async function verifyUsed(
  req: PayloadRequest,
  { passkey, expected }: { passkey: Passkey; expected: Challenge },
  response: AuthenticationResponseJSON,
): Promise<UsedPasskey> {
  const challenge = challengeOf(response.response.clientDataJSON, expected)
  const verified = await orRefused(req, () =>
    verifyAuthenticationResponse({
      ...{ response, expectedChallenge: () => true, expectedOrigin: site().origin },
      ...{ expectedRPID: site().hostname, requireUserVerification: isAlone(expected) },
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        // The library throws for a copied passkey as for a wrong signature; `keepUse` tells them apart.
        counter: 0,
      },
    }),
  )
  if (!verified.verified) throw refusedPasskey()
  const { newCounter: counter, credentialBackedUp: isBackedUp } = verified.authenticationInfo
  return { counter, isBackedUp, challenge }
}

/** The challenge that a browser has answered, which must be one of ours and for this; throws a `StepRefused` else. */
function challengeOf(clientDataJSON: string, expected: Challenge): Ticket<Challenge> {
  const ticket = readTicket('challenge', challengeText(clientDataJSON))
  if (!ticket) throw new StepRefused('challenge_ended', t.challengeEnded())
  const { staff, for: purpose } = ticket.claims
  if (staff !== expected.staff || purpose !== expected.for) throw refusedPasskey()
  return ticket
}

function challengeText(clientDataJSON: string): string {
  let data: unknown
  try {
    data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
  } catch {
    throw refusedPasskey()
  }
  const { challenge } = (data ?? {}) as { challenge?: unknown }
  return typeof challenge === 'string' ? Buffer.from(challenge, 'base64url').toString() : ''
}

const refusedPasskey = () => new StepRefused('passkey_refused', t.passkeyRefused())

/** The library throws for everything that is not right in an answer; the log says what it was. */
async function orRefused<T>(req: PayloadRequest, verify: () => Promise<T>): Promise<T> {
  try {
    return await verify()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    req.payload.logger.info({ reason, msg: 'a passkey was refused' })
    throw refusedPasskey()
  }
}

/**
 * Keeps that a passkey was used, in the transaction of `own`, with its challenge, which counts once. Throws a
 * `StepRefused` where the counter has not gone on: there is a copy of the passkey.
 */
export async function keepUse(
  own: PayloadRequest,
  passkey: Passkey,
  { counter, isBackedUp, challenge }: UsedPasskey,
): Promise<void> {
  const { payload } = own
  if (!(await spendTicket(payload, challenge, own)))
    throw new StepRefused('challenge_ended', t.challengeEnded())
  // Passkeys that do not count say 0 each time.
  const goesOn = counter === 0 ? 'counter = $1' : 'counter < $1'
  const kept = await query(
    payload,
    `UPDATE passkeys SET counter = $1, used_at = $2, backed_up = $3
     WHERE id = $4 AND staff = $5 AND ${goesOn} RETURNING id`,
    [counter, Date.now(), isBackedUp ? 1 : 0, passkey.id, passkey.staff],
    own,
  )
  if (kept.length > 0) return
  const [still] = await query(payload, 'SELECT id FROM passkeys WHERE id = $1', [passkey.id], own)
  if (!still) throw new StepRefused('passkey_unknown', t.passkeyUnknown())
  throw new StepRefused('passkey_cloned', t.passkeyCloned())
}

/** Adds a passkey, in the transaction of `own`, with its challenge, which counts once. */
export async function addPasskey(
  own: PayloadRequest,
  { passkey, isBackedUp, challenge }: MadePasskey,
  name: string,
): Promise<void> {
  const { payload } = own
  if (!(await spendTicket(payload, challenge, own)))
    throw new StepRefused('challenge_ended', t.challengeEnded())
  const { id, staff, publicKey, counter, transports } = passkey
  if ((await passkeysOf(payload, staff, own)).length >= MOST_PASSKEYS)
    throw new StepRefused('too_many_passkeys', t.tooManyPasskeys({ most: MOST_PASSKEYS }))
  const added = await query(
    payload,
    `INSERT INTO passkeys (id, staff, name, public_key, counter, transports, backed_up, added_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING RETURNING id`,
    [id, staff, name, publicKey, counter, transports.join(' '), isBackedUp ? 1 : 0, Date.now()],
    own,
  )
  if (added.length === 0) throw new StepRefused('passkey_known', t.passkeyKnown())
}

/** Removes a passkey of an account, and answers with its name; null where it is none of its. */
export async function removePasskey(
  own: PayloadRequest,
  staff: number,
  id: string,
): Promise<string | null> {
  const text = 'DELETE FROM passkeys WHERE id = $1 AND staff = $2 RETURNING name'
  const [removed] = await query(own.payload, text, [id, staff], own)
  return removed ? String(removed.name) : null
}
