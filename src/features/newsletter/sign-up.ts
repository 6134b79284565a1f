import { z } from 'zod'
import { findMailLocation } from '#data/forms/submissions.ts'
import { subscriberList } from '#data/forms/subscribers.ts'
import { fieldSchemas, shortText, submissionKey } from '#lib/forms/form-schema.ts'
import type { Result } from '#lib/result.ts'
import type { NewsletterCode } from '#providers/newsletter/contract.ts'
import { newsletterProvider } from '#providers/newsletter/registry.ts'
import { NEWSLETTER_FIELDS } from './fields.ts'

const { firstname, lastname, email } = fieldSchemas(NEWSLETTER_FIELDS)

/** Body of `POST /api/newsletter`. */
export const signUpBody = z.object({
  submission: submissionKey,
  ...{ firstname, lastname, email },
  birthMonth: z.int().min(1).max(12).nullish(),
  location: shortText(100).nullish(),
})

/** Signs somebody up wherever readers are kept. A location that is none any more is left out. */
export async function signUp(
  body: z.infer<typeof signUpBody>,
): Promise<Result<{ message: string }, NewsletterCode>> {
  const { birthMonth, location: uid, ...person } = body
  const found = uid ? await findMailLocation(uid) : null
  const location = found && { uid: found.uid, title: found.title }
  const provider = await newsletterProvider(subscriberList)
  return provider.signUp({ ...person, birthMonth: birthMonth ?? null, location })
}
