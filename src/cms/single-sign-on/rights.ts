import { ROLES, type Role } from '#lib/staff/roles.ts'
import type { GroupRule } from '#providers/identity/contract.ts'

/** What somebody may do by their groups. `locations`: uids, or `all`; null = the rules say nothing of locations. */
export type Rights = { roles: Role[]; locations: string[] | 'all' | null }

/** The rights of all groups of a person together, roles in their usual order; null where no rule is for them. */
export function rightsOf(rules: readonly GroupRule[], groups: readonly string[]): Rights | null {
  const own = rules.filter(({ group }) => groups.includes(group))
  if (own.length === 0) return null
  const given = new Set(own.flatMap(({ roles }) => roles))
  const named = [...new Set(own.flatMap(({ locations }) => locations))]
  const saysLocations = rules.some(({ locations }) => locations.length > 0)
  return {
    roles: ROLES.filter((role) => given.has(role)),
    locations: saysLocations ? (named.includes('*') ? 'all' : named) : null,
  }
}
