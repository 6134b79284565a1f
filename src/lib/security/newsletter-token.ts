import { createHmac, timingSafeEqual } from 'node:crypto'

/** A reader of the newsletter as their links know them. */
type Subscriber = { id: number; email: string }

const mac = ({ id, email }: Subscriber, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['newsletter', id, email]))
    .digest()

/** The part of a reader's links by which they confirm and unsubscribe: nobody can guess another's. */
export function signSubscriber(reader: Subscriber, secret: string): string {
  if (secret === '') throw new Error('The links of the newsletter need a secret.')
  return `${reader.id}.${mac(reader, secret).toString('base64url')}`
}

/** The id in a token, for looking the reader up; null where it can be none. It is not believed yet. */
export function subscriberIdIn(token: string): number | null {
  const [, id] = /^([1-9]\d{0,14})\.[\w-]{43}$/.exec(token) ?? []
  return id ? Number(id) : null
}

/** Whether a token is this reader's. */
export function isSubscriberToken(token: string, reader: Subscriber, secret: string): boolean {
  if (secret === '') return false
  const given = Buffer.from(token.split('.')[1] ?? '', 'base64url')
  const expected = mac(reader, secret)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Path of the page of a reader's own, where they confirm, see where they stand, and leave. */
export function unsubscribePath(token: string): string {
  return `/my/newsletter/${encodeURIComponent(token)}`
}
