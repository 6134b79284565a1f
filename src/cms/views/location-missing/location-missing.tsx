import type { PayloadRequest } from 'payload'
import { hostLocationIds } from '#cms/access/host-access.ts'
import { hasRole } from '#cms/access/roles.ts'
import { MissingPanel } from './missing-panel.client.tsx'

type Props = { user?: PayloadRequest['user'] }

/** Shows editors, beside a location, what keeps it from being found, visited or booked. */
export function LocationMissing({ user = null }: Props) {
  if (!hasRole({ user }, 'editor')) return null
  return <MissingPanel managed={hostLocationIds({ user })} />
}
