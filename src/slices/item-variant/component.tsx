import { Variants } from '#features/menus/item/item-facts.tsx'
import { ItemSection } from '../item-section.tsx'
import type { MenuItemsData } from '../load-menu-items.ts'
import type { SliceProps } from '../slice.ts'
import type { ItemVariant } from './schema.ts'

export function ItemVariantSlice(props: SliceProps<ItemVariant, MenuItemsData>) {
  const { data, level, headingId } = props
  const [item] = data.items
  if (!item || item.variants.length === 0) return null
  return (
    <ItemSection title={item.title} level={level} headingId={headingId}>
      <Variants variants={item.variants} currency={data.currency} />
    </ItemSection>
  )
}
