import { z } from 'zod'
import { MOST_OF_ROW } from '#lib/menu-text/menu-of-rows.ts'
import { MOST_DISHES } from '#lib/menu-text/menu-row.ts'
import { MOST_CENTS } from '#lib/money/cents.ts'
import { toMultiLine, toSingleLine } from '#lib/text/clean-text.ts'

const id = z.int().positive()
const named = (most: number) => z.string().max(most).transform(toSingleLine).pipe(z.string().min(1))
const said = (most: number) => z.string().max(most).transform(toMultiLine)

const price = z.object({
  name: z.string().max(MOST_OF_ROW.size).transform(toSingleLine),
  cents: z.int().min(0).max(MOST_CENTS),
})

const dish = z.object({
  /** Id of a dish that is there already, which is listed as it is. */
  use: id.nullable(),
  title: named(MOST_OF_ROW.dish),
  description: said(MOST_OF_ROW.dishText),
  prices: z
    .array(price)
    .max(MOST_OF_ROW.prices)
    .refine((all) => all.length < 2 || all.every(({ name }) => name !== '')),
  marks: z.array(id).max(MOST_OF_ROW.marks),
})

const section = z.object({
  part: z
    .object({ title: named(MOST_OF_ROW.part), description: said(MOST_OF_ROW.partText) })
    .nullable(),
  title: named(MOST_OF_ROW.section),
  description: said(MOST_OF_ROW.sectionText),
  dishes: z.array(dish).min(1).max(MOST_DISHES),
})

/** Body of `POST /menu-editing/pasted`. `key`: the same however often the same menu is sent. Prices are cents. */
export const pastedBody = z.object({
  key: z.uuid(),
  title: named(MOST_OF_ROW.section),
  location: id.nullable(),
  sections: z
    .array(section)
    .min(1)
    .max(MOST_OF_ROW.sections)
    .refine((all) => all.reduce((sum, { dishes }) => sum + dishes.length, 0) <= MOST_DISHES),
})

export type PastedMenu = z.infer<typeof pastedBody>
export type PastedSection = PastedMenu['sections'][number]
export type PastedDish = PastedSection['dishes'][number]
