import type { ServerProps } from 'payload'
import { worksAtDesk } from '../access/desk.ts'

/** Leads those who work with reservations from the admin's menu to the mails to guests. */
export function PostLink({ user }: Partial<ServerProps>) {
  if (!user || !worksAtDesk({ user } as Parameters<typeof worksAtDesk>[0])) return null
  return (
    <a className="nav__link" href="/admin/post">
      <span className="nav__link-label">Post</span>
    </a>
  )
}
