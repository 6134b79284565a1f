import type { UIFieldServerProps } from 'payload'
import { env } from '#env.ts'
import { groupTimeZone } from './group-time-zone.ts'
import { InvitationPanel } from './invitation-panel.client.tsx'
import { dayLabel } from './invitation-state.ts'

/** In an account: its invitation, as long as nobody has chosen a password for it. */
export async function Invitation({ payload, data }: UIFieldServerProps) {
  const sendsMail = env.mail.url !== undefined
  const timeZone = await groupTimeZone(payload)
  const until: unknown = data?.invitedUntil
  const stored = typeof until === 'string' ? { until, day: dayLabel(until, timeZone) } : null
  return <InvitationPanel {...{ sendsMail, timeZone, stored }} />
}
