import type { ServerProps } from 'payload'
import { worksAtDesk } from '../access/desk.ts'

/** Leads hosts from the admin's menu to the day's reservations. */
export function ReservationsLink({ user }: Partial<ServerProps>) {
  if (!isHost(user)) return null
  return (
    <a className="nav__link" href="/admin/reservations">
      <span className="nav__link-label">Reservations</span>
    </a>
  )
}

/** The same on the dashboard, where a host begins the evening. */
export function ReservationsCard({ user }: Partial<ServerProps>) {
  if (!isHost(user)) return null
  return (
    <a className="card" href="/admin/reservations" style={{ marginBottom: 'var(--base)' }}>
      <strong>Reservations: the day at a glance, walk-ins and blocked tables</strong>
    </a>
  )
}

/** Whether somebody works with guests at any location. */
export function isHost(user: ServerProps['user'] | undefined): boolean {
  return Boolean(user) && worksAtDesk({ user } as Parameters<typeof worksAtDesk>[0])
}
