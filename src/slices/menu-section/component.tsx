import { CategoryList } from '#features/menus/navigation/category-list.tsx'
import { ServedAtLocation } from '../served-at-location.client.tsx'
import type { SliceProps } from '../slice.ts'
import { levelBelow, SliceSection } from '../slice-section.tsx'
import type { MenuSectionData } from './data.ts'
import type { MenuSection } from './schema.ts'

export function MenuSectionSlice(props: SliceProps<MenuSection, MenuSectionData>) {
  const { slice, data, level, headingId } = props
  if (data.categories.length === 0) return null
  const list = (
    <CategoryList
      categories={data.categories}
      currency={data.currency}
      soldOut={data.soldOut}
      level={levelBelow(slice, level)}
      id={headingId}
      variation={slice.variation ?? 'default'}
      later={data.later}
      view={data.view}
    />
  )
  return (
    <SliceSection slice={slice} level={level} headingId={headingId} rhythm="tight">
      {data.everywhere ? <ServedAtLocation>{list}</ServedAtLocation> : list}
    </SliceSection>
  )
}
