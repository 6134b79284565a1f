import { CategoryList } from '#features/menus/navigation/category-list.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import { ServedAtLocation } from '../served-at-location.client.tsx'
import type { SliceProps } from '../slice.ts'
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
      level={slice.title && level === 2 ? 3 : 2}
      id={headingId}
      variation={slice.variation ?? 'default'}
      later={data.later}
      view={data.view}
    />
  )
  return (
    <Section rhythm="tight" labelledBy={slice.title ? headingId : undefined}>
      {slice.title ? <SectionHeader id={headingId} level={level} title={slice.title} /> : null}
      {data.everywhere ? <ServedAtLocation>{list}</ServedAtLocation> : list}
    </Section>
  )
}
