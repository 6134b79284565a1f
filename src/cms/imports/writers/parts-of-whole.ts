import type { PayloadRequest } from 'payload'
import type { Menu, MenuCategory } from '#payload-types.ts'
import type { Values } from '../../documents/versions.ts'
import type { ImportDocument } from '../documents.ts'
import { idsIn, sectionsIn } from '../listed-ids.ts'
import { readParts } from '../parts.ts'
import { zoneValues } from './zone-values.ts'

type Slices = NonNullable<Menu['slices']>

/**
 * The values of a document that lists others, with those of the import. A section that listed dishes of which the file says
 * nothing keeps its order, and gets the others at its end; so does a menu with its sections.
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
  if (collection === 'menu-categories')
    return { items: inOrder(ids, idsIn((before as Partial<MenuCategory>).items)) }
  return { slices: withCategories((before as Partial<Menu>).slices ?? [], ids) }
}

/** The order of the file where it names all that were listed; else what is new comes last. */
function inOrder(said: readonly number[], before: readonly number[]): number[] {
  const isWhole = before.every((one) => said.includes(one))
  return isWhole ? [...said] : [...before, ...said.filter((one) => !before.includes(one))]
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
