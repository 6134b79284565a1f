import { localAtOffsets, type UtcOffsets } from '#lib/time/local-at-offsets.ts'
import { longDateLabel } from '#lib/time/time-labels.ts'
import * as t from './messages.gen.ts'

/** The fields of an account about its invitation. */
export type InvitedAccount = { state?: string | null; invitedUntil?: string | null }

export type InvitationState = 'active' | 'invited' | 'expired' | 'withdrawn'

/** The state of an account as its readers see it: an invitation that ran out is a state of its own. */
export function invitationState(account: InvitedAccount, now: number): InvitationState {
  const { state, invitedUntil } = account
  if (state === 'withdrawn') return 'withdrawn'
  if (state !== 'invited') return 'active'
  return invitedUntil && Date.parse(invitedUntil) > now ? 'invited' : 'expired'
}

/** A day on the group's wall as staff read it: `Friday, December 4`. */
export function dayLabel(iso: string | null | undefined, utcOffsets: UtcOffsets): string {
  return iso ? longDateLabel(localAtOffsets(Date.parse(iso), utcOffsets)) : ''
}

/** The state in the list of staff. */
export function stateLabel(account: InvitedAccount, now: number, utcOffsets: UtcOffsets): string {
  switch (invitationState(account, now)) {
    case 'active':
      return t.active()
    case 'invited':
      return t.invitedUntil({ date: dayLabel(account.invitedUntil, utcOffsets) })
    case 'expired':
      return t.invitationExpired()
    case 'withdrawn':
      return t.invitationWithdrawn()
  }
}
