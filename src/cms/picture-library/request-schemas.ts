import { z } from 'zod'
import { mustBe } from '#lib/forms/field-faults.ts'
import { wholeNumber } from '#lib/forms/whole-number.ts'
import { toSingleLine } from '#lib/text/clean-text.ts'
import { LONGEST_TAG, MOST_AT_ONCE, MOST_TAGS } from './limits.ts'
import { tidyTag } from './tags.ts'

const id = z.int().positive()
const tags = z.array(
  z.string().max(200).transform(tidyTag).pipe(z.string().min(1).max(LONGEST_TAG)),
)

/** Query of `GET /picture-library/uses`. */
export const usesQuery = z.object({ id: wholeNumber(mustBe('a number')).pipe(id) })

/** Body of `POST /picture-library/alt`: the alt text of a picture, as it was seen and as it shall be. */
export const altBody = z.object({
  id,
  before: z.string().max(2000),
  after: z.string().max(2000).transform(toSingleLine),
})

/** Body of `POST /picture-library/tags`: what the pictures get and lose; all of them or none. */
export const tagsBody = z
  .object({
    ids: z.array(id).min(1).max(MOST_AT_ONCE),
    add: tags.max(MOST_TAGS).default([]),
    remove: tags.max(MOST_TAGS).default([]),
  })
  .refine(({ add, remove }) => add.length + remove.length > 0)

/** Query of `POST /picture-library/replace`, whose body is the file; `seen`: the name of the stored file that was seen. */
export const replaceQuery = z.object({
  id: wholeNumber(mustBe('a number')).pipe(id),
  name: z.string().min(1).max(200),
  seen: z.string().min(1).max(300),
})

export type AltChange = z.infer<typeof altBody>
export type TagsChange = z.infer<typeof tagsBody>
export type Replacement = z.infer<typeof replaceQuery>
