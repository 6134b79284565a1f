import { z } from 'zod'
import { mustBe } from '#lib/forms/field-faults.ts'
import { wholeNumber } from '#lib/forms/whole-number.ts'
import { MOST_CENTS } from '#lib/money/cents.ts'
import { toMultiLine, toSingleLine } from '#lib/text/clean-text.ts'
import { keyOfPrice } from './prices/price-cells.ts'

const id = z.int().positive()
const queryId = wholeNumber(mustBe('a number')).pipe(id)
const dishes = z.array(id).max(1000)

const title = z.string().max(120).transform(toSingleLine).pipe(z.string().min(1))
const description = z.string().max(2000).transform(toMultiLine)
const cents = z.int().min(0).max(MOST_CENTS).nullable()

/** Query of `GET /menu-editing/listings`. */
export const listingsQuery = z.object({ item: queryId })

/** Body of `POST /menu-editing/arrange`: the dishes of some categories, as they were seen and as they shall be. */
export const arrangeBody = z.object({
  categories: z
    .array(z.object({ id, before: dishes, after: dishes }))
    .min(1)
    .max(20)
    .refine((all) => new Set(all.map((one) => one.id)).size === all.length),
})

/** Query of `GET /menu-editing/menu`. */
export const menuQuery = z.object({ menu: queryId })

/** Body of `POST /menu-editing/dish`: one field of a dish, as it was seen and as it shall be. Prices are cents. */
export const dishBody = z.discriminatedUnion('field', [
  z.object({ id, field: z.literal('title'), before: z.string(), after: title }),
  z.object({ id, field: z.literal('description'), before: z.string(), after: description }),
  z.object({ id, field: z.literal('price'), before: cents, after: cents }),
])

/** Body of `POST /menu-editing/prices`: prices as they were seen and as they shall be, in cents, each place once. */
export const pricesBody = z.object({
  changes: z
    .array(
      z.object({
        ...{ dish: id, size: z.string().min(1).max(64).nullable(), zone: id.nullable() },
        ...{ before: cents, after: cents },
      }),
    )
    .min(1)
    .max(10_000)
    .refine((all) => new Set(all.map(keyOfPrice)).size === all.length),
})

export type DishChange = z.infer<typeof dishBody>

/** The dishes of a category, in order, as they were seen and as they shall be. */
export type Arrangement = z.infer<typeof arrangeBody>['categories'][number]
