import { Nutrition } from '#features/menus/item/item-facts.tsx'
import type { MenuItemsData } from '../load-menu-items.ts'
import type { SliceProps } from '../slice.ts'
import { SliceSection } from '../slice-section.tsx'
import * as t from './messages.gen.ts'
import type { ItemNutritionalInfo } from './schema.ts'

export function ItemNutritionalInfoSlice(props: SliceProps<ItemNutritionalInfo, MenuItemsData>) {
  const { data, level, headingId } = props
  const [item] = data.items
  if (!item || item.nutrition.length === 0) return null
  return (
    <SliceSection
      slice={{ eyebrow: t.nutrition(), title: item.title }}
      level={level}
      headingId={headingId}
      size="sm"
      width="text"
      rhythm="tight"
    >
      <Nutrition cards={item.nutrition} />
    </SliceSection>
  )
}
