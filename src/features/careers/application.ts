import { z } from 'zod'
import { readFields } from '#lib/forms/field-errors.ts'
import { emailMessage, requiredMessage } from '#lib/forms/form-fields.ts'
import { fieldSchemas, submissionKey, wantedRecipient } from '#lib/forms/form-schema.ts'
import { type Result, refuse } from '#lib/result.ts'
import { toSingleLine } from '#lib/text/clean-text.ts'
import { CAREERS_FIELDS, MAX_RESUME, POSITIONS, type Position, RESUME_TEXT } from './fields.ts'

/** An application as the form sends it, with its file not yet judged. */
export type Application = z.infer<typeof application>

/** Reads the form's fields; a message for each that is at fault, in the form's words (spec:forms.messages). */
export function readApplication(form: FormData): Result<Application, 'invalid' | 'too_large'> {
  const files = form.getAll('file')
  if (files.some((file) => file instanceof File && file.size > MAX_RESUME)) {
    return refuse('too_large', { fields: [{ path: 'file', message: RESUME_TEXT.tooLarge() }] })
  }
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, toSingleLine(value)]] : [],
  )
  return readFields(application, { ...named(Object.fromEntries(texts)), file: files })
}

/**
 * The parts by the form's names. Those that a program may know, `name` (first, then last) and `phone`, stand for
 * them where they are missing (spec:forms.careers-parts).
 */
function named({ name = '', phone, ...texts }: Partial<Record<string, string>>) {
  const [fname, ...rest] = name.trim().split(/\s+/)
  return { fname, lname: rest.join(' '), tel: phone, ...texts }
}

const { email, position, file, ...texts } = CAREERS_FIELDS
const noEmail = { error: () => emailMessage(email.label()) }
const noFile = { error: () => requiredMessage(file.label()) }

/** The fields of an application; the file's are the parts of that name. */
export const application = z.object({
  /** The form's own key: the same one is one application, however often it is sent. */
  submission: submissionKey,
  ...fieldSchemas(texts),
  // No address is no valid one (spec:forms.careers-email).
  email: z.string(noEmail).trim().max(email.max, noEmail).pipe(z.email(noEmail)),
  position: z.enum(Object.keys(POSITIONS) as Position[], {
    error: () => requiredMessage(position.label()),
  }),
  toEmail: wantedRecipient,
  file: z
    .array(z.unknown())
    .length(1, noFile)
    .transform(([only]) => only)
    .pipe(z.instanceof(File, noFile))
    .refine(({ name, size }) => name !== '' || size > 0, noFile)
    .refine(({ name, size }) => size > 0 || name === '', { error: RESUME_TEXT.empty }),
})
