import type { PayloadRequest } from 'payload'
import { activeStaff } from './roles.ts'

/** Any member of staff with a password of their own. */
export function requireStaff({ req }: { req: PayloadRequest }): boolean {
  return activeStaff(req) !== null
}
