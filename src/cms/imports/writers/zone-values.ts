import type { Zone } from '#payload-types.ts'
import type { Values } from '../../documents/versions.ts'
import { collectionOf } from '../keys.ts'
import type { readParts } from '../parts.ts'
import type { DocumentName } from '../types.ts'

type Part = Awaited<ReturnType<typeof readParts>>[number]

/** Whether a part of a zone is the menu that it shows; the others are locations. */
export const isMenu = ({ name }: Part) => collectionOf(name) === 'menus'

/** Whether a location is to be in the zone of this name; the other ones leave it for theirs. */
export const isToJoin = ({ data }: Part, zone: DocumentName) => data.menuZone === zone

/** The values of a zone with the menu that it is to show, and with the locations that are to be in it. */
export function zoneValues(name: DocumentName, parts: readonly Part[], before: Values): Values {
  const targets = (own: readonly Part[]) => own.flatMap(({ target }) => target ?? [])
  const [menu] = targets(parts.filter(isMenu))
  if (menu !== undefined) return { menuLayout: menu }
  const locations = parts.filter((part) => !isMenu(part))
  const joining = targets(locations.filter((one) => isToJoin(one, name)))
  const leaving = targets(locations.filter((one) => !isToJoin(one, name)))
  // Deleting a location leaves its row in the zone, empty; validation would refuse it.
  const rows = ((before as Partial<Zone>).locations ?? []).filter(({ location }) => location)
  const listed = rows.map(({ location }) => Number(location))
  const added = joining.filter((one) => !listed.includes(one))
  if (added.length === 0 && !leaving.some((one) => listed.includes(one))) return {}
  const kept = rows.filter(({ location }) => !leaving.includes(Number(location)))
  return { locations: [...kept, ...added.map((location) => ({ location }))] }
}
