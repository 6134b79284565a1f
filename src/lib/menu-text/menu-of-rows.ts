import type { MenuRow, RowPrice } from './menu-row.ts'

/** The most characters of what a menu's rows say; prices and marks are the most of one dish. */
export const MOST_OF_ROW = {
  ...{ part: 80, section: 120, dish: 120, size: 60 },
  ...{ partText: 280, sectionText: 400, dishText: 2000, prices: 8, marks: 12, sections: 200 },
}

/** A dish of a menu that is to be made. `row`: index of the row that it was read from. */
export type RowDish = {
  row: number
  title: string
  description: string
  prices: RowPrice[]
  marks: number[]
}

/** A section of it; with `part`, a part of the menu begins with it. `row` is -1 where no row says its name. */
export type RowSection = {
  row: number
  part: { row: number; title: string; description: string } | null
  title: string
  description: string
  dishes: RowDish[]
}

/** The sections that rows make, in order: those without dishes are left out. `title` names dishes before any section. */
export function menuOfRows(rows: readonly MenuRow[], title: string): RowSection[] {
  const sections: RowSection[] = []
  let part: RowSection['part'] = null
  let open: { description: string } | null = null
  let isNewPart = false
  for (const [row, { kind, name, text, prices, marks }] of rows.entries()) {
    const said = { row, title: name.trim(), description: text.trim() }
    if (kind === 'part') {
      part = said
      open = part
      isNewPart = true
    } else if (kind === 'section') {
      const section: RowSection = { ...said, part: isNewPart ? part : null, dishes: [] }
      sections.push(section)
      open = section
      isNewPart = false
    } else if (kind === 'dish') {
      if (isNewPart || sections.length === 0) {
        const named = { row: -1, title: part?.title || title, description: '' }
        sections.push({ ...named, part: isNewPart ? part : null, dishes: [] })
        isNewPart = false
      }
      const dish = { ...said, prices, marks }
      sections.at(-1)?.dishes.push(dish)
      open = dish
    } else if (kind === 'description' && open) {
      open.description = joined(open.description, said.description)
    }
  }
  return withPartsKept(sections)
}

/** What a section without dishes began is begun by the next one. */
function withPartsKept(sections: readonly RowSection[]): RowSection[] {
  let pending: RowSection['part'] = null
  return sections.flatMap((section) => {
    const part = section.part ?? pending
    pending = section.dishes.length === 0 ? part : null
    return section.dishes.length === 0 ? [] : [{ ...section, part }]
  })
}

/** What goes on in small letters after words without an end is one paragraph with them. */
function joined(before: string, more: string): string {
  if (before === '') return more
  const goesOn = /^\p{Ll}/u.test(more) && !/[.!?]$/.test(before)
  return goesOn ? `${before} ${more}` : `${before}\n${more}`
}
