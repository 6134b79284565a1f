import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A ticket that was made here: what it says, the name that no other ticket has, and until when it holds (epoch ms). */
export type Ticket<Claims> = { claims: Claims; id: string; until: number }

const FORM = /^([\w-]+)\.([\w-]{43})$/

const mac = (kind: string, body: string, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['ticket', kind, body]))
    .digest()

/** Signs `claims` (JSON) until `until` (epoch ms). A ticket of one kind is none of another. */
export function signTicket<Claims extends object>(
  kind: string,
  { claims, until }: { claims: Claims; until: number },
  secret: string,
): string {
  if (secret === '') throw new Error('Tickets need a secret.')
  const id = randomBytes(16).toString('base64url')
  const body = Buffer.from(JSON.stringify({ claims, until, id })).toString('base64url')
  return `${body}.${mac(kind, body, secret).toString('base64url')}`
}

/** Reads a ticket of a kind; null where it was not made here, is of another kind, or ended before `now` (epoch ms). */
export function verifyTicket<Claims extends object>(
  kind: string,
  token: string,
  { secret, now }: { secret: string; now: number },
): Ticket<Claims> | null {
  const [, body = '', signature = ''] = FORM.exec(token) ?? []
  if (secret === '' || signature === '') return null
  const given = Buffer.from(signature, 'base64url')
  const expected = mac(kind, body, secret)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  // Only this function's own text gets here.
  const ticket = JSON.parse(Buffer.from(body, 'base64url').toString()) as Ticket<Claims>
  return ticket.until > now ? ticket : null
}
