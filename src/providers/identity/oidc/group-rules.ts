import { ROLES, type Role } from '#lib/staff/roles.ts'
import type { GroupRule } from '../contract.ts'

/** What is wrong with a text of `OIDC_ROLES`, in words for an operator. */
type Fault = { fault: string }

/**
 * Reads which groups have which roles: `admins=admin; harbour hosts=host viewer @harbour`. Entries stand between
 * semicolons; after the last `=` of each stand roles and locations (`@uid`, `@*` for all), with blanks between.
 */
export function parseGroupRules(text: string): GroupRule[] | Fault {
  const rules: GroupRule[] = []
  for (const entry of text.split(';')) {
    if (entry.trim() === '') continue
    const rule = parseRule(entry.trim())
    if ('fault' in rule) return rule
    if (rules.some(({ group }) => group === rule.group))
      return { fault: `names the group ${rule.group} twice` }
    rules.push(rule)
  }
  return rules
}

function parseRule(entry: string): GroupRule | Fault {
  const at = entry.lastIndexOf('=')
  const group = entry.slice(0, at).trim()
  if (at < 0 || group === '') return { fault: `must be group=role, and “${entry}” is not` }
  const words = entry
    .slice(at + 1)
    .split(/\s+/)
    .filter(Boolean)
  const locations = words.filter((word) => word.startsWith('@')).map((word) => word.slice(1))
  const roles = words.filter((word) => !word.startsWith('@'))
  const unknown = roles.find((word) => !isRole(word))
  if (unknown !== undefined)
    return { fault: `gives ${group} the role ${unknown}; there are ${ROLES.join(', ')}` }
  if (roles.length === 0) return { fault: `gives ${group} no role` }
  if (locations.includes('')) return { fault: `has an @ without a location for ${group}` }
  return { group, roles: roles.filter(isRole), locations }
}

const isRole = (word: string): word is Role => (ROLES as readonly string[]).includes(word)
