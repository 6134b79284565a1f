import {
  type IncompleteItem,
  MISSING_PARTS,
  type MissingPart,
} from '#cms/menu-check/incomplete-items.ts'
import { ListTable } from '../lists/list-table.tsx'
import { ListTabs } from '../lists/list-tabs.tsx'

const LISTS: Record<MissingPart, string> = {
  price: 'Without a price',
  allergens: 'Without an allergen check',
  picture: 'Without a picture',
}

const NAMES: Record<MissingPart, string> = {
  price: 'Price',
  allergens: 'Allergen check',
  picture: 'Picture',
}

type IncompleteItemsTableProps = {
  items: readonly IncompleteItem[]
  /** Narrows the list to one of them. */
  missing: MissingPart | null
}

/** Items with what they lack, each leading to its form. */
export function IncompleteItemsTable({ items, missing }: IncompleteItemsTableProps) {
  if (items.length === 0) {
    return <p>Every dish and drink has a price, an allergen check and a picture.</p>
  }
  const lacking = (one: MissingPart) => items.filter((item) => item.missing.includes(one))
  const narrowed = MISSING_PARTS.map((one) => ({
    label: LISTS[one],
    href: `/admin/menu-check?lacks=${one}`,
    count: lacking(one).length,
    current: missing === one,
  }))
  const all = { label: 'All', href: '/admin/menu-check', count: items.length, current: !missing }
  const shown = missing ? lacking(missing) : items
  return (
    <>
      <ListTabs tabs={[all, ...narrowed]} />
      <ListTable
        columns={['Dish or drink', 'Categories', 'Missing']}
        rows={shown.map(({ id, title, missing: parts, categories }) => ({
          key: id,
          cells: [
            <a key="item" href={`/admin/collections/menu-items/${id}`}>
              {title}
            </a>,
            categories.join(', ') || 'None',
            parts.map((one) => NAMES[one]).join(', '),
          ],
        }))}
      />
    </>
  )
}
