import { z } from 'zod'
import { readFormAddresses } from '#data/forms/form-addresses.ts'
import { type SubmissionResult, submitEnquiry } from '#data/forms/submissions.ts'
import { fieldSchemas, shortText, submissionKey } from '#lib/forms/form-schema.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { BULK_FIELDS } from './fields.ts'

/** The payload (spec:forms.bulk-fields), and the form's own key; without one each call is a submission of its own. */
export const bulkBody = z.object({
  ...fieldSchemas(BULK_FIELDS),
  toEmail: shortText(254),
  submission: submissionKey.optional(),
})

/**
 * Keeps a company's wish for gift cards; its letter goes to `toEmail`, which has to be the address of a
 * published form: this site writes to nobody whom a visitor names (spec:forms.bulk-recipient).
 */
export async function applyForCards(
  body: z.infer<typeof bulkBody>,
): Promise<Result<SubmissionResult, 'unknown_recipient'>> {
  const { submission = crypto.randomUUID(), toEmail, email, ...fields } = body
  const addresses = await readFormAddresses('bulkGiftCards')
  if (!addresses.has(toEmail.toLowerCase())) return refuse('unknown_recipient')
  const enquiry = { kind: 'bulk-gift-cards' as const, ...fields, email: email || null, toEmail }
  return ok(await submitEnquiry(submission, enquiry))
}
