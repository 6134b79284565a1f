import type { ServerProps } from 'payload'
import { hasRole } from '../access/roles.ts'

/** Leads those who edit content from the admin's menu to what is wrong with it. */
export function ContentCheckLink({ user }: Partial<ServerProps>) {
  if (!user || !hasRole({ user } as Parameters<typeof hasRole>[0], 'editor')) return null
  return (
    <a className="nav__link" href="/admin/content-check">
      <span className="nav__link-label">Content check</span>
    </a>
  )
}
