import type { Endpoint } from 'payload'
import { json } from '#lib/http/respond.ts'
import { pinLocationOf } from '../access/tablet-session.ts'
import { endOf } from '../sessions/account-hooks.ts'

/** Answers `GET /staff/me` of a session by PIN with the user of the request, without reading the account from the database. */
export function meByPin(handler: Endpoint['handler']): Endpoint['handler'] {
  return async (req) => {
    if (pinLocationOf(req) === null) return handler(req)
    const { user } = req
    return json({ user, collection: 'staff', strategy: 'session', exp: await endOf(req) })
  }
}
