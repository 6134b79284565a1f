/** The roles of staff, as accounts are stored with them. */
export const ROLES = [
  'admin',
  'editor',
  'host',
  'manager',
  'viewer',
  'recruiter',
  'marketing',
] as const

export type Role = (typeof ROLES)[number]
