import { z } from 'zod'
import { FIELD_FAULTS, longerThan } from '../../forms/field-faults.ts'
import { wholeNumber } from '../../forms/whole-number.ts'
import { stripInvisible } from '../../text/clean-text.ts'
import { isLocalDateTime } from '../../time/local-date-time.ts'

// Fields of the bodies of the booking calls. A field that is cleaned before it is checked says its bound by `meta`,
// which the description of the interface takes from there.

/** One line of at most `max` characters, without control characters: what any database can keep. */
export const line = (max: number) =>
  z
    .string(FIELD_FAULTS.notText)
    .transform(stripInvisible)
    .pipe(
      z
        .string()
        .max(max, longerThan(max))
        .regex(/^[^\p{Cc}\u2028\u2029]*$/u, FIELD_FAULTS.notOneLine),
    )
    .meta({ maxLength: max })

/** A line that is not empty. */
export const filledLine = (max: number) =>
  line(max)
    .transform((text) => text.trim())
    .pipe(z.string().min(1, FIELD_FAULTS.required))
    .meta({ minLength: 1, maxLength: max })

/** Lines of at most `max` characters; a tab is a space. */
export const lines = (max: number) =>
  z
    .string(FIELD_FAULTS.notText)
    .transform((text) => stripInvisible(text).replace(/\r\n?/g, '\n').replaceAll('\t', ' '))
    .pipe(
      z
        .string()
        .max(max, longerThan(max))
        .regex(/^[\P{Cc}\n]*$/u, FIELD_FAULTS.notOneLine),
    )
    .meta({ maxLength: max })

/** An id, which other systems count. */
export const id = z
  .union([z.string(), z.int()], {
    error: ({ input }) => (input == null ? FIELD_FAULTS.required : FIELD_FAULTS.notText),
  })
  .transform(String)
  .pipe(filledLine(200))

/** `rid` and `restaurant_id` (spec:api.rid). */
export const restaurant = id.meta({
  description: 'The restaurant’s number at OpenTable where it has one, else its uid.',
})

const LOCAL_TIME = 'must be the restaurant’s local time, such as 2027-05-01T19:00'

/** A wall time of the restaurant (spec:api.local-times). */
export const localTime = z.string(LOCAL_TIME).refine(isLocalDateTime, LOCAL_TIME).meta({
  description: 'A wall time of the restaurant, without a zone.',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$',
})

/** The size of a party (spec:api.party-size). */
export const party = wholeNumber('must be a number of guests')
  .pipe(z.int().min(1, 'must be at least 1').max(1000, 'must be at most 1000'))
  .meta({ description: 'The size of the party, 1 to 1000, as a number or in digits.' })

/** An id that may be missing; null where it is. */
export const optionalId = id.nullish().transform((value) => value ?? null)

/** The version of an experience that the guest has seen. */
export const version = wholeNumber('must be a whole number').nullish()

/** How many guests of the party come at each price, where an experience has several. */
export const guests = z
  .array(z.object({ id, count: z.number().int().min(1).max(1000) }))
  .max(50)
  .nullish()

/** The add-ons that are ordered; those of quantity 0 are left out (spec:api.add-ons-zero). */
export const addOns = z
  .array(z.object({ item_id: id, quantity: z.number().int().min(0).max(1000) }))
  .max(100)
  .nullish()
  .transform((list) => (list ?? []).filter(({ quantity }) => quantity > 0))

/** A field of the interface that is taken and not read. */
export const notRead = z.unknown().optional().meta({ description: 'Taken and not read.' })
