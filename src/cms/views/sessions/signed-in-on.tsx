import type { Payload } from 'payload'
import { groupTimeZone } from '../invitations/group-time-zone.ts'
import { SessionList } from './session-list.client.tsx'

/** In an account: where its owner is signed in. */
export async function SignedInOn({ payload }: { payload: Payload }) {
  return <SessionList timeZone={await groupTimeZone(payload)} />
}
