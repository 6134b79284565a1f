import type { RowSection } from '#lib/menu-text/menu-of-rows.ts'
import { postToMenuEditing, type Reply } from '../menu-editing/api.ts'
import type { EditedRow } from './edited-rows.ts'
import * as t from './messages.gen.ts'

/** A menu as it is sent. `key` is the same for each attempt. */
export type Wish = { key: string; title: string; location: number | null }

/** The number of the menu that was made, or why there is none: as a whole, or of the row with an index. */
export type Made = { id: number } | { fault: string; row: number | null }

/** Makes the menu; `uses` says the id of the dish that is listed in place of a new one. */
export async function sendMenu(
  wish: Wish,
  sections: readonly RowSection[],
  rows: readonly EditedRow[],
  uses: (title: string) => number | null,
): Promise<Made> {
  const reply = await postToMenuEditing<{ id: number }>('pasted', {
    ...wish,
    sections: sections.map(({ part, title, description, dishes }) => ({
      ...{ title, description },
      part: part && { title: part.title, description: part.description },
      dishes: dishes.map(({ row, ...dish }) => {
        const use = rows[row]?.use ? uses(dish.title) : null
        // One that is there has its own words, prices and marks.
        return use === null
          ? { ...dish, use }
          : { ...{ title: dish.title, description: '', prices: [], marks: [] }, use }
      }),
    })),
  })
  return reply.ok ? reply.value : refused(reply, sections)
}

const TEXTS: Record<string, () => string> = {
  has_menu: t.hasMenu,
  unknown_location: t.hasMenu,
  unknown_mark: t.markGone,
  unknown_dish: t.markGone,
  forbidden: t.signedOut,
  no_answer: t.noAnswer,
}

/** What stands between may have given up while the menu is made. */
const GAVE_UP = /^status_5/

function refused(
  reply: Extract<Reply<unknown>, { ok: false }>,
  sections: readonly RowSection[],
): Made {
  const [field] = reply.fields
  const [, section, part, dish] =
    /^sections\.(\d+)(\.part)?(?:\.dishes\.(\d+))?/.exec(field?.path ?? '') ?? []
  const of = sections[Number(section ?? reply.at.section)]
  const row = part
    ? (of?.part?.row ?? null)
    : (of?.dishes[Number(dish ?? reply.at.dish)]?.row ?? of?.row ?? null)
  const text = GAVE_UP.test(reply.code) ? t.noAnswer : TEXTS[reply.code]
  const fault = text?.() ?? (field ? t.refusedRow({ message: field.message }) : t.didNotWork())
  return { fault, row }
}
