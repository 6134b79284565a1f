import { createHmac, timingSafeEqual } from 'node:crypto'

/** A newsletter subscriber as their links identify them. */
type Subscriber = { id: number; email: string }

const mac = ({ id, email }: Subscriber, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['newsletter', id, email]))
    .digest()

/** Signed token of a subscriber's links, by which they confirm and unsubscribe; it cannot be guessed. */
export function signSubscriber(reader: Subscriber, secret: string): string {
  if (secret === '') throw new Error('The links of the newsletter need a secret.')
  return `${reader.id}.${mac(reader, secret).toString('base64url')}`
}

/** The subscriber id in a token, unverified; null where the token is malformed. */
export function subscriberIdIn(token: string): number | null {
  const [, id] = /^([1-9]\d{0,14})\.[\w-]{43}$/.exec(token) ?? []
  return id ? Number(id) : null
}

/** Whether a token belongs to this subscriber. */
export function isSubscriberToken(token: string, reader: Subscriber, secret: string): boolean {
  if (secret === '') return false
  const given = Buffer.from(token.split('.')[1] ?? '', 'base64url')
  const expected = mac(reader, secret)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Path of a subscriber's own page, on which they confirm or unsubscribe. */
export function unsubscribePath(token: string): string {
  return `/my/newsletter/${encodeURIComponent(token)}`
}
