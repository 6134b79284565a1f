import { Suggested } from '#features/menus/item/item-facts.tsx'
import { ItemSection } from '../item-section.tsx'
import type { MenuItemsData } from '../load-menu-items.ts'
import { ServedAtLocation } from '../served-at-location.client.tsx'
import type { SliceProps } from '../slice.ts'
import * as t from './messages.gen.ts'
import type { ItemPairing } from './schema.ts'

export function ItemPairingSlice(props: SliceProps<ItemPairing, MenuItemsData>) {
  const { data, level, headingId } = props
  const [item] = data.items
  if (!item || item.pairings.length === 0) return null
  return (
    <ItemSection title={item.title} eyebrow={t.suggested()} level={level} headingId={headingId}>
      <ServedAtLocation>
        <Suggested item={item} />
      </ServedAtLocation>
    </ItemSection>
  )
}
