import { Variants } from '#features/menus/item/item-facts.tsx'
import type { MenuItemsData } from '../load-menu-items.ts'
import type { SliceProps } from '../slice.ts'
import { SliceSection } from '../slice-section.tsx'
import type { ItemVariant } from './schema.ts'

export function ItemVariantSlice(props: SliceProps<ItemVariant, MenuItemsData>) {
  const { data, level, headingId } = props
  const [item] = data.items
  if (!item || item.variants.length === 0) return null
  return (
    <SliceSection
      slice={{ title: item.title }}
      level={level}
      headingId={headingId}
      size="sm"
      width="text"
      rhythm="tight"
    >
      <Variants variants={item.variants} currency={data.currency} />
    </SliceSection>
  )
}
