import type { Payload } from 'payload'
import { env } from '#env.ts'
import { groupUtcOffsets } from '../group-time-zone.ts'
import { InvitationPanel } from './invitation-panel.client.tsx'

/** In an account: its invitation, as long as nobody has chosen a password for it. */
export async function Invitation({ payload }: { payload: Payload }) {
  const sendsMail = env.mail.url !== undefined
  return <InvitationPanel sendsMail={sendsMail} utcOffsets={await groupUtcOffsets(payload)} />
}
