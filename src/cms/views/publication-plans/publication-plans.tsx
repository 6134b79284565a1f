import type { Payload, PayloadRequest } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { groupTimeZone, groupUtcOffsets } from '../group-time-zone.ts'
import { PlansPanel } from './plans-panel.client.tsx'

type Props = { payload: Payload; user?: PayloadRequest['user'] }

/** Shows editors, beside a document, what is scheduled for it; times are in the group's time zone. */
export async function PublicationPlans({ payload, user = null }: Props) {
  if (!hasRole({ user }, 'editor')) return null
  return (
    <PlansPanel
      timeZone={await groupTimeZone(payload)}
      utcOffsets={await groupUtcOffsets(payload)}
    />
  )
}
