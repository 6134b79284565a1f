import type { Payload } from 'payload'
import { groupUtcOffsets } from '../group-time-zone.ts'
import { type InvitedAccount, invitationState, stateLabel } from './invitation-state.ts'

type Props = { payload: Payload; rowData?: InvitedAccount }

/** In the list of staff: whether somebody can sign in, or until when they are invited. */
export async function StateCell({ payload, rowData = {} }: Props) {
  const now = Date.now()
  const isEnded = ['expired', 'withdrawn'].includes(invitationState(rowData, now))
  const color = isEnded ? 'var(--theme-error-650)' : undefined
  const label = stateLabel(rowData, now, await groupUtcOffsets(payload))
  return <span style={{ color }}>{label}</span>
}
