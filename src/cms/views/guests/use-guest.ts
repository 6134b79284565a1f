import { useRef, useState } from 'react'
import type { GuestProfile } from '#booking-engine/guest-book/profile.ts'
import type { ProfileScope } from '#booking-engine/guest-book/types.ts'
import type { GuestView } from '#cms/guest-book/guest-view.ts'
import { postToHostApi, type Reply } from '../reservations/api.ts'

/** A guest's page, and what can be done with it; one thing at a time. */
export function useGuest(first: GuestView) {
  const [guest, setGuest] = useState(first)
  const [busy, setBusy] = useState(false)
  // A second tap may come before the first one is drawn.
  const working = useRef(false)
  const change = async (path: string, body: object): Promise<Reply<GuestView | null> | null> => {
    if (working.current) return null
    working.current = true
    setBusy(true)
    const { location, booking } = first
    const reply = await postToHostApi<GuestView>(path, { location, booking, ...body })
    if (reply.ok && reply.value) setGuest(reply.value)
    working.current = false
    setBusy(false)
    return reply
  }
  return {
    ...{ guest, busy },
    save: (scope: ProfileScope, seen: number, profile: GuestProfile) =>
      change('save-profile', { scope, seen, profile }),
    merge: (other: string) => change('merge-guests', { other }),
    split: (merge: string) => change('split-guest', { merge }),
  }
}

export type GuestActs = ReturnType<typeof useGuest>
