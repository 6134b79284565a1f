import type { MenuTag } from '#lib/menus/menu.ts'
import { Section, SectionHeader } from '#ui/section.tsx'
import { StaticFragment } from '#ui/static-fragment.tsx'
import { disclaimer } from '../filter/summary/messages.gen.ts'
import { allergensCheckedText, type FilterResults } from '../filter/summary/results.ts'
import { Legend } from './legend.tsx'
import css from './menu-notes.module.css'
import * as t from './messages.gen.ts'

type MenuNotesProps = {
  /** Every mark that the whole menu uses. */
  tags: readonly MenuTag[]
  found: FilterResults
  /** What the numbers of allergens mean, which paper has. */
  numbers: string
}

/** The end of a menu page: its marks, and what its word on allergens is worth. */
export function MenuNotes({ tags, found, numbers }: MenuNotesProps) {
  return (
    <Section tone="paper" rhythm="tight" labelledBy="marks">
      <SectionHeader id="marks" size="sm" title={t.marksAndAllergens()} />
      <StaticFragment className={css.notes}>
        <Legend tags={tags} full />
        <div className={css.words}>
          <p data-allergen-check>{allergensCheckedText(found)}</p>
          {numbers ? <p className="print-only">{numbers}</p> : null}
          <p>{disclaimer()}</p>
        </div>
      </StaticFragment>
    </Section>
  )
}
