import { createHmac, timingSafeEqual } from 'node:crypto'

/** An invitation: whose account it is about, and random signs by which the account's links differ. */
export type Invitation = { staff: number; nonce: string }

const FORM = /^([1-9]\d{0,14})\.([\w-]{22})\.([\w-]{43})$/

const mac = ({ staff, nonce }: Invitation, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['invitation', staff, nonce]))
    .digest()

/** The token of an invitation's link. Without the secret nobody makes one, whatever they read in a database. */
export function signInvitation(invitation: Invitation, secret: string): string {
  if (secret === '') throw new Error('The links of invitations need a secret.')
  const { staff, nonce } = invitation
  return `${staff}.${nonce}.${mac(invitation, secret).toString('base64url')}`
}

/** The invitation of a token that was once made here; null for all else. Whether it still holds the account knows. */
export function verifyInvitation(token: string, secret: string): Invitation | null {
  const [, staff = '', nonce = '', signature = ''] = FORM.exec(token) ?? []
  if (secret === '' || signature === '') return null
  const invitation = { staff: Number(staff), nonce }
  const given = Buffer.from(signature, 'base64url')
  const expected = mac(invitation, secret)
  const same = given.length === expected.length && timingSafeEqual(given, expected)
  return same ? invitation : null
}
