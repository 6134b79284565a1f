import type { Endpoint } from 'payload'
import { json } from '#lib/http/respond.ts'
import { pinLocationOf } from '../access/tablet-session.ts'
import { endOf } from '../sessions/account-hooks.ts'

/** Who somebody is by their PIN, for the admin's pages; the account itself is not read by it. */
export function meByPin(handler: Endpoint['handler']): Endpoint['handler'] {
  return async (req) => {
    if (pinLocationOf(req) === null) return handler(req)
    const { user } = req
    return json({ user, collection: 'staff', strategy: 'session', exp: await endOf(req) })
  }
}
