import type { PayloadRequest } from 'payload'
import { person } from './roles.ts'

/** Any member of staff with a password of their own. */
export function signedIn({ req }: { req: PayloadRequest }): boolean {
  return person(req) !== null
}
