import { createHmac, timingSafeEqual } from 'node:crypto'

/** A browser that has signed in to accounts before: its random name, and which accounts they were. */
export type KnownDevice = { device: string; staff: readonly number[] }

/** Accounts that a browser is known to; those that signed in last. A tablet is shared by a team. */
const MAX_ACCOUNTS = 12

const NAME = /^[\w-]{22}$/

const mac = (device: string, staff: number, secret: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['device', device, staff]))
    .digest('base64url')

/** The cookie's value: the name, and for each account its id with a signature. */
export function signDevice({ device, staff }: KnownDevice, secret: string): string {
  if (secret === '') throw new Error('The cookie of a device needs a secret.')
  const known = [...new Set(staff)].slice(-MAX_ACCOUNTS)
  return [device, ...known.map((id) => `${id}.${mac(device, id, secret)}`)].join('~')
}

/** The device of a cookie, with the accounts whose signatures are right; null where it has no name. */
export function verifyDevice(value: string | undefined, secret: string): KnownDevice | null {
  const [device = '', ...accounts] = (value ?? '').split('~')
  if (secret === '' || !NAME.test(device)) return null
  const staff = accounts.slice(0, MAX_ACCOUNTS).flatMap((account) => {
    const [, id, signature = ''] = /^([1-9]\d{0,14})\.([\w-]{43})$/.exec(account) ?? []
    if (!id) return []
    const expected = Buffer.from(mac(device, Number(id), secret))
    const given = Buffer.from(signature)
    return given.length === expected.length && timingSafeEqual(given, expected) ? [Number(id)] : []
  })
  return { device, staff }
}
