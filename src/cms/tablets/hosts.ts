import type { Payload } from 'payload'
import type { Staff } from '#payload-types.ts'

/** Somebody who works at a tablet's location, as its lock screen names them. */
export type TabletHost = { id: number; name: string }

type Account = Pick<Staff, 'roles' | 'state' | 'mustChangePassword' | 'allLocations' | 'locations'>

/** Whether somebody may work on the tablets of a location: its hosts and managers, by their own roles. */
export function mayUseTablet(account: Account, location: number): boolean {
  const { state, mustChangePassword, allLocations, locations } = account
  if ((state && state !== 'active') || mustChangePassword || !isHost(account)) return false
  const own = locations?.map((one) => (typeof one === 'number' ? one : one.id)) ?? []
  return Boolean(allLocations) || own.includes(location)
}

/** Whether an account is one of a host or manager, who may have a PIN. */
export function isHost({ roles }: { roles?: readonly string[] | null }): boolean {
  return (roles ?? []).some((role) => role === 'host' || role === 'manager')
}

/** Those who may work on the tablets of a location, by name. */
export async function readTabletHosts(payload: Payload, location: number): Promise<TabletHost[]> {
  const { docs } = await payload.find({
    collection: 'staff',
    where: {
      and: [
        { roles: { in: ['host', 'manager'] } },
        { or: [{ allLocations: { equals: true } }, { locations: { in: [location] } }] },
      ],
    },
    select: {
      ...{ name: true, roles: true, state: true, mustChangePassword: true },
      ...{ allLocations: true, locations: true },
    },
    ...{ depth: 0, sort: 'name', pagination: false, overrideAccess: true },
  })
  return docs.filter((one) => mayUseTablet(one, location)).map(({ id, name }) => ({ id, name }))
}
