import { createHmac, timingSafeEqual } from 'node:crypto'

/** Twilio's signature of a form that it posts: HMAC-SHA1 of the address, then each name and value by the names' order. */
export function signatureOf(authToken: string, url: string, body: string): string {
  const fields = [...new URLSearchParams(body)].toSorted(([one], [other]) =>
    one < other ? -1 : one > other ? 1 : 0,
  )
  const signed = fields.reduce((text, [name, value]) => `${text}${name}${value}`, url)
  return createHmac('sha1', authToken).update(signed, 'utf8').digest('base64')
}

/** Whether a form was signed with the account's own token. */
export function isSigned(
  authToken: string,
  { url, body, signature }: { url: string; body: string; signature: string | null },
): boolean {
  const right = Buffer.from(signatureOf(authToken, url, body))
  const given = Buffer.from(signature ?? '')
  return given.length === right.length && timingSafeEqual(given, right)
}
