import type { Payload } from 'payload'
import type { Content } from './content.ts'

/** A PIN that is taken. */
export const PIN = '495067'

/** Makes a shared tablet as `POST /tablets/make` does, without anybody's sign-in; answers with its cookie's value. */
export async function makeTablet(
  payload: Payload,
  tablet: { location: number; madeBy: number; name: string },
): Promise<string> {
  const { insertTablet } = await import('#cms/tablets/tablet-rows.ts')
  const { TABLET_MS } = await import('#cms/tablets/tablet.ts')
  const { inTransaction } = await import('#cms/database/atomic-writes.ts')
  const { madeBy, ...more } = tablet
  const [id, token] = [crypto.randomUUID(), `${crypto.randomUUID()}-token`]
  const one = { id, ...more, endsAt: Date.now() + TABLET_MS }
  await inTransaction(payload.db, undefined, (req) =>
    insertTablet(payload, { tablet: one, token, madeBy }, req),
  )
  return token
}

/** Gives somebody a PIN as `POST /tablets/set-pin` does, without their sign-in. */
export async function givePin(payload: Payload, staff: number, pin = PIN): Promise<void> {
  const { digestPin, keepPin } = await import('#cms/tablets/pins.ts')
  const { inTransaction } = await import('#cms/database/atomic-writes.ts')
  const digest = await digestPin(staff, pin)
  await inTransaction(payload.db, undefined, (req) => keepPin(payload, staff, digest, req))
}

/**
 * Somebody who may do everything everywhere, signed in by their PIN on a tablet of a location; answers with the cookies
 * of its browser.
 */
export async function atWorkByPin({ payload, rest }: Content, location: number): Promise<string> {
  const { id } = await payload.create({
    collection: 'staff',
    data: {
      ...{ name: 'Robin', email: 'by-pin@example.com', password: 'a long enough password' },
      ...{ roles: ['admin', 'manager', 'host'], allLocations: true, mustChangePassword: false },
    },
  })
  await givePin(payload, id)
  const cookie = `tableside-tablet=${await makeTablet(payload, { location, madeBy: id, name: 'Stand' })}`
  const body = { staff: id, pin: PIN }
  const { headers } = await rest('POST', '/tablets/unlock', { as: cookie, body })
  return headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}
