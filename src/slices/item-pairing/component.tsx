import { Suggested } from '#features/menus/item/item-facts.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
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
    <Section width="text" rhythm="tight" labelledBy={headingId}>
      <SectionHeader
        id={headingId}
        level={level}
        size="sm"
        eyebrow={t.suggested()}
        title={item.title}
      />
      <ServedAtLocation>
        <Suggested item={item} />
      </ServedAtLocation>
    </Section>
  )
}
