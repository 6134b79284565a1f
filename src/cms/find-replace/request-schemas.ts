import { z } from 'zod'
import { FIELD_FAULTS } from '#lib/forms/field-faults.ts'
import { DOCUMENTS_CHANGED, LEAST_FIND, MOST_FIND, MOST_REPLACE, MOST_SHOWN } from './limits.ts'

const hasNoControls = (text: string) => !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text)
const line = z.string().refine(hasNoControls, FIELD_FAULTS.notOneLine)

const search = z
  .object({
    find: line
      .min(LEAST_FIND)
      .max(MOST_FIND)
      .refine((text) => text.trim() !== '', FIELD_FAULTS.required),
    replace: line.max(MOST_REPLACE),
    matchCase: z.boolean(),
    wholeWords: z.boolean(),
  })
  .refine(({ find, replace }) => find !== replace)

const document = z.string().regex(/^(?:collections\/[a-z-]{1,60}\/\d{1,15}|globals\/[a-z-]{1,60})$/)
const run = z.uuid()

/** Body of `POST /find-and-replace/find`: what is looked for, from where on, and how many places are shown of it. */
export const findBody = z.object({
  search,
  from: z.object({ source: z.string().max(80), after: z.int().min(0) }).nullable(),
  room: z.int().min(0).max(MOST_SHOWN),
})

/** Body of `POST /find-and-replace/replace`: the places that are replaced, by document. */
export const replaceBody = z.object({
  /** The replacement that this is a part of; null begins one. */
  run: run.nullable(),
  search,
  documents: z
    .array(
      z.object({
        ...{ document, title: z.string().max(400), seen: z.string().max(64) },
        keys: z.array(z.string().max(400)).min(1).max(MOST_SHOWN),
      }),
    )
    .min(1)
    .max(DOCUMENTS_CHANGED),
})

/** Body of `POST /find-and-replace/undo`: documents of the last replacement. */
export const undoBody = z.object({
  run,
  documents: z.array(document).min(1).max(DOCUMENTS_CHANGED),
})
