import { z } from 'zod'
import { mustBe } from '#lib/forms/field-faults.ts'
import { wholeNumber } from '#lib/forms/whole-number.ts'
import { toMultiLine, toSingleLine } from '#lib/text/clean-text.ts'
import { key } from '../host/request-schemas.ts'
import { LONGEST_REPLY, LONGEST_SUBJECT, LONGEST_SUBMISSION_NOTE } from './limits.ts'
import { POSITIONS } from './positions.ts'
import { STATES, SUBMISSION_KINDS, SUBMISSION_LISTS } from './states.ts'

const id = wholeNumber(mustBe('a number')).pipe(z.int().positive())
const list = z.enum(SUBMISSION_LISTS)
const state = z.enum(STATES)
const subject = { list, id }
const change = { ...subject, key, seen: z.number().int().min(0) }

/** Which submissions are looked for; null and empty = all of them. */
const filters = {
  list,
  location: id.nullable().default(null),
  position: z.enum(POSITIONS).nullable().default(null),
  kind: z.enum(SUBMISSION_KINDS).nullable().default(null),
  state: state.nullable().default(null),
  text: z.string().max(120).transform(toSingleLine).default(''),
}

/** Body of `POST /submissions/export`. */
export const exportBody = z.object(filters)
/** Body of `POST /submissions/list`: a page of the list, 1 = the first. */
export const listBody = z.object({ ...filters, page: z.int().min(1).max(10_000).default(1) })
/** Body of `POST /submissions/board`. */
export const boardBody = z.object(filters)
/** Body of `POST /submissions/read`. */
export const readBody = z.object(subject)
/** Body of `POST /submissions/move`. */
export const moveBody = z.object({ ...change, to: state })
/** Body of `POST /submissions/note`. */
export const noteBody = z.object({
  ...change,
  text: z.string().max(LONGEST_SUBMISSION_NOTE).transform(toMultiLine).pipe(z.string().min(1)),
})
/** Body of `POST /submissions/reply`; `to`: the state afterwards, null = as it is. */
export const replyBody = z.object({
  ...change,
  subject: z.string().max(LONGEST_SUBJECT).transform(toSingleLine).pipe(z.string().min(1)),
  text: z.string().max(LONGEST_REPLY).transform(toMultiLine).pipe(z.string().min(1)),
  to: state.nullable().default(null),
})

/** Which submissions are looked for. */
export type SubmissionFilters = z.infer<typeof exportBody>
/** A change of a submission in the version that was seen; `key` is the request's own. */
export type SubmissionChange = z.infer<typeof readBody> & { key: string; seen: number }
