import type { Zone } from '#cms/content/zones.ts'
import type { NewsPost } from '#payload-types.ts'

/** Ids of the locations that a post is for, those of its zones included; empty = not limited. */
export function locationsOf(
  { type, locations }: Pick<NewsPost, 'type' | 'locations'>,
  zones: readonly Zone[],
): number[] {
  if (type !== 'location-or-zone-based') return []
  const ids = (locations ?? []).flatMap(({ relationTo, value }) => {
    const id = typeof value === 'object' ? value.id : value
    if (relationTo === 'locations') return [id]
    return zones.find((zone) => zone.id === String(id))?.locations ?? []
  })
  return [...new Set(ids)]
}
