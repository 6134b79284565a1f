import {
  type IncompleteItem,
  MISSING_PARTS,
  type MissingPart,
} from '#cms/menu-check/incomplete-items.ts'
import { ListTable } from '../lists/list-table.tsx'
import { ListTabs } from '../lists/list-tabs.tsx'
import * as t from './messages.gen.ts'

const LISTS: Record<MissingPart, () => string> = {
  price: t.withoutAPrice,
  statement: t.allergensNotStatedYet,
  allergens: t.withoutAnAllergenCheck,
  picture: t.withoutAPicture,
}

const NAMES: Record<MissingPart, () => string> = {
  price: t.price,
  statement: t.statedAllergens,
  allergens: t.allergenCheck,
  picture: t.picture,
}

type IncompleteItemsTableProps = {
  items: readonly IncompleteItem[]
  /** Narrows the list to one of them. */
  missing: MissingPart | null
}

/** Items with what they lack, each leading to its form. */
export function IncompleteItemsTable({ items, missing }: IncompleteItemsTableProps) {
  if (items.length === 0) {
    return <p>{t.everythingIsComplete()}</p>
  }
  const lacking = (one: MissingPart) => items.filter((item) => item.missing.includes(one))
  const narrowed = MISSING_PARTS.map((one) => ({
    label: LISTS[one](),
    href: `/admin/menu-check?lacks=${one}`,
    count: lacking(one).length,
    current: missing === one,
  }))
  const all = { label: t.all(), href: '/admin/menu-check', count: items.length, current: !missing }
  const shown = missing ? lacking(missing) : items
  return (
    <>
      <ListTabs tabs={[all, ...narrowed]} />
      <ListTable
        columns={[t.dishOrDrink(), t.categories(), t.missing()]}
        rows={shown.map(({ id, title, missing: parts, categories }) => ({
          key: id,
          cells: [
            <a key="item" href={`/admin/collections/menu-items/${id}`}>
              {title}
            </a>,
            categories.join(', ') || t.none(),
            parts.map((one) => NAMES[one]()).join(', '),
          ],
        }))}
      />
    </>
  )
}
