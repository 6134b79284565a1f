import type { Payload, PayloadRequest } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { groupTimeZone } from '../invitations/group-time-zone.ts'
import { PlansPanel } from './plans-panel.client.tsx'

type Props = { payload: Payload; user?: PayloadRequest['user'] }

/** Beside a document, for editors: what the clock does with it, in the group's time. */
export async function PublicationPlans({ payload, user = null }: Props) {
  if (!hasRole({ user }, 'editor')) return null
  return <PlansPanel timeZone={await groupTimeZone(payload)} />
}
