import { Nutrition } from '#features/menus/item/item-facts.tsx'
import { ItemSection } from '../item-section.tsx'
import type { MenuItemsData } from '../load-menu-items.ts'
import type { SliceProps } from '../slice.ts'
import * as t from './messages.gen.ts'
import type { ItemNutritionalInfo } from './schema.ts'

export function ItemNutritionalInfoSlice(props: SliceProps<ItemNutritionalInfo, MenuItemsData>) {
  const { data, level, headingId } = props
  const [item] = data.items
  if (!item || item.nutrition.length === 0) return null
  return (
    <ItemSection title={item.title} eyebrow={t.nutrition()} level={level} headingId={headingId}>
      <Nutrition cards={item.nutrition} />
    </ItemSection>
  )
}
