import { isDeepStrictEqual } from 'node:util'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { statedAllergens } from '#lib/menus/allergens.ts'
import { contradictedBy, isDenied } from '#lib/menus/marks.ts'
import type { MenuItem, MenuTag } from '#payload-types.ts'
import * as t from './messages.gen.ts'
import { namesOf } from './options.ts'
import { isSameStatement } from './same-statement.ts'

/** A chosen mark and a statement of one dish that say different things; `path`: the field of the statement. */
export type Contradiction = { path: string; message: string }

/** What the chosen marks of a dish say against what it states. */
export function contradictionsOf(
  tags: readonly Pick<MenuTag, 'title' | 'kind' | 'allergens'>[],
  allergens: MenuItem['allergens'],
): Contradiction[] {
  const stated = statedAllergens(allergens)
  return tags.flatMap((tag) => {
    const ruledOut = contradictedBy(tag, stated)
    if (ruledOut.length > 0) {
      const isContained = ruledOut.some((one) => stated?.contains.includes(one))
      const path = isContained ? 'allergens.contains' : 'allergens.mayContain'
      const named = { diet: tag.title, allergens: namesOf(ruledOut) }
      return [{ path, message: t.contradictsDiet(named) }]
    }
    if (!isDenied(tag, stated)) return []
    const message =
      allergens?.statement === 'none'
        ? t.contradictsNone({ mark: tag.title })
        : t.contradictsMark({ mark: tag.title, allergens: namesOf(tag.allergens ?? []) })
    return [{ path: 'allergens.statement', message }]
  })
}

/**
 * Refuses a dish whose chosen marks and statement say different things, where a save changes either of them. A mark that
 * was changed since is no reason to refuse a new price: the menu check lists it, and guests do not get it.
 */
export const refuseContradictions: CollectionBeforeChangeHook<MenuItem> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const before = originalDoc?.allergens
  const allergens = { ...before, ...data.allergens }
  const ids = idsOf(data.tags === undefined ? originalDoc?.tags : data.tags)
  const isSame =
    originalDoc?.id !== undefined &&
    isSameStatement(allergens, before) &&
    isDeepStrictEqual(ids, idsOf(originalDoc.tags))
  if (isSame || ids.length === 0 || !allergens.statement) return data
  const { docs } = await req.payload.find({
    collection: 'menu-tags',
    where: { id: { in: ids } },
    ...{ depth: 0, pagination: false, req },
  })
  const errors = contradictionsOf(docs, allergens)
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req })
  return data
}

function idsOf(tags: MenuItem['tags']): number[] {
  return (tags ?? [])
    .map((tag) => (typeof tag === 'object' ? tag.id : tag))
    .toSorted((a, b) => a - b)
}
