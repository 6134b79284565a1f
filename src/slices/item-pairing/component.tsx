import { Suggested } from '#features/menus/item/item-facts.tsx'
import type { MenuItemsData } from '../load-menu-items.ts'
import { ServedAtLocation } from '../served-at-location.client.tsx'
import type { SliceProps } from '../slice.ts'
import { SliceSection } from '../slice-section.tsx'
import * as t from './messages.gen.ts'
import type { ItemPairing } from './schema.ts'

export function ItemPairingSlice(props: SliceProps<ItemPairing, MenuItemsData>) {
  const { data, level, headingId } = props
  const [item] = data.items
  if (!item || item.pairings.length === 0) return null
  return (
    <SliceSection
      slice={{ eyebrow: t.suggested(), title: item.title }}
      level={level}
      headingId={headingId}
      size="sm"
      width="text"
      rhythm="tight"
    >
      <ServedAtLocation>
        <Suggested item={item} />
      </ServedAtLocation>
    </SliceSection>
  )
}
