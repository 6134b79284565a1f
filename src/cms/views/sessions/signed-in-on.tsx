import type { Payload } from 'payload'
import { groupUtcOffsets } from '../group-time-zone.ts'
import { SessionList } from './session-list.client.tsx'

/** In an account: where its owner is signed in. */
export async function SignedInOn({ payload }: { payload: Payload }) {
  return <SessionList utcOffsets={await groupUtcOffsets(payload)} />
}
