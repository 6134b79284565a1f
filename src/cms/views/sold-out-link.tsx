import type { ServerProps } from 'payload'
import { isHost } from './reservations-link.tsx'

/** Leads hosts from the admin's menu to what is sold out. */
export function SoldOutLink({ user }: Partial<ServerProps>) {
  if (!isHost(user)) return null
  return (
    <a className="nav__link" href="/admin/sold-out">
      <span className="nav__link-label">Sold out</span>
    </a>
  )
}

/** The same on the dashboard. */
export function SoldOutCard({ user }: Partial<ServerProps>) {
  if (!isHost(user)) return null
  return (
    <a className="card" href="/admin/sold-out" style={{ marginBottom: 'var(--base)' }}>
      <strong>Sold out: dishes and drinks that are gone for tonight</strong>
    </a>
  )
}
