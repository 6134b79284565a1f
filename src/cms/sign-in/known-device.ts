import { randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { PayloadRequest } from 'payload'
import { env } from '#env.ts'
import { DEVICE_COOKIE, DEVICE_SECONDS } from '#lib/cookies/device-cookie.ts'
import { type KnownDevice, signDevice, verifyDevice } from '#lib/security/device-token.ts'
import { deriveSecrets } from '#lib/security/secrets.ts'

const secrets = () => deriveSecrets(env, 'known-device')

/** The device that a request comes from, as its cookie says; null where it has none that is right. */
export function deviceOf({ headers }: Pick<PayloadRequest, 'headers'>): KnownDevice | null {
  const value = parseCookie(headers.get('cookie') ?? '')[DEVICE_COOKIE]
  const found = secrets().flatMap((secret) => verifyDevice(value, secret) ?? [])
  const [first] = found
  // Each account stands there with a signature of its own.
  return first ? { ...first, staff: found.flatMap(({ staff }) => staff) } : null
}

/** Has the browser keep that this account has signed in there: tries of others no longer hold it up. */
export function rememberDevice(req: PayloadRequest, answer: Response, staff: number): Response {
  const { device, staff: before } = deviceOf(req) ?? { device: newName(), staff: [] }
  // The last ones are kept.
  const known = [...before.filter((one) => one !== staff), staff]
  const cookie = stringifySetCookie({
    ...{ name: DEVICE_COOKIE, value: signDevice({ device, staff: known }, secrets()[0]) },
    ...{ httpOnly: true, sameSite: 'lax', path: '/', maxAge: DEVICE_SECONDS },
    secure: env.publicUrl.startsWith('https:'),
  })
  answer.headers.append('set-cookie', cookie)
  return answer
}

const newName = () => randomBytes(16).toString('base64url')
