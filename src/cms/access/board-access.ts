import type { PayloadRequest } from 'payload'
import { hostLocationIds } from './host-access.ts'
import { pinLocationOf } from './tablet-session.ts'

type Asking = Pick<PayloadRequest, 'user'>

/**
 * Ids of the locations at whose board somebody works: as a host, or by a PIN on the tablet of one of them. What is not
 * the board's asks for host access, which a PIN does not give.
 */
export function boardLocationIds(req: Asking): 'all' | number[] {
  const own = pinLocationOf(req)
  return own === null ? hostLocationIds(req) : [own]
}

/** Whether somebody works at the board of any location. */
export function hasBoardAccess(req: Asking): boolean {
  const own = boardLocationIds(req)
  return own === 'all' || own.length > 0
}

/** Whether somebody works at the board of a location. */
export function hasBoardAccessAt(req: Asking, location: number): boolean {
  const own = boardLocationIds(req)
  return own === 'all' || own.includes(location)
}
