import { z } from 'zod'
import { mustBe } from '#lib/forms/field-faults.ts'
import { wholeNumber } from '#lib/forms/whole-number.ts'

const id = z.int().positive()
const queryId = wholeNumber(mustBe('a number')).pipe(id)
const dishes = z.array(id).max(1000)

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

/** The dishes of a category, in order, as they were seen and as they shall be. */
export type Arrangement = z.infer<typeof arrangeBody>['categories'][number]
