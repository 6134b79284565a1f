import { randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { env } from '#env.ts'
import { signInvitation, verifyInvitation } from '#lib/security/invitation-token.ts'
import { deriveSecrets, readWithAny } from '#lib/security/secrets.ts'
import type { Staff } from '#payload-types.ts'
import { hashToken } from '../staff/token-hash.ts'

/** How long a link holds. */
export const INVITATION_DAYS = 7
const DAY_MS = 24 * 60 * 60_000

const secrets = () => deriveSecrets(env, 'invitation')

/** A link that was made: its address, and until when it holds (ISO). */
export type IssuedInvitation = { link: string; until: string }

/**
 * Makes the link of an account that nobody has chosen a password for yet. An earlier link ends. The account keeps
 * a digest; where it goes by mail, it also keeps what the mail's link is made of until the mail is in the outbox.
 */
export async function issueInvitation(
  req: PayloadRequest,
  staff: number,
  { byMail }: { byMail: boolean },
): Promise<IssuedInvitation> {
  const nonce = randomBytes(16).toString('base64url')
  const token = signInvitation({ staff, nonce }, secrets()[0])
  const until = new Date(Date.now() + INVITATION_DAYS * DAY_MS).toISOString()
  await changeAccount(req, staff, {
    state: 'invited',
    invitation: hashToken(token),
    invitedUntil: until,
    invitationToSend: byMail ? nonce : null,
  })
  return { link: invitationUrl(token), until }
}

/** Ends the link of an account. The account stays, and nobody can sign in with it. */
export async function withdrawInvitation(req: PayloadRequest, staff: number): Promise<void> {
  await changeAccount(req, staff, { ...ENDED, state: 'withdrawn' })
}

/** What an account has of an invitation that has ended. */
export const ENDED = { invitation: null, invitedUntil: null, invitationToSend: null }

function changeAccount(req: PayloadRequest, id: number, data: Partial<Staff>) {
  return req.payload.update({ collection: 'staff', id, data, depth: 0, overrideAccess: true, req })
}

/** The address of a link by its token. */
export function invitationUrl(token: string): string {
  return `${env.publicUrl}/admin/invitation/${token}`
}

/** The link of a mail that is about to leave; null where it holds no longer. */
export function linkToSend(
  account: Pick<Staff, 'id' | 'invitation'>,
  nonce: string,
): { token: string; url: string } | null {
  return readWithAny(secrets(), (secret) => {
    const token = signInvitation({ staff: account.id, nonce }, secret)
    return account.invitation === hashToken(token) ? { token, url: invitationUrl(token) } : null
  })
}

/**
 * What a link is good for. `replaced`: a newer one was made · `used`: its account has a password · `unknown`: it was
 * not made here, or not copied as a whole, or its account is gone.
 */
export type OpenedInvitation =
  | { state: 'open'; account: Staff; digest: string }
  | { state: 'expired' | 'replaced' | 'used' | 'withdrawn' | 'unknown' }

/** Reads what a link is good for. */
export async function openInvitation(payload: Payload, token: string): Promise<OpenedInvitation> {
  const invitation = readWithAny(secrets(), (secret) => verifyInvitation(token, secret))
  if (!invitation) return { state: 'unknown' }
  const account = await payload.findByID({
    collection: 'staff',
    id: invitation.staff,
    ...{ depth: 0, disableErrors: true, showHiddenFields: true },
  })
  if (!account) return { state: 'unknown' }
  if (account.state === 'withdrawn') return { state: 'withdrawn' }
  if (account.state !== 'invited') return { state: 'used' }
  const digest = hashToken(token)
  if (account.invitation !== digest) return { state: 'replaced' }
  if (isExpired(account, Date.now())) return { state: 'expired' }
  return { state: 'open', account, digest }
}

/** Whether the link of an invited account has run out. */
export function isExpired({ invitedUntil }: Pick<Staff, 'invitedUntil'>, now: number): boolean {
  return !invitedUntil || Date.parse(invitedUntil) <= now
}
