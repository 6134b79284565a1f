import type { ServerProps } from 'payload'
import { worksAtDesk } from '../access/desk.ts'

/** Leads those who work with reservations from the admin's menu to what is kept of a guest. */
export function GuestDataLink({ user }: Partial<ServerProps>) {
  if (!user || !worksAtDesk({ user } as Parameters<typeof worksAtDesk>[0])) return null
  return (
    <a className="nav__link" href="/admin/guest-data">
      <span className="nav__link-label">A guest’s data</span>
    </a>
  )
}
