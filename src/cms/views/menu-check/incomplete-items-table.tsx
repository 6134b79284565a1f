import { GAPS, type Gap, type GappyItem } from '#cms/menu-check/incomplete-items.ts'
import { ListTable } from '../lists/list-table.tsx'
import { ListTabs } from '../lists/list-tabs.tsx'

const LISTS: Record<Gap, string> = {
  price: 'Without a price',
  allergens: 'Without an allergen check',
  picture: 'Without a picture',
}

const NAMES: Record<Gap, string> = {
  price: 'Price',
  allergens: 'Allergen check',
  picture: 'Picture',
}

type GapTableProps = {
  items: readonly GappyItem[]
  /** Narrows the list to one of them. */
  gap: Gap | null
}

/** Items with what they lack, each leading to its form. */
export function GapTable({ items, gap }: GapTableProps) {
  if (items.length === 0) {
    return <p>Every dish and drink has a price, an allergen check and a picture.</p>
  }
  const lacking = (one: Gap) => items.filter(({ gaps }) => gaps.includes(one))
  const narrowed = GAPS.map((one) => ({
    label: LISTS[one],
    href: `/admin/menu-check?lacks=${one}`,
    count: lacking(one).length,
    current: gap === one,
  }))
  const all = { label: 'All', href: '/admin/menu-check', count: items.length, current: !gap }
  const shown = gap ? lacking(gap) : items
  return (
    <>
      <ListTabs tabs={[all, ...narrowed]} />
      <ListTable
        heads={['Dish or drink', 'Categories', 'Missing']}
        rows={shown.map(({ id, title, gaps, categories }) => ({
          key: id,
          cells: [
            <a key="item" href={`/admin/collections/menu-items/${id}`}>
              {title}
            </a>,
            categories.join(', ') || 'None',
            gaps.map((one) => NAMES[one]).join(', '),
          ],
        }))}
      />
    </>
  )
}
