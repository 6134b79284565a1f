import { toLocalDateTime } from '#cms/fields/opening-hours.ts'
import type { NoticeScope } from '#lib/notices/notices.ts'
import type { Banner, Popup } from '#payload-types.ts'
import type { Zone } from '../content/zones.ts'

/** A banner or a popup as it is stored. */
export type NoticeBlock =
  | NonNullable<Banner['slices']>[number]
  | NonNullable<Popup['slices']>[number]

type Item = NonNullable<NoticeBlock['items']>[number]

/** uids of the locations that a location or a zone of a restriction stands for. */
export type MembersOf = (item: Item) => string[]

/** The members of restrictions, of published locations; without zones (null) a zone has none. */
export function membersIn(
  locations: readonly { id: number; uid: string }[],
  zones: readonly Pick<Zone, 'id' | 'locations'>[] | null,
): MembersOf {
  const uids = new Map(locations.map(({ id, uid }) => [id, uid]))
  const members = new Map(zones?.map((zone) => [zone.id, zone.locations]))
  return (item) => {
    const { zone, id } = targetOf(item)
    const ids = zone ? (members.get(String(id)) ?? []) : [id]
    return ids.flatMap((one) => uids.get(one) ?? [])
  }
}

/** Whether an entry of a restriction is a zone, and the id of what it names. */
export function targetOf(item: Item): { zone: boolean; id: number } {
  const reference = typeof item === 'object' && 'relationTo' in item ? item.value : item
  const zone = typeof item === 'object' && 'relationTo' in item && item.relationTo === 'zones'
  return { zone, id: typeof reference === 'object' ? reference.id : reference }
}

/** A restriction whose locations are all gone is still one, and shows the entry to nobody. */
export function noticeScopeOf(
  { uid, items, from, until }: NoticeBlock,
  membersOf: MembersOf,
): NoticeScope {
  return {
    uid: uid ?? '',
    locations: items?.length ? [...new Set(items.flatMap(membersOf))] : null,
    from: from ? toLocalDateTime(from) : null,
    until: until ? toLocalDateTime(until) : null,
  }
}
