import { INVITATION_DAYS, type OpenedInvitation } from './invitation.ts'
import * as t from './messages.gen.ts'

/** Why a link lets nobody in, and what to do. */
export function endedText(state: Exclude<OpenedInvitation['state'], 'open'>): string {
  switch (state) {
    case 'expired':
      return t.linkExpired({ days: INVITATION_DAYS })
    case 'replaced':
      return t.linkReplaced()
    case 'used':
      return t.linkUsed()
    case 'withdrawn':
      return t.linkWithdrawn()
    case 'unknown':
      return t.linkUnknown()
  }
}
