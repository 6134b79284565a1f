import type { PayloadRequest } from 'payload'
import type { Staff } from '#payload-types.ts'
import type { Rights } from './rights.ts'

/** The fields of an account that groups decide. */
export type RightFields = Pick<Staff, 'roles'> & {
  allLocations?: boolean
  locations?: number[]
}

/** Rights as the fields of an account. A location that does not exist is left out, and the log says so. */
export async function fieldsOf(rights: Rights, req: PayloadRequest): Promise<RightFields> {
  const { roles, locations } = rights
  if (locations === null) return { roles }
  if (locations === 'all') return { roles, allLocations: true, locations: [] }
  return { roles, allLocations: false, locations: await idsOf(locations, req) }
}

async function idsOf(uids: string[], req: PayloadRequest): Promise<number[]> {
  if (uids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'locations',
    where: { uid: { in: uids } },
    select: { uid: true },
    ...{ depth: 0, pagination: false, overrideAccess: true, req },
  })
  const missing = uids.filter((uid) => !docs.some((location) => location.uid === uid))
  if (missing.length > 0)
    req.payload.logger.warn({ missing, msg: 'OIDC_ROLES names locations that do not exist' })
  return docs.map(({ id }) => id)
}

/** Which of the fields an account does not have yet; {} = all is as it should be. */
export function changesTo(account: Staff, wanted: RightFields): Partial<RightFields> {
  const { roles, allLocations, locations } = wanted
  const now = (account.locations ?? []).map((one) => (typeof one === 'number' ? one : one.id))
  return {
    ...(isSame(account.roles, roles) ? {} : { roles }),
    ...(allLocations === undefined || Boolean(account.allLocations) === allLocations
      ? {}
      : { allLocations }),
    ...(locations === undefined || isSame(now, locations) ? {} : { locations }),
  }
}

function isSame<T>(some: readonly T[], others: readonly T[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one))
}
