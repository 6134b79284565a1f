import type { ServerProps } from 'payload'
import { isHost } from './reservations-link.tsx'

/** Leads hosts from the admin's menu to the cards of their tables. */
export function TableCardsLink({ user }: Partial<ServerProps>) {
  if (!isHost(user)) return null
  return (
    <a className="nav__link" href="/admin/table-cards">
      <span className="nav__link-label">Table cards</span>
    </a>
  )
}
