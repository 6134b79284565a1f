import type { PayloadRequest } from 'payload'
import type { Menu, MenuCategory } from '#payload-types.ts'
import type { Values } from '../../documents/versions.ts'
import type { ImportDocument } from '../documents.ts'
import { idsIn, sectionsIn } from '../listed-ids.ts'
import { readParts, readPlaced, readWhole } from '../parts.ts'
import { zoneValues } from './zone-values.ts'

type Slices = NonNullable<Menu['slices']>

/**
 * The values of a document that lists others, with those of the import. A section that listed dishes of which the file says
 * nothing keeps its order, and gets the others at its end; so does a menu with its sections. What the file has in another
 * section of the same menu is removed from its former section, and a section that lost all of its dishes in this way from the menu.
 */
export async function partsOfWhole(
  req: PayloadRequest,
  id: string,
  { name, collection }: ImportDocument,
  before: Values,
): Promise<Values> {
  if (collection !== 'menu-categories' && collection !== 'menus' && collection !== 'zones')
    return {}
  const at = { payload: req.payload, req }
  const parts = await readParts(at, id, name)
  if (collection === 'zones') return zoneValues(name, parts, before)
  const ids = parts.flatMap(({ target }) => target ?? [])
  if (collection === 'menu-categories') {
    const listed = idsIn((before as Partial<MenuCategory>).items)
    const menu = await readWhole(at, id, name)
    const lacking = listed.filter((one) => !ids.includes(one))
    const moved = menu === null ? new Set() : await readPlaced(at, id, menu, lacking)
    return {
      items: inOrder(
        ids,
        listed.filter((one) => !moved.has(one)),
      ),
    }
  }
  const slices = (before as Partial<Menu>).slices ?? []
  const others = sectionsIn(slices).filter((one) => !ids.includes(one))
  const left = await withoutDishes(req, others, (dishes) => readPlaced(at, id, name, dishes))
  return { slices: withCategories(withoutCategories(slices, left), ids) }
}

/** Those of the sections that list at least one dish, and whose dishes are all in the set that `placed` returns. */
async function withoutDishes(
  req: PayloadRequest,
  sections: readonly number[],
  placed: (dishes: readonly number[]) => Promise<Set<number>>,
): Promise<Set<number>> {
  if (sections.length === 0) return new Set()
  const { docs } = await req.payload.find({
    ...{ collection: 'menu-categories', where: { id: { in: sections } }, draft: true },
    ...{ depth: 0, pagination: false, select: { items: true }, req },
  })
  const elsewhere = await placed(docs.flatMap(({ items }) => idsIn(items)))
  const lost = docs.filter(({ items }) => {
    const dishes = idsIn(items)
    return dishes.length > 0 && dishes.every((one) => elsewhere.has(one))
  })
  return new Set(lost.map(({ id }) => id))
}

/** The order of the file where it names all that were listed; else what is new comes last. */
function inOrder(said: readonly number[], before: readonly number[]): number[] {
  const isWhole = before.every((one) => said.includes(one))
  return isWhole ? [...said] : [...before, ...said.filter((one) => !before.includes(one))]
}

function withoutCategories(slices: Slices, left: ReadonlySet<number>): Slices {
  if (left.size === 0) return slices
  return slices.flatMap((slice): Slices => {
    if (slice.blockType !== 'menu_section') return [slice]
    const items = slice.items.filter(({ menuCategory }) =>
      idsIn([menuCategory]).every((one) => !left.has(one)),
    )
    return items.length > 0 ? [{ ...slice, items }] : []
  })
}

function withCategories(slices: Slices, categories: readonly number[]): Slices {
  const listed = new Set(sectionsIn(slices))
  const lacking = categories.filter((one) => !listed.has(one))
  if (lacking.length === 0) return slices
  const items = lacking.map((menuCategory) => ({ menuCategory }))
  const last = slices.at(-1)
  if (last?.blockType !== 'menu_section')
    return [...slices, { blockType: 'menu_section', variation: 'default', items }]
  return [...slices.slice(0, -1), { ...last, items: [...last.items, ...items] }]
}
