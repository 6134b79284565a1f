import { z } from 'zod'
import { mustBe } from '#lib/forms/field-faults.ts'
import { wholeNumber } from '#lib/forms/whole-number.ts'
import { toSingleLine } from '#lib/text/clean-text.ts'
import { tidyTag } from './tags.ts'

export const PICTURE_KINDS = ['picture', 'video', 'file'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** Reads the empty text that an unchosen field of a form sends as `undefined`. */
const orNothing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const checked = orNothing(z.literal('1').transform(() => true as const))

/** The query parameters of `/admin/pictures`. */
export const pictureQuery = z.object({
  text: orNothing(z.string().max(100).transform(toSingleLine)),
  tag: orNothing(z.string().max(100).transform(tidyTag)),
  kind: orNothing(z.enum(PICTURE_KINDS)),
  /** Only pictures whose alt text says nothing. */
  noAlt: checked,
  /** Only what no document uses. */
  unused: checked,
  page: orNothing(wholeNumber(mustBe('a number')).pipe(z.int().min(1).max(1_000_000))),
})

export type PictureQuery = z.infer<typeof pictureQuery>
