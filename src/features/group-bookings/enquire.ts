import { z } from 'zod'
import { type SubmissionResult, submitEnquiry } from '#data/forms/submissions.ts'
import { currentUid } from '#data/locations/former-uids.ts'
import { readGroupEnquiryLocations } from '#data/locations/group-enquiry-locations.ts'
import type { FieldError } from '#lib/forms/field-errors.ts'
import { requiredMessage } from '#lib/forms/form-fields.ts'
import { fieldSchemas, submissionKey } from '#lib/forms/form-schema.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { isLocalDateTime } from '#lib/time/local-date-time.ts'
import { localOf } from '#lib/time/time.ts'
import { GROUP_FIELDS } from './fields.ts'
import * as t from './messages.gen.ts'

/** People that a restaurant can be asked for. */
const MOST = 1000

const texts = fieldSchemas(GROUP_FIELDS, ['message'])

/** What the form sends; without a key of its own each call is a submission of its own. */
export const groupBody = z.object({
  ...texts,
  date: texts.date.refine((date) => isLocalDateTime(`${date}T00:00`), { error: t.dateIsNotAhead }),
  partySize: texts.partySize.refine((people) => isParty(people), { error: t.partySizeIsNoNumber }),
  submission: submissionKey.optional(),
})

/**
 * Keeps a group's enquiry; its letter goes to its restaurant. The day is one of the restaurant's clock,
 * today or later.
 */
export async function enquireForGroup(
  body: z.infer<typeof groupBody>,
  now = Date.now(),
): Promise<Result<SubmissionResult, 'invalid'>> {
  const { submission = crypto.randomUUID(), location, date, partySize, ...sender } = body
  const uid = await currentUid(location)
  const place = (await readGroupEnquiryLocations()).find((one) => one.uid === uid)
  const fields: FieldError[] = []
  if (!place)
    fields.push({ path: 'location', message: requiredMessage(GROUP_FIELDS.location.label()) })
  if (place && date < localOf(now, place.timeZone).slice(0, 10))
    fields.push({ path: 'date', message: t.dateIsNotAhead() })
  if (!place || fields.length > 0) return refuse('invalid', { fields })
  return ok(
    await submitEnquiry(submission, {
      kind: 'group-booking',
      ...sender,
      ...{ location: place.id, date, partySize: Number(partySize), toEmail: place.emailAddress },
    }),
  )
}

function isParty(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MOST
}
