import { z } from 'zod'
import { readGroupEmail } from '#data/content/settings.ts'
import { knownRecipient } from '#data/forms/form-addresses.ts'
import { type SubmissionResult, submitEnquiry } from '#data/forms/submissions.ts'
import { fieldSchemas, submissionKey, wantedRecipient } from '#lib/forms/form-schema.ts'
import { BULK_FIELDS } from './fields.ts'

/** The payload (spec:forms.bulk-fields), and the form's own key; without one each call is a submission of its own. */
export const bulkBody = z.object({
  ...fieldSchemas(BULK_FIELDS),
  toEmail: wantedRecipient,
  submission: submissionKey.optional(),
})

/**
 * Stores a company's enquiry about gift cards; its letter goes to `toEmail` where that is the address of a
 * published form, else to the group's (spec:forms.bulk-recipient).
 */
export async function applyForCards(body: z.infer<typeof bulkBody>): Promise<SubmissionResult> {
  const { submission = crypto.randomUUID(), toEmail: wanted, email, ...fields } = body
  const toEmail = (await knownRecipient('bulkGiftCards', wanted)) ?? (await readGroupEmail())
  return submitEnquiry(submission, {
    ...{ kind: 'bulk-gift-cards', ...fields, email: email || null, toEmail },
  })
}
