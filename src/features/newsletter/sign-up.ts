import { z } from 'zod'
import { readerList } from '#data/readers.ts'
import { findAddressee } from '#data/submissions.ts'
import type { Result } from '#lib/result.ts'
import type { NewsletterCode } from '#providers/newsletter/contract.ts'
import { newsletterProvider } from '#providers/newsletter/registry.ts'
import { emailMessage, LABEL, LENGTH, requiredMessage } from './words.ts'

const name = (label: string) =>
  z
    .string(requiredMessage(label))
    .trim()
    .min(1, requiredMessage(label))
    .max(LENGTH.name, `The ${label} field is too long.`)

/** Body of `POST /api/newsletter` (S1 §3, §5). */
export const signUpBody = z.object({
  /** The browser's own key of this filled form. */
  submission: z.uuid(),
  firstname: name(LABEL.firstname),
  lastname: name(LABEL.lastname),
  email: z
    .string(requiredMessage(LABEL.email))
    .trim()
    .min(1, requiredMessage(LABEL.email))
    .max(LENGTH.email, emailMessage(LABEL.email))
    .pipe(z.email(emailMessage(LABEL.email))),
  birthMonth: z.int().min(1).max(12).nullish(),
  location: z.string().max(100).nullish(),
})

/** Signs somebody up wherever readers are kept. A location that is none any more is left out. */
export async function signUp(
  body: z.infer<typeof signUpBody>,
): Promise<Result<{ message: string }, NewsletterCode>> {
  const { birthMonth, location: uid, ...person } = body
  const found = uid ? await findAddressee(uid) : null
  const location = found && { uid: found.uid, title: found.title }
  const provider = await newsletterProvider(readerList)
  return provider.signUp({ ...person, birthMonth: birthMonth ?? null, location })
}
