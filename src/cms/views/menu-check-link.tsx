import type { ServerProps } from 'payload'
import { hasRole } from '../access/roles.ts'

/** Leads those who edit menus from the admin's menu to what their items lack. */
export function MenuCheckLink({ user }: Partial<ServerProps>) {
  if (!user || !hasRole({ user } as Parameters<typeof hasRole>[0], 'editor')) return null
  return (
    <a className="nav__link" href="/admin/menu-check">
      <span className="nav__link-label">Menu check</span>
    </a>
  )
}
