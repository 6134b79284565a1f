import type { PayloadRequest } from 'payload'
import { hasRole, type Role } from './roles.ts'

/** Staff with one of the roles, and administrators. */
export function requireRole(...wanted: Role[]) {
  return ({ req }: { req: PayloadRequest }): boolean => hasRole(req, ...wanted)
}
