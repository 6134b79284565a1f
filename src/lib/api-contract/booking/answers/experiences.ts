import * as z from 'zod/mini'
import { amount } from './amount.ts'

const words = z._default(z.nullish(z.string()), '')
const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String))
const price = z.nullish(amount)

/** An add-on of an experience (spec:api.add-on); a number is one of whole dollars. */
export const addOn = z.object({
  item_id: z.optional(id),
  id: z.optional(id),
  name: z.string(),
  description: words,
  price_per_item: z.union([z.number(), amount]),
  max_per_reservation: z._default(z.nullish(z.int()), 0),
})

/** One of several prices that guests may have. */
export const guestPrice = z.object({
  price_id: id,
  title: z.string(),
  description: words,
  amount,
})

const picture = z.object({
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  focalX: z.number(),
  focalY: z.number(),
  src: z.string(),
  sources: z.array(
    z.object({ type: z.enum(['image/avif', 'image/webp', 'image/jpeg']), srcset: z.string() }),
  ),
})

/** The add-ons of an experience, in groups. */
export const addOns = z.object({
  max_per_reservation: z._default(z.nullish(z.int()), 0),
  groups: z._default(z.array(z.object({ items: z.array(addOn) })), []),
})

/** An experience (spec:api.experience). */
export const experience = z.object({
  experience_id: id,
  version: z._default(id, '1'),
  name: z.string(),
  description: words,
  picture: z._default(z.nullable(picture), null),
  includes: z._default(z.array(z.string()), []),
  suits: z._default(z.nullable(z.string()), null),
  minutes: z._default(z.nullable(z.number()), null),
  price_per_cover: price,
  price_per_party: price,
  guest_prices: z._default(z.array(guestPrice), []),
  add_ons: z.nullish(addOns),
})

/** The answer of get-experiences as browsers parse it. */
export const experiencesAnswer = z.object({ response: z.object({ data: z.array(experience) }) })
