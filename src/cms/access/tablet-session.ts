import type { PayloadRequest } from 'payload'

/**
 * The tablet on which a session was begun. `isByPin`: by a PIN, so that it may do what a host does at that location and
 * nothing else, whatever the account may do otherwise.
 */
export type TabletSession = { name: string; location: number; isByPin: boolean }

type Asking = Pick<PayloadRequest, 'user'>

/** The tablet that somebody is signed in on; null where they are on a device of their own. */
export function tabletSessionOf({ user }: Asking): TabletSession | null {
  return (user as { _tablet?: TabletSession } | null)?._tablet ?? null
}

/** The one location at whose board somebody works by their PIN; null in any other session. */
export function pinLocationOf(req: Asking): number | null {
  const tablet = tabletSessionOf(req)
  return tablet?.isByPin ? tablet.location : null
}
