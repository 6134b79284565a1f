import type { Allergen, StatedAllergens } from './allergens.ts'

/** A mark as the content has it; `allergens`: those that it stands for, or that a diet rules out. */
export type StoredMark = {
  id: number
  uid: string
  kind: 'diet' | 'allergen' | 'note'
  allergens?: Allergen[] | null
}

/** The marks of a dish, and the uids of those that guests who avoid an allergen are told of. */
export type DishMarks<Mark> = { tags: Mark[]; mayContainTags: string[]; unknownTags: string[] }

/** Uids of the diets that each of these is, too: what is vegan is vegetarian, marked so or not. */
export const IMPLIED: Record<string, readonly string[]> = { vegan: ['vegetarian'] }

/**
 * The marks that guests get of a dish: those that were chosen and those of the allergens that it contains, without
 * diets that, or an implied one of which, rule out what it contains or may contain. `marks` are all of the group. Of a mark that stands for no
 * allergen a statement says nothing: it is unknown unless it was chosen.
 */
export function marksOf<Mark extends StoredMark>(
  chosen: readonly Mark[],
  stated: StatedAllergens | null,
  marks: readonly Mark[],
): DishMarks<Mark> {
  const allergenMarks = marks.filter(({ kind }) => kind === 'allergen')
  const standFor = (allergens: readonly Allergen[] = []) =>
    allergenMarks.filter((mark) => meets(mark, allergens))
  const isRuledOut = (mark: Mark) => contradictedBy(mark, stated).length > 0
  const ruledOut = new Set([...marks, ...chosen].filter(isRuledOut).map(uidOf))
  const kept = chosen.filter(
    ({ uid }) => ![uid, ...(IMPLIED[uid] ?? [])].some((one) => ruledOut.has(one)),
  )
  const tags = new Map([...kept, ...standFor(stated?.contains)].map((mark) => [mark.id, mark]))
  const isOther = ({ id }: Mark) => !tags.has(id)
  const unknown = stated ? allergenMarks.filter(({ allergens }) => !allergens?.length) : []
  return {
    tags: [...tags.values()],
    mayContainTags: standFor(stated?.mayContain).filter(isOther).map(uidOf),
    unknownTags: unknown.filter(isOther).map(uidOf),
  }
}

/** What a dish contains or may contain although a diet rules it out; empty for marks of another kind. */
export function contradictedBy(
  { kind, allergens }: Pick<StoredMark, 'kind' | 'allergens'>,
  stated: StatedAllergens | null,
): Allergen[] {
  if (kind !== 'diet' || !stated) return []
  return [...stated.contains, ...stated.mayContain].filter((one) => allergens?.includes(one))
}

/** Whether a chosen mark of an allergen is denied by the statement: none of what it stands for is in it. */
export function isDenied(
  mark: Pick<StoredMark, 'kind' | 'allergens'>,
  stated: StatedAllergens | null,
): boolean {
  if (mark.kind !== 'allergen' || !stated) return false
  const all = [...stated.contains, ...stated.mayContain]
  return all.length === 0 || (Boolean(mark.allergens?.length) && !meets(mark, all))
}

const meets = ({ allergens }: Pick<StoredMark, 'allergens'>, some: readonly Allergen[]) =>
  Boolean(allergens?.some((one) => some.includes(one)))

const uidOf = ({ uid }: StoredMark) => uid
