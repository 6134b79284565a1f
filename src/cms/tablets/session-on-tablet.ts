import type { Payload } from 'payload'
import type { Staff } from '#payload-types.ts'
import type { TabletSession } from '../access/tablet-session.ts'
import { programToken } from '../sessions/request-token.ts'
import type { Session } from '../sessions/session.ts'
import { mayUseTablet } from './hosts.ts'
import { findTablet, readTablet } from './tablet-rows.ts'

/** What is other than in the account of somebody who is signed in on a shared tablet. */
export type OnTablet = Partial<Pick<Staff, 'roles' | 'allLocations' | 'locations'>> & {
  _tablet: TabletSession
}

type Asked = { payload: Payload; headers: Headers; session: Session; account: Staff }

/**
 * As whom a session on a shared tablet acts; null where it counts for nothing. One by a PIN is a host of the tablet's
 * location and nothing else. It counts with the cookie of its tablet alone, and as long as its owner works there.
 */
export async function sessionOnTablet(asked: Asked): Promise<OnTablet | null> {
  const { payload, headers, session, account } = asked
  const tablet =
    session.way === 'pin'
      ? await findTablet(payload, headers)
      : await readTablet(payload, String(session.tablet))
  if (!tablet || tablet.id !== session.tablet) return null
  const { name, location } = tablet
  if (session.way !== 'pin') return { _tablet: { name, location, isByPin: false } }
  if (programToken(headers) !== null || !mayUseTablet(account, location)) return null
  const asHost: OnTablet = {
    ...{ roles: ['host'], allLocations: false, locations: [location] },
    _tablet: { name, location, isByPin: true },
  }
  return asHost
}
