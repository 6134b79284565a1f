import { Variants } from '#features/menus/item/item-facts.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import type { MenuItemsData } from '../load-menu-items.ts'
import type { SliceProps } from '../slice.ts'
import type { ItemVariant } from './schema.ts'

export function ItemVariantSlice(props: SliceProps<ItemVariant, MenuItemsData>) {
  const { data, level, headingId } = props
  const [item] = data.items
  if (!item || item.variants.length === 0) return null
  return (
    <Section width="text" rhythm="tight" labelledBy={headingId}>
      <SectionHeader id={headingId} level={level} size="sm" title={item.title} />
      <Variants variants={item.variants} currency={data.currency} />
    </Section>
  )
}
