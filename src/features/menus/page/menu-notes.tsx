import type { MenuTag } from '#lib/menus/menu.ts'
import { Section, SectionHeader } from '#ui/section.tsx'
import { StaticFragment } from '#ui/static-fragment.tsx'
import { allergensCheckedText, DISCLAIMER, type FilterResults } from '../filter/results.ts'
import { Legend } from './legend.tsx'
import css from './menu-notes.module.css'

type MenuNotesProps = {
  /** Every mark that the whole menu uses. */
  tags: readonly MenuTag[]
  found: FilterResults
}

/** The end of a menu page: its marks, and what its word on allergens is worth. */
export function MenuNotes({ tags, found }: MenuNotesProps) {
  return (
    <Section tone="paper" rhythm="tight" labelledBy="marks">
      <SectionHeader id="marks" size="sm" title="Marks and allergens" />
      <StaticFragment className={css.notes}>
        <Legend tags={tags} full />
        <div className={css.words}>
          <p data-allergen-check>{allergensCheckedText(found)}</p>
          <p>{DISCLAIMER}</p>
        </div>
      </StaticFragment>
    </Section>
  )
}
