import type { Endpoint } from 'payload'
import { retryAfterText } from '#lib/http/retry-after.ts'
import { IS_RIGHT } from '../hooks/staff/current-password.ts'
import { refusedAt } from '../staff/passwords/check.ts'
import { readBody } from './read-body.ts'
import { forgetTries, type TryKey, takeTry } from './tries.ts'

type Handler = Endpoint['handler']

/**
 * Slows guesses at the current password down, which whoever sits at somebody's open session could make. They are
 * counted before the change begins: a change that is refused takes back all that it wrote.
 */
export function throttledChange(handler: Handler): Handler {
  return async (req) => {
    if (!req.user) return handler(req)
    const { currentPassword } = await readBody(req)
    if (typeof currentPassword !== 'string' || currentPassword === '') return handler(req)
    const keys: TryKey[] = [{ by: 'session', staff: Number(req.user.id) }]
    const wait = await takeTry(req.payload, keys)
    if (wait > 0) throw refusedAt(req, 'currentPassword', retryAfterText(wait))
    const answer = await handler(req)
    // A change that needs no password succeeds with any, and proves nothing.
    if (answer.ok && req.context[IS_RIGHT]) await forgetTries(req.payload, keys)
    return answer
  }
}
